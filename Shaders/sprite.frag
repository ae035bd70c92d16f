// Textures hold premultiplied colours, and so does what comes out.
uniform sampler2D page;
in vec2 place;
in vec4 color;
out vec4 fragment;

void main() {
  fragment = texture(page, place) * color;
}
