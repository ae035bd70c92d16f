"""The egg: its eyes and feet can be seen, and it walks."""
from pet_rig import COLOURS, EYES, MOUTHS, ROSE
from pixels import Frame, Map, ball

SHELL = ("#8A5A6E", "#D9A9A4", "#F3D3BE", "#FDEBD3", "#FFF8EA")
FEET = ("#6B2C33", "#C8714F", "#EDA06F", "#FBC391")
SPECKS = ((-10, -1, 2.0), (-6, 13, 1.9), (9, 11, 2.2), (-4, -14, 2.0), (-11, -8, 1.3), (2, 15, 1.4), (12, -6, 1.2), (0, -9, 1.3))


def draw(pose, mirrored, cracks=0):
    """The egg in a pose: squash, turn, feet and eyes; it has neither arms nor a tail.

    `cracks`: how far its shell is broken, 0 to 2; light comes through the second crack.
    """
    f = Frame(Map(pose.sx, pose.sy, pose.turn, pose.dx, pose.dy, pose.pivot, mirrored))
    for (dx, dy), sx in zip(pose.feet, (-6, 6)):
        f.part(ball(32 + sx + max(-3, min(3, dx)) + 1, 58.5 + min(dy, 1), 4.4, 2.8), FEET)
    x, y = 32, 40

    def egg(px, py):
        taper = 1 + np_clip((y - py) / 60)
        return ball(x, y, 15.4, 19.5)((px - x) * taper + x, py)
    shell = f.part(egg, SHELL, steps=(0.06, 0.44, 0.88))
    for dx, dy, r in SPECKS:
        f.flat(ball(x + dx, y + dy, r, r), "#C79BC2" if dx % 2 else "#F2B184", within=shell)
    for rows, ex, ey in (((CRACK, x + 4, y - 11.5),), ((ACROSS, x, y - 10), (CHIP, x - 9, y + 7)))[cracks - 1] if cracks else ():
        f.stamp(rows, {"C": "#7A4A55", "L": ("#FFF8EA", "#FFD75E")[cracks - 1]}, ex, ey)
    for ex, side in ((x - 2.5, -1), (x + 7.5, 1)):
        rows = EYES[pose.eyes]
        if pose.eyes == "dizzy" and (side > 0) != mirrored:
            rows = [row[::-1] for row in rows]
        f.stamp(rows, COLOURS, ex, y)
        f.stamp(["RRR", "RRR"], {"R": ROSE}, ex + side * 4.6, y + 5.6)
    f.stamp(MOUTHS[pose.mouth], COLOURS, x + 2.5, y + (6.6 if pose.mouth == "open" else 5.4))
    for rows, colours, ex, ey in pose.extras:
        f.stamp(rows, {**COLOURS, **colours}, ex, ey + (2 if ey < 45 else -3))
    f.drop_lone_pixels()
    return f


def np_clip(v):
    return v.clip(-0.12, 0.4)


CRACK = ["..C.....", ".CCL....", "..CC..C.", "...CCCCL", "....LCC.", "......C."]
ACROSS = [".......C............", "......CCCL..C.......", "CL...CC.CCLCCC....CC", "CCC.CCL..CCC.CCL.CCL",
          ".LCCCL....L...CCCCL.", "...CC..........CCL..", "...C............C..."]
CHIP = ["C..", ".CC", ".L."]
