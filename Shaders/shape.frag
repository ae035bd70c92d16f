// Signed distance to a rounded box: exact, so the edge is one pixel soft at every size and angle.
// Built twice, with PICTURE and without: a processor that draws fetches the texel of every pixel,
// wanted or not, and that is half the cost of plain paper.
uniform sampler2D page;
uniform vec4 texel_step;
in vec2 from_center;
in vec2 extent;
in vec4 outline;
flat in vec2 origin;
in vec2 place;
in vec4 inside;
in vec4 rim;
out vec4 fragment;

// Two octaves of value noise without a texture; the constants only need to be irrational-ish.
float noise(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

void main() {
  vec2 corner = abs(from_center) - extent + outline.x;
  float d = length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0) - outline.x;
  float pixel = max(fwidth(d), 1e-4);
  float soft = outline.z;
  float coverage = soft > 0.0
      ? 1.0 - smoothstep(-soft, soft, d)
      : clamp(0.5 - d / pixel, 0.0, 1.0);
  vec4 color = inside;
  float grain = outline.w;
#ifdef PICTURE
  // The middle between 0 and 4, and no grain below a thousandth: interpolation is not exact.
  if (grain > 2.0) {
    grain -= 4.0;
    vec2 exact = floor(place * texel_step.z + 0.5) * texel_step.w;  // as in sprite.frag
    color *= texture(page, (origin + exact) * texel_step.xy);
  }
#endif
  if (grain > 0.001) {
    // One cell a pixel; the quarter keeps pixels' middles away from the cells' edges.
    vec2 cell = floor(from_center / length(dFdx(from_center)) + 0.25);
    float grit = noise(cell) * 0.6 + noise(floor(cell * 0.5) + 17.0) * 0.4 - 0.5;
    color.rgb += grit * grain * 2.0 * color.a;
  }
  if (outline.y > 0.0) {
    color = mix(color, rim, clamp(0.5 + (d + outline.y) / pixel, 0.0, 1.0));
  }
  fragment = color * coverage;
}
