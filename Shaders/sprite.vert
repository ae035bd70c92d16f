// A textured quad. Position is in points of the window; `view` maps it to the clip square.
uniform vec4 view;
in vec2 position;
in vec2 texel;
in vec4 tint;
out vec2 place;
out vec4 color;

void main() {
  place = texel;
  color = vec4(tint.rgb * tint.a, tint.a);
  gl_Position = vec4(position * view.xy + view.zw, 0.0, 1.0);
}
