// A rounded rectangle, drawn by its distance to the edge; lengths are points.
uniform vec4 view;
in vec2 position;
in vec2 local;
in vec2 half_size;
in vec4 edge;  // radius, border, softness, grain (+ 4 where there is a picture)
in vec2 texel;
in vec4 fill;
in vec4 border_color;
out vec2 from_center;
out vec2 extent;
out vec4 outline;
flat out vec2 origin;
out vec2 place;
out vec4 inside;
out vec4 rim;

void main() {
  from_center = local;
  extent = half_size;
  outline = edge;
  origin = texel;
  place = (gl_VertexID & 3) == 0 ? vec2(0.0) : texel;
  inside = vec4(fill.rgb * fill.a, fill.a);
  rim = vec4(border_color.rgb * border_color.a, border_color.a);
  gl_Position = vec4(position * view.xy + view.zw, 0.0, 1.0);
}
