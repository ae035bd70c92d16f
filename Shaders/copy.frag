// A picture over the whole target, more or less opaque.
uniform sampler2D page;
uniform float opacity;
in vec2 place;
out vec4 fragment;

void main() {
  fragment = texture(page, place) * opacity;
}
