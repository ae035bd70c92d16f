// A textured quad. Position is in points of the window; `view` maps it to the clip square.
// Texture coordinates are whole steps: on the page for corner 0, from there for the others.
uniform vec4 view;
in vec2 position;
in vec2 texel;
in vec4 tint;
flat out vec2 origin;
out vec2 place;
out vec4 color;

void main() {
  origin = texel;  // corner 0 is the one that counts: both triangles end with it
  place = (gl_VertexID & 3) == 0 ? vec2(0.0) : texel;
  color = vec4(tint.rgb * tint.a, tint.a);
  gl_Position = vec4(position * view.xy + view.zw, 0.0, 1.0);
}
