/**
 * Draws the atlas of surfaces on the graphics card: boards with figure and fibre, burnt wood, mineral floors, and tiles.
 * The noise is made of whole numbers, so that every card draws the same, and repeats along the grain. `DRAWN` is the
 * number of columns with a grain, `PLAIN` that of cells of one colour.
 */
export const surfaceShader = {
  vertexShader: `
    varying vec2 at;
    void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }
  `,
  fragmentShader: `
    varying vec2 at;
    uniform vec3 lights[DRAWN];
    uniform vec3 darks[DRAWN];
    uniform vec3 looks[DRAWN];
    uniform vec3 colours[PLAIN];

    float hash(ivec2 cell, int seed) {
      uint n = uint(cell.x) * 1597334673u ^ uint(cell.y) * 3812015801u ^ uint(seed) * 2798796415u;
      n = (n ^ (n >> 16)) * 2246822519u;
      n = (n ^ (n >> 13)) * 3266489917u;
      return float((n ^ (n >> 16)) & 65535u) / 65535.0;
    }

    // Cells per column across and along the grain.
    float noise(vec2 place, ivec2 cells, int seed) {
      vec2 scaled = place * vec2(cells);
      ivec2 cell = ivec2(floor(scaled));
      vec2 part = smoothstep(0.0, 1.0, fract(scaled));
      ivec2 wrap = ivec2(100000, cells.y);
      float a = hash(cell % wrap, seed);
      float b = hash((cell + ivec2(1, 0)) % wrap, seed);
      float c = hash((cell + ivec2(0, 1)) % wrap, seed);
      float d = hash((cell + ivec2(1, 1)) % wrap, seed);
      return mix(mix(a, b, part.x), mix(c, d, part.x), part.y);
    }

    vec3 board(vec2 place, int index, vec3 look) {
      float strip = floor(place.x * 6.0);
      int seed = index * 31 + int(strip) * 7;
      float bend = noise(place, ivec2(6, 4), seed + 1) * 0.06;
      vec2 grain = vec2(place.x + bend, place.y);
      float figure = noise(grain, ivec2(26, 3), seed) * 0.6 + noise(grain, ivec2(70, 6), seed + 2) * 0.4;
      float fibre = noise(grain, ivec2(190, 14), seed + 3) * 0.6 + noise(grain, ivec2(256, 40), seed + 4) * 0.4;
      float tone = 1.0 + (hash(ivec2(int(strip), index), 5) - 0.5) * look.x;
      vec3 colour = mix(darks[index], lights[index], smoothstep(0.28, 0.72, figure));
      float depth = look.y > 0.5 ? 0.75 : 0.28;
      return colour * tone * (1.0 - depth + depth * 1.35 * fibre);
    }

    vec3 floorOf(vec2 place, int index, vec3 look) {
      float cloud = noise(place, ivec2(4, 12), index) * 0.6 + noise(place, ivec2(11, 33), index + 1) * 0.4;
      float grit = noise(place, ivec2(90, 270), index + 2);
      float strip = floor(place.x * 6.0);
      float tone = 1.0 + (hash(ivec2(int(strip), index), 5) - 0.5) * look.x;
      return mix(darks[index], lights[index], cloud) * (0.97 + 0.05 * grit) * tone;
    }

    // Square tiles as wide as a board.
    vec3 tilesOf(vec2 place, int index, vec3 look) {
      vec2 tile = place * vec2(6.0, 18.0);
      vec2 edge = min(fract(tile), 1.0 - fract(tile));
      float tone = 1.0 + (hash(ivec2(floor(tile)), index) - 0.5) * look.x;
      return mix(darks[index], lights[index] * tone, smoothstep(0.008, 0.03, min(edge.x, edge.y)));
    }

    void main() {
      float scaled = at.x * float(DRAWN + 1);
      int index = int(floor(scaled));
      vec2 place = vec2(fract(scaled), at.y);
      vec3 colour = colours[min(int(floor(at.y * float(PLAIN))), PLAIN - 1)];
      if (index < DRAWN) {
        vec3 look = looks[index];
        colour = look.y > 2.5
          ? tilesOf(place, index, look)
          : look.y > 1.5 ? floorOf(place, index, look) : board(place, index, look);
      }
      gl_FragColor = vec4(min(colour, 1.0), 1.0);
    }
  `,
};
