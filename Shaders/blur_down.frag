// Dual filter, the way down: the middle and four diagonals of the twice larger picture
// (M. Bjørge, "Bandwidth-efficient rendering", 2015).
uniform sampler2D page;
uniform vec2 reach;  // half a texel of the source
in vec2 place;
out vec4 fragment;

void main() {
  vec4 sum = texture(page, place) * 4.0;
  sum += texture(page, place - reach);
  sum += texture(page, place + reach);
  sum += texture(page, place + vec2(reach.x, -reach.y));
  sum += texture(page, place - vec2(reach.x, -reach.y));
  fragment = sum / 8.0;
}
