// Textures hold premultiplied colours, and so does what comes out.
uniform sampler2D page;
uniform vec4 texel_step;  // from steps to the page's 0 to 1; 256ths of a texel in a step, and back
flat in vec2 origin;
in vec2 place;
in vec4 color;
out vec4 fragment;

void main() {
  // Whole 256ths of a texel, which is what GPUs filter by: so the sum is exact wherever it lies.
  vec2 exact = floor(place * texel_step.z + 0.5) * texel_step.w;
  fragment = texture(page, (origin + exact) * texel_step.xy) * color;
}
