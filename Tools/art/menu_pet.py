"""menu-pet.svg: a round animal, awake at dusk, under a low moon."""
from paper import Sheet, both, circle, d, ellipse, inside, leaf, minus, moved, smooth

FUR, FUR_D, FUR_L, FUR_DD = "#F4A66A", "#DE8550", "#FBC48E", "#B9633E"
TUMMY, TUMMY_D, ROSE = "#FFEFD6", "#F1D5B4", "#EE7D7A"
INK, MOON, HILL, HILL_L = "#2A2036", "#FBE3AE", "#453661", "#6E5B91"


def dusk(sh):
    sh.cut(circle(120, 106, 94), "#8A74AB", drop=0, edge=0)
    sh.cut(circle(120, 106, 78), "#B592BD", drop=0, edge=0)
    sh.fill(circle(120, 106, 62), "#D7A9BC")
    sh.cut(circle(206, 76, 22), MOON, drop=0, edge=0.8)
    sh.fill(inside(circle(206, 76, 22), minus(circle(206, 76, 22), circle(201, 71, 21))), "#EBC583")
    for x, y, r in ((212, 84, 3.2), (203, 86, 2.0), (213, 70, 2.6)):
        sh.fill(circle(x, y, r), "#EBC583")
    for x, y, r in ((43, 66, 2.2), (66, 36, 2.8), (35, 112, 1.8), (196, 32, 2.2), (122, 24, 2)):
        sh.fill(circle(x, y, r), "#FFF3D2")


def ground(sh):
    hill = smooth([(14, 204), (40, 188), (80, 186), (120, 182), (168, 187), (206, 190), (227, 205), (212, 221), (170, 227),
                   (120, 229), (70, 227), (28, 220)])
    sh.cut(hill, HILL, drop=0, edge=1.0, lit=0.22)
    sh.fill(inside(hill, moved(hill, 5, 16)), "#372A50")
    for x, y, s in ((30, 199, 1), (206, 200, 1.05), (52, 196, .7), (190, 195, .7)):
        for a, k in ((-112, .8), (-90, 1), (-68, .8)):
            sh.cut(leaf(x, y, 24 * s * k, 7.5 * s, a), HILL_L if a < -80 else "#5A4A7C", drop=0, edge=0.6)


def ear(sh, side):
    def at(s):
        return s if side < 0 else s.scale(-1, 1, cx=120)
    tip = at(d("M62 112C44 84 44 56 55 41C60 35 67 36 73 42C90 58 100 76 102 96Z"))
    sh.cut(tip, FUR if side < 0 else FUR_D, drop=3)
    sh.cut(at(d("M68 100C57 82 55 66 60 56C63 52 67 54 70 57C81 69 88 80 90 92Z")), ROSE if side < 0 else "#D5666B",
           drop=1.5, edge=0.6)


def tail(sh):
    t = d("M168 196C206 204 230 178 219 148C214 135 199 134 194 144C189 154 200 160 201 168C202 178 186 180 170 172Z")
    sh.cut(t, FUR_D, drop=0, edge=1)
    sh.fill(inside(t, d("M180 120L240 120L240 154L180 160Z")), TUMMY)


def body(sh):
    b = smooth([(120, 68), (158, 76), (186, 104), (194, 144), (182, 182), (152, 203), (120, 207), (88, 203), (58, 182),
                (46, 144), (54, 104), (82, 76)])
    sh.cut(b, FUR, drop=4)
    sh.fill(minus(b, moved(b, -13, -9)), FUR_D)
    sh.fill(inside(minus(b, moved(b, 7, 7)), d("M0 0L150 0L60 160L0 160Z")), FUR_L)
    sh.rim(b, 1.2)
    tuft = d("M104 72C100 60 104 52 112 48C112 54 114 57 118 58C119 50 125 44 134 44C131 50 132 56 135 60C138 64 138 70 136 74"
             "C128 80 110 80 104 72Z")
    sh.cut(tuft, FUR_L, drop=2)
    tummy = smooth([(120, 150), (146, 157), (160, 178), (152, 196), (120, 201), (88, 196), (80, 178), (94, 157)])
    sh.cut(tummy, TUMMY, drop=1.6, edge=0.7)
    sh.fill(inside(minus(tummy, moved(tummy, -8, -5)), b), TUMMY_D)


def face(sh):
    mask = both(ellipse(94, 122, 29, 31), ellipse(146, 122, 29, 31), ellipse(120, 136, 24, 18)).buffer(6).buffer(-6)
    sh.cut(mask, TUMMY, drop=2, edge=0.8)
    for x in (95, 145):
        sh.cut(ellipse(x, 121, 18.5, 21.5), INK, drop=0, edge=0)
        sh.fill(inside(ellipse(x, 121, 18.5, 21.5), minus(ellipse(x, 124, 17, 19), ellipse(x, 117, 20, 19))), "#7A4A66")
        sh.fill(circle(x - 6, 112.5, 6.8), "#FFFFFF")
        sh.fill(circle(x + 7, 129, 3), "#FFFFFF", 0.85)
    sh.cut(d("M113 137C113 133 127 133 127 137C127 142 122 145 120 145C118 145 113 142 113 137Z"), FUR_DD, drop=1, edge=0.6)
    sh.fill(d("M108 148C111 160 129 160 132 148C128 151 124 151.5 120 149C116 151.5 112 151 108 148Z"), "#8E3440")
    sh.fill(d("M114.5 154C117 150.5 123 150.5 125.5 154C123 158 117 158 114.5 154Z"), ROSE)
    for x in (68, 172):
        sh.fill(ellipse(x, 146, 11, 7.2), ROSE, 0.72)


def limbs(sh):
    for side in (-1, 1):
        at = (lambda s: s) if side < 0 else (lambda s: s.scale(-1, 1, cx=120))
        sh.cut(at(d("M60 160C52 170 56 188 70 192C80 194 84 184 80 174C77 166 72 158 66 156C63 156 61 158 60 160Z")),
               FUR_L if side < 0 else FUR, drop=3)
        foot = at(d("M72 206C72 195 84 189 96 191C107 193 112 200 111 207C110 214 102 216 92 216C81 216 72 214 72 206Z"))
        sh.cut(foot, FUR_L if side < 0 else FUR, drop=3)
        for x in (84, 92, 100):
            sh.fill(at(ellipse(x, 211, 2.2, 3.6)), FUR_DD, 0.75)


def pet(folder):
    sh = Sheet(240, 240, digits=2, shade="#2A1430")
    dusk(sh)
    ground(sh)
    tail(sh)
    ear(sh, -1)
    ear(sh, 1)
    body(sh)
    face(sh)
    limbs(sh)
    sh.save(f"{folder}/menu-pet.svg")
