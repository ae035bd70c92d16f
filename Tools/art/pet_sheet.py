"""pet-egg.png, -child and the twelve adults of FORMS: every form in every pose, 64 by 64 a frame.

pet-egg-cracked.png and pet-egg-broken.png are the egg after one stroke and after two.

Columns 0 to 3 look to the right, 4 to 7 to the left; each row is a pose, in the order of ROWS.
"""
from dataclasses import replace

import pet_egg
from pet_rig import Form, Pose, draw
from pixels import sheet, write_png

APRICOT = ("#6B2C33", "#B9583A", "#E28A52", "#F6AE70", "#FFCF9A")
PEACH = ("#7A3A3C", "#C8714F", "#EDA06F", "#FBC391", "#FFE0B8")
SILVER = ("#443A74", "#7A70B4", "#A9A3DC", "#CDC9F2", "#EAE8FF")
MOSS = ("#244039", "#3F7060", "#62A083", "#8CC7A2", "#BDE5C4")
STEEL = ("#23384F", "#43678A", "#6D97B8", "#9CC2DA", "#CBE4F0")
HONEY = ("#6B4216", "#B57A22", "#E5AC3A", "#F8CE62", "#FFEB9E")
COPPER = ("#3F2A20", "#8A5638", "#BE8152", "#E0AE7C", "#F5D5AB")
SLATE = ("#191426", "#342C4A", "#4C4468", "#6C6489", "#948DB0")
BARK = ("#43291C", "#7A5136", "#A87A50", "#CDA274", "#EBCBA0")
ROSE = ("#6A1F52", "#B0448C", "#DA70B2", "#F29FD0", "#FFD0EA")
PIGLET = ("#7A3147", "#C8687C", "#F095A0", "#FFBDBE", "#FFDEDA")
DUSK = ("#3A3F7E", "#7680C0", "#A9B3E4", "#D2DAF8", "#F0F3FF")
EARTH = ("#3E2A26", "#74503F", "#A37658", "#C99C78", "#E8C6A2")
MINT = ("#1F5A66", "#3E97A4", "#6CC4C8", "#A2E2DE", "#D6F6F0")
CREAM = ("#8A5A4A", "#D2AE8C", "#F3DDBC", "#FFF1DA", "#FFFBF0")

FORMS = {
    "child": Form(PEACH, CREAM, (32, 46, 14.5, 14), ears="small", tuft="wisp", tail="stub", face=-0.6, paw=0.8),
    "champion": Form(APRICOT, CREAM, ears="tall", tuft="flame", tail="curl", mark="stripes"),
    "companion": Form(SILVER, ("#5A4E8C", "#A9A3DC", "#D9D6F6", "#F4F2FF", "#FFFFFF"), ears="lop", tuft="curl", tail="cloud", mark="moon"),
    "wanderer": Form(MOSS, (), (32, 43, 19, 16), ears="round", tuft="sprout", tail="leaf", mark="spots"),
    "guardian": Form(STEEL, ("#3A2E1E", "#7A6238", "#B0935A", "#DCC48C", "#F4E6BC"), (32, 44, 19, 15.5), ears="", tuft="", tail="club", back="plates"),
    "lucky": Form(HONEY, CREAM, (33, 45, 15.5, 15), ears="cat", tuft="", tail="long", mark="stripes", hat="clover"),
    "tinker": Form(COPPER, MINT, (32, 44, 16.5, 15.5), ears="", tuft="", tail="plug", power=4.5, hat="bolts", wear="patch"),
    "ace": Form(SLATE, ("#191426", "#342C4A", "#4C4468", "#6C6489"), (32, 45, 15, 15), ears="", tuft="", tail="spade", hat="top", wear="bow"),
    "scholar": Form(BARK, CREAM, (32, 41.5, 16.5, 18), ears="owl", tuft="", tail="fan", back="feathers", wear="glasses"),
    "weaver": Form(ROSE, MINT, (32, 46, 13, 13.5), ears="", tuft="", tail="", paw=0.75, back="wings", hat="feelers"),
    "gourmet": Form(PIGLET, CREAM, (32, 44.5, 22.5, 16.5), ears="small", tuft="", tail="", face=-0.5, hat="chef"),
    "dreamer": Form(DUSK, CREAM, (29, 45, 15, 13.5), ears="", tuft="", tail="", back="wool", hat="nightcap"),
    "survivor": Form(EARTH, ("#2B1D22", "#4A3438", "#6B4E4A", "#8E6D5E", "#B29378"), (33, 45, 16.5, 14.5), ears="", tuft="", tail="", back="spines", wear="bandage"),
}

HEART = (["RR.RR", "RWRRR", "RRRRR", ".RRR.", "..R.."], {"R": "#F0647A"})
NOTE = (["..YY", "..Y.", "..Y.", "YYY.", "YYY."], {"Y": "#FFE9A8"})
ZED = (["ZZZZ", "..Z.", ".Z..", "ZZZZ"], {"Z": "#F3EEFF"})
SMALL_ZED = (["ZZZ", ".Z.", "ZZZ"], {"Z": "#CFC6F2"})
DROP = (["..B.", ".BB.", "BWBB", "BBBB", ".BB."], {"B": "#8FD3F4"})
STAR = (["..Y..", ".YYY.", "YYWYY", ".YYY.", "..Y.."], {"Y": "#FFD96A"})
CRUMB = (["C.", ".C"], {"C": "#F3D9A0"})
FOOD = ([".GG...", "RRGRR.", "RWRRRR", "RRRRRR", "RRRRRD", ".RRRD."], {"G": "#6FB25E", "R": "#F0647A", "D": "#B33A56"})
HALF = (["..G...", "..GRR.", "...RRR", "..CRRR", "..CRRD", "...RD."], {"G": "#6FB25E", "R": "#F0647A", "D": "#B33A56", "C": "#FFE2C4"})


def at(sign, x, y):
    return (*sign, x, y)


WALK = [Pose(feet=((-3, 0), (3, 0)), arms=((2, 0), (-2, 0)), tail=0),
        Pose(feet=((1, -2), (0, 0)), dy=-1, tail=2, ears=1),
        Pose(feet=((3, 0), (-3, 0)), arms=((-1, 0), (1, 0)), tail=3),
        Pose(feet=((0, 0), (1, -2)), dy=-1, tail=1, ears=1)]
HAPPY = [Pose(sx=1.06, sy=.94, eyes="happy", mouth="open", arms=((-2, -5), (1, -5)), tail=4),
         Pose(sx=.95, sy=1.04, dy=-5, eyes="happy", mouth="open", arms=((-3, -9), (2, -9)), feet=((0, 0), (0, 0)), tail=1, ears=-1, extras=(at(HEART, 10, 14),)),
         Pose(eyes="happy", mouth="smile", arms=((-2, -6), (1, -6)), tail=5, extras=(at(HEART, 8, 8), at(STAR, 57, 14)))]
EAT = [Pose(mouth="open", arms=((12, 4), (-1, 2)), extras=(at(FOOD, 38, 52),)),
       Pose(sx=1.03, sy=.97, eyes="happy", mouth="bite", arms=((12, 3), (-1, 1)), extras=(at(HALF, 38, 51), at(CRUMB, 47, 56))),
       Pose(eyes="happy", mouth="chew", arms=((10, 3), (-3, 2)), tail=3, extras=(at(CRUMB, 47, 55), at(CRUMB, 29, 57)))]
LOW = dict(sx=1.08, sy=.80, ears=6, feet=((-5, 1), (6, 1)), arms=((-2, 4), (3, 4)), tail=-5)
SLEEP = [Pose(**LOW, eyes="closed", mouth="chew", extras=(at(SMALL_ZED, 50, 12),)),
         Pose(**{**LOW, "sy": .84, "sx": 1.06}, eyes="closed", mouth="flat", extras=(at(SMALL_ZED, 49, 14), at(ZED, 55, 4)))]
DOWN = [Pose(**LOW, eyes="sad", mouth="frown", extras=(at(DROP, 55, 18),)),
        Pose(**{**LOW, "sy": .77}, eyes="sad", mouth="flat", extras=(at(DROP, 55, 22),))]
HANG = dict(sx=.92, sy=1.03, pivot=(32, 20), dy=-3, eyes="wide", mouth="o", ears=-1)
DANGLE = [Pose(**HANG, turn=5, feet=((1, 2), (-1, 3)), arms=((-1, 2), (0, 3)), tail=-4),
          Pose(**HANG, turn=-5, feet=((1, 3), (-1, 2)), arms=((0, 3), (1, 2)), tail=-2)]
FLAT = {**LOW, "sx": 1.12, "sy": .70, "ears": 7}
FAINT = [Pose(**FLAT, eyes="dizzy", mouth="tongue", extras=(at(STAR, 14, 18), at(STAR, 44, 10))),
         Pose(**FLAT, eyes="dizzy", mouth="tongue", extras=(at(STAR, 24, 9), at(STAR, 54, 18)))]
# Turned away from the viewer, towards another pet.
TURNED = [Pose(look=4)]
STAND = [Pose(), Pose(eyes="blink"), Pose(sx=1.13, sy=.84, eyes="blink", mouth="flat", ears=3, arms=((-2, 2), (2, 2))),
         Pose(mouth="open", ears=-1, arms=((-1, -4), (1, -4)), extras=(at(NOTE, 57, 20),))]

ROWS = (("walk", WALK), ("happy", HAPPY), ("eat", EAT), ("sleep", SLEEP), ("down", DOWN), ("dangle", DANGLE),
        ("faint", FAINT + TURNED), ("stand", STAND))


def lowered(pose, form):
    """The pose for a smaller form: what floats beside it is lower, too."""
    top = form.body[1] - form.body[3]
    fall = (top - 25) * 0.75
    return replace(pose, extras=tuple((r, c, x, y + fall if y < 45 else y + fall * .12) for r, c, x, y in pose.extras))


def frames(draw_pose):
    rows = []
    for _, poses in ROWS:
        four = [poses[i % len(poses)] for i in range(4)]
        rows.append([draw_pose(p, m) for m in (False, True) for p in four])
    return rows


def pet_sheet(folder):
    for name, form in FORMS.items():
        write_png(f"{folder}/pet-{name}.png", sheet(frames(lambda p, m: draw(form, lowered(p, form), m))))
    for cracks, name in enumerate(("egg", "egg-cracked", "egg-broken")):
        write_png(f"{folder}/pet-{name}.png", sheet(frames(lambda p, m: pet_egg.draw(p, m, cracks))))
