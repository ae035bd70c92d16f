// Dual filter, the way up: a ring of eight around the place in the twice smaller picture.
uniform sampler2D page;
uniform vec2 reach;  // half a texel of the source
in vec2 place;
out vec4 fragment;

void main() {
  vec4 sum = texture(page, place + vec2(-reach.x * 2.0, 0.0));
  sum += texture(page, place + vec2(-reach.x, reach.y)) * 2.0;
  sum += texture(page, place + vec2(0.0, reach.y * 2.0));
  sum += texture(page, place + vec2(reach.x, reach.y)) * 2.0;
  sum += texture(page, place + vec2(reach.x * 2.0, 0.0));
  sum += texture(page, place + vec2(reach.x, -reach.y)) * 2.0;
  sum += texture(page, place + vec2(0.0, -reach.y * 2.0));
  sum += texture(page, place + vec2(-reach.x, -reach.y)) * 2.0;
  fragment = sum / 12.0;
}
