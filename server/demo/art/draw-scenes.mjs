/**
 * Draws the demo pictures that the design folder does not already hold.
 *
 * The demo newspapers illustrate their articles with invented scenes, not photographs. Twenty-two of
 * them come from the design work and are copied as they are; this script draws the other twenty, in
 * the same manner: flat layered shapes, gradients, warm light, no outlines, no lettering.
 * Every picture is 1200 × 800 with the subject near the middle, so any `object-fit: cover` crop
 * (2:1, 16:9, 3:2, 1:1, 4:5) still reads. The output is deterministic: same code, same bytes.
 *
 *   node server/demo/art/draw-scenes.mjs            writes all the scenes to server/demo/images/
 *   node server/demo/art/draw-scenes.mjs neve pane  only these
 *   OUT=/tmp/art node …/draw-scenes.mjs             writes somewhere else
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WIDTH = 1200;
const HEIGHT = 800;
const MAX_BYTES = 45 * 1024;
const OUT = process.env.OUT ?? fileURLToPath(new URL('../images/', import.meta.url));

/* ---------------------------------------------------------------- numbers and colours */

const TAU = Math.PI * 2;
const round = (value, digits = 1) => Number(value.toFixed(digits));
const range = (count, fn = (i) => i) => Array.from({ length: count }, (_, i) => fn(i));
const lerp = (a, b, t) => a + (b - a) * t;
const polar = (radius, angle, cx = 0, cy = 0) => [
  cx + Math.cos(angle) * radius,
  cy + Math.sin(angle) * radius,
];

/** Seeded generator: random() in 0…1, random(8) in 0…8, random(3, 8) in 3…8. */
const seeded = (seed) => {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const random = (a = 1, b) => (b === undefined ? next() * a : lerp(a, b, next()));
  random.pick = (list) => list[Math.floor(next() * list.length)];
  return random;
};

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const mix = (from, to, t) => {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((v, i) =>
      Math.round(lerp(v, b[i], t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

/* ---------------------------------------------------------------- SVG elements */

const attributes = (list) =>
  Object.entries(list)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value, 2) : value}"`)
    .join('');
const element = (name, list, ...children) => {
  const inner = children.flat(Infinity).join('');
  return `<${name}${attributes(list)}${inner ? `>${inner}</${name}>` : '/>'}`;
};

/** Path data with rounded numbers: d`M${x} ${y}h${w}`. */
const d = (parts, ...values) =>
  parts.reduce(
    (out, part, i) =>
      out + part + (i < values.length ? (typeof values[i] === 'number' ? round(values[i]) : values[i]) : ''),
    '',
  );
const points = (list) => list.map(([x, y]) => d`${x} ${y}`).join('L');
const polygon = (list) => `M${points(list)}Z`;
const polyline = (list) => `M${points(list)}`;
/** Path data of many discs: [[x, y, radius], …]. */
const discs = (list, radius) =>
  list
    .map(([x, y, r = radius]) => d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('');
/** Equal discs as round line caps: far shorter than arcs. */
const dots = (list, radius, fill, more) =>
  stroke(list.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''), fill, radius * 2, {
    'stroke-linecap': 'round',
    ...more,
  });
const box = (x, y, w, h) => d`M${x} ${y}h${w}v${h}h${-w}z`;

const rect = (x, y, width, height, fill, more) => element('rect', { x, y, width, height, fill, ...more });
const circle = (cx, cy, r, fill, more) => element('circle', { cx, cy, r, fill, ...more });
const ellipse = (cx, cy, rx, ry, fill, more) => element('ellipse', { cx, cy, rx, ry, fill, ...more });
const shape = (data, fill, more) =>
  element('path', { d: Array.isArray(data) ? polygon(data) : data, fill, ...more });
const stroke = (data, colour, width, more) =>
  element('path', {
    d: Array.isArray(data) ? polyline(data) : data,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    ...more,
  });
const group = (list, ...children) => element('g', list, ...children);
const place = (x, y, scale = 1, rotate = 0) => ({
  transform: `translate(${round(x)} ${round(y)})${rotate ? ` rotate(${round(rotate)})` : ''}${
    scale === 1
      ? ''
      : ` scale(${[scale]
          .flat()
          .map((s) => round(s, 3))
          .join(' ')})`
  }`,
});
const backdrop = (fill) => rect(0, 0, WIDTH, HEIGHT, fill);

/** Gradients, filters and clips of one picture; each method returns the `url(#…)` to use. */
const palette = (name) => {
  const defs = [];
  const define = (make) => {
    const id = `${name}-${defs.length + 1}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  const stops = (list) =>
    list.map((stop, i) => {
      const [offset, colour, opacity] = Array.isArray(stop) ? stop : [i / (list.length - 1), stop];
      return element('stop', {
        offset,
        'stop-color': colour,
        ...(opacity === undefined ? {} : { 'stop-opacity': opacity }),
      });
    });
  const linear = (list, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
    define((id) => element('linearGradient', { id, x1, y1, x2, y2 }, stops(list)));
  const radial = (list, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
    define((id) => element('radialGradient', { id, cx, cy, r }, stops(list)));
  const blur = (deviation) =>
    define((id) =>
      element(
        'filter',
        { id, x: '-30%', y: '-30%', width: '160%', height: '160%' },
        element('feGaussianBlur', { stdDeviation: deviation }),
      ),
    );
  const clip = (data) => define((id) => element('clipPath', { id }, element('path', { d: data })));
  /** A soft round light. */
  const glow = (x, y, radius, colour, opacity = 0.75) =>
    circle(
      x,
      y,
      radius,
      radial([
        [0, colour, opacity],
        [0.45, colour, opacity * 0.36],
        [1, colour, 0],
      ]),
    );
  const vignette = (opacity = 0.3) =>
    backdrop(
      radial(
        [
          [0.55, '#000000', 0],
          [1, '#000000', opacity],
        ],
        [0.5, 0.45, 0.8],
      ),
    );
  return { defs, linear, radial, blur, clip, glow, vignette };
};

/* ---------------------------------------------------------------- shared motifs */

/** Pinhole camera: project(x, y, z) with y pointing down and the vanishing point at vx, vy. */
const camera = (vx, vy, focal) => {
  const project = (x, y, z) => [vx + (x * focal) / z, vy + (y * focal) / z];
  project.scale = (z) => focal / z;
  return project;
};

/** Skyline of hills by midpoint displacement. */
const ridge = (seed, y, amplitude, fill, { rough = 0.55, steps = 6 } = {}) => {
  const random = seeded(seed);
  let line = [random(-0.5, 0.5) * amplitude, random(-0.5, 0.5) * amplitude];
  let spread = amplitude;
  for (let step = 0; step < steps; step++) {
    line = line.flatMap((value, i) =>
      i < line.length - 1 ? [value, (value + line[i + 1]) / 2 + random(-0.5, 0.5) * spread] : [value],
    );
    spread *= rough;
  }
  return shape(
    d`M0 ${HEIGHT}L${points(line.map((v, i) => [(i * WIDTH) / (line.length - 1), y + v]))}L${WIDTH} ${HEIGHT}Z`,
    fill,
  );
};

/** Light on water: short strips, longer and thicker towards the viewer. */
const glints = (seed, [top, bottom], count, fill, centre, spread, opacity = 0.6) => {
  const random = seeded(seed);
  const layers = [[], [], []];
  for (let i = 0; i < count; i++) {
    const t = random() ** 1.4;
    const width = (18 + random(150)) * (0.3 + t);
    layers[i % 3].push(
      box(
        centre + random(-1, 1) * spread * (0.5 + t) - width / 2,
        lerp(top, bottom, t),
        width,
        1.4 + t * 4.5,
      ),
    );
  }
  return layers.map((data, i) => shape(data.join(''), fill, { opacity: opacity * (0.5 + i * 0.3) }));
};

const cypress = (x, y, scale, fill, light) =>
  group(
    place(x, y, scale),
    shape('M0 0C-22-30-20-120 0-170 20-120 22-30 0 0z', fill),
    light ? shape('M0-2C14-40 16-110 0-168 8-110 8-40 0-2z', light) : '',
  );

const roundTree = (x, y, scale, [dark, mid, light], seed = 1) => {
  const random = seeded(seed);
  const leaves = (count, reach, dx, dy) =>
    discs(range(count, () => [dx + random(-1, 1) * reach, dy + random(-1, 1) * reach * 0.7, random(22, 38)]));
  return group(
    place(x, y, scale),
    shape('M-9 0L-5-70-22-96-16-98 0-78 14-104 20-100 6-68 10 0z', '#4a3423'),
    shape(leaves(10, 56, 0, -112), dark),
    shape(leaves(8, 44, 6, -122), mid),
    shape(leaves(6, 30, 16, -136), light),
  );
};

const cloud = (x, y, scale, fill, opacity = 1) =>
  shape(
    'M-110 20C-130 20-136-4-112-8-110-34-70-42-56-24-44-58 12-56 20-22 40-40 74-28 72-6 104-12 116 20 92 20z',
    fill,
    { ...place(x, y, scale), opacity },
  );

/** A standing figure without a face, feet at x, y. `away`: seen from behind. */
const person = (
  x,
  y,
  height,
  {
    top = '#3d4a63',
    bottom = '#222a3a',
    skin = '#d99e74',
    hair = '#2b1d1a',
    stride = 4,
    coat = false,
    away = false,
    arms = true,
    flip = false,
  } = {},
) =>
  group(
    place(x, y, [((flip ? -1 : 1) * height) / 100, height / 100]),
    stroke(d`M-4-46L${-4 - stride}-1M4-46L${4 + stride}-1`, bottom, 8.5),
    shape(d`M${-9 - stride}-3h11v3h-12zM${-1 + stride}-3h12v3h-12z`, mix(bottom, '#000000', 0.4)),
    arms
      ? stroke('M-10-77Q-17-64-13-47M10-77Q17-64 14-47', mix(top, '#000000', 0.18), 6.5, {
          'stroke-linecap': 'round',
        })
      : '',
    shape(
      coat
        ? 'M-11-80Q-13-60-15-24H15Q13-60 11-80 8-85 0-85T-11-80z'
        : 'M-11-80Q-13-60-11-42H11Q13-60 11-80 8-85 0-85T-11-80z',
      top,
    ),
    shape('M-3-88h6v6h-6z', skin),
    circle(0, -93, 7.4, skin),
    shape(
      away ? 'M-8-90C-10-106 10-106 8-90 7-84-7-84-8-90z' : 'M-8-92C-10-106 10-106 8-92 5-98-3-99-8-92z',
      hair,
    ),
  );

const umbrella = (x, y, radius, [light, dark], turn = 0) => {
  const rim = range(8, (i) => polar(radius, (i * TAU) / 8 + turn).map(Math.round));
  const dip = range(8, (i) => polar(radius * 0.86, ((i + 0.5) * TAU) / 8 + turn).map(Math.round));
  const scallop = (i) => `Q${dip[i]} ${rim[(i + 1) % 8]}`;
  return group(
    place(x, y),
    shape(`M${rim[0]}${range(8, scallop).join('')}z`, light),
    shape(range(4, (i) => `M0 0L${rim[i * 2]}${scallop(i * 2)}z`).join(''), dark),
    circle(0, 0, radius * 0.07, '#fff8e8'),
  );
};

/* ---------------------------------------------------------------- scenes */

/** Italy in a few strokes: mainland, Sicily, Sardinia, as [longitude, latitude]. */
const italy = [
  [
    [7.5, 43.8],
    [8.75, 44.4],
    [9.85, 44.05],
    [10.3, 43.5],
    [11.1, 42.4],
    [12.2, 41.8],
    [13, 41.2],
    [14, 40.85],
    [15, 40.25],
    [15.65, 40],
    [16.2, 38.8],
    [15.65, 38],
    [16.05, 37.9],
    [16.6, 38.8],
    [17.1, 39],
    [16.55, 39.7],
    [17, 40.5],
    [18.35, 39.8],
    [18.5, 40.2],
    [16.9, 41.15],
    [15.9, 41.6],
    [16.2, 41.9],
    [15.3, 41.9],
    [14.2, 42.5],
    [13.6, 43.5],
    [12.4, 44.3],
    [12.4, 45.3],
    [13.7, 45.65],
    [13.5, 46.5],
    [12.2, 47],
    [10.5, 46.8],
    [9.3, 46.4],
    [8.5, 46.3],
    [7.9, 45.95],
    [7, 45.85],
    [6.9, 44.4],
  ],
  [
    [12.45, 37.9],
    [13.35, 38.2],
    [15.6, 38.28],
    [15.1, 37.35],
    [15.1, 36.65],
    [14.1, 37.1],
  ],
  [
    [8.2, 40.95],
    [9.2, 41.25],
    [9.75, 40.5],
    [9.6, 39.3],
    [9, 38.95],
    [8.4, 39.2],
    [8.4, 40.2],
  ],
];

/** A classroom in the morning, pupils seen from the last row. */
function scuola({ linear, glow, vignette }) {
  const see = camera(600, 318, 600);
  const [side, floor, ceiling, back] = [6, 3, -2.7, 9];
  const wall = (x0, y0, x1, y1, z = back) => [see(x0, y0, z), see(x1, y0, z), see(x1, y1, z), see(x0, y1, z)];
  const leftWall = (z0, y0, z1, y1, inset = 0) => [
    see(-side + inset, y0, z0),
    see(-side + inset, y0, z1),
    see(-side + inset, y1, z1),
    see(-side + inset, y1, z0),
  ];

  const windows = [
    [3.1, 4.6],
    [5, 6.4],
    [6.8, 8.2],
  ].map(([near, far]) => {
    const middle = (near + far) / 2;
    return [
      shape(leftWall(near - 0.08, -2.2, far + 0.08, 0.75), '#f6ead2'),
      shape(leftWall(near, -2.1, far, 0.65), linear(['#a9d4e6', '#fdf3d2'])),
      shape(leftWall(near, -0.1, far, 0.65), '#8fb27a'),
      shape(leftWall(near, 0.25, far, 0.65), '#6d9560'),
      shape(leftWall(middle - 0.04, -2.1, middle + 0.04, 0.65), '#f6ead2'),
      shape(leftWall(near, -1.15, far, -1.07), '#f6ead2'),
      shape(leftWall(near - 0.12, 0.72, far + 0.12, 0.86), '#d9b98c'),
    ];
  });
  const sunbeams = [
    [3.1, 4.6],
    [5, 6.4],
    [6.8, 8.2],
  ].map(([near, far]) =>
    shape(
      [
        see(-4.6, floor, near),
        see(-4.6, floor, far - 0.1),
        see(0.8, floor, far - 0.9),
        see(0.8, floor, near - 0.6),
      ],
      '#fff0b8',
      { opacity: 0.42 },
    ),
  );
  const board = [
    shape(wall(-4.3, -2.05, 1.9, 0.62), '#a06a3c'),
    shape(wall(-4.15, -1.92, 1.75, 0.48), linear(['#2f5d4c', '#1f4438'], [0, 0, 1, 1])),
    shape(wall(-4.2, 0.5, 1.8, 0.64), '#c98f5a'),
    group(
      {
        fill: 'none',
        stroke: '#e9f0e2',
        'stroke-width': 3.4,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        opacity: 0.9,
      },
      element('path', { d: 'M372 322L372 226 486 322ZM372 308h14v14' }),
      element('circle', { cx: 560, cy: 272, r: 46 }),
      element('path', { d: 'M560 272l33-32M514 272h92' }),
      element('path', { d: 'M640 326V216M632 318H704M640 312C656 312 666 236 700 228', stroke: '#f6d27a' }),
    ),
    stroke('M380 352h30M430 352h18', '#ffffff', 5),
  ];
  const [mapLeft, mapTop] = see(2.5, -2.05, back);
  const land = (coast) =>
    polygon(coast.map(([lon, lat]) => [mapLeft + 10 + (lon - 6.6) * 11.7, mapTop + 16 + (47.1 - lat) * 14]));
  const map = [
    shape(wall(2.5, -2.05, 4.9, 0.62), '#b7d8dc'),
    shape(italy.map(land).join(''), '#7f9a54'),
    shape(land(italy[0].filter(([, lat]) => lat > 43.9)), '#d9a24e'),
    shape(wall(2.5, -2.05, 4.9, -1.93), '#7a4d2a'),
    shape(wall(2.5, 0.5, 4.9, 0.62), '#7a4d2a'),
  ];
  const teacher = [
    person(...see(2.1, floor, 8.4), 190, {
      top: '#7f2f48',
      bottom: '#33394d',
      skin: '#e8b48d',
      hair: '#5a2f1c',
      arms: false,
      coat: true,
    }),
    stroke('M734 392Q714 372 706 340', '#6a2640', 13, { 'stroke-linecap': 'round' }),
    stroke('M768 392Q780 420 772 452', '#6a2640', 13, { 'stroke-linecap': 'round' }),
    circle(704, 334, 7, '#e8b48d'),
    stroke('M704 334L694 292', '#f3e7cf', 3.4),
  ];
  const teacherDesk = [
    shape(wall(-3.6, 1.62, -0.7, 1.78, 7.6), '#c98f5a'),
    shape(wall(-3.5, 1.78, -0.8, 2.9, 7.6), '#9a6236'),
    shape(wall(-3.5, 1.78, -0.8, 1.9, 7.6), '#7d4d29'),
    group(
      place(372, 444),
      stroke('M-15-34A21 21 0 1 0 22-22', '#8a5a2e', 4),
      circle(2, -24, 17, '#4f93b0'),
      shape('M-8-34c8-6 16-2 14 6-4 8-2 14-8 14-8-4-10-12-6-20z', '#8fae5c'),
      rect(-8, -4, 20, 5, '#7d4d29'),
    ),
    rect(436, 436, 54, 8, '#c0412f'),
    rect(440, 428, 46, 8, '#2d6f87'),
    rect(438, 421, 44, 7, '#e9c46a'),
    circle(516, 436, 8, '#d7402f'),
    stroke('M516 429q2-6 6-7', '#4d6a2e', 2.5),
  ];
  const tops = [
    '#d75a43',
    '#3f7f8f',
    '#e3b04b',
    '#5c7d4a',
    '#e9e1cf',
    '#8e4a66',
    '#3d5a86',
    '#c97c4a',
    '#6f8a43',
  ];
  const hairs = ['#3a2018', '#8a5228', '#22191a', '#c98f4a', '#5a3420', '#2b1d1a'];
  const skins = ['#e8b48d', '#c98a5f', '#f0c7a0', '#8f5b3d', '#e3ad82'];
  const pupil = (x, z, i, handUp) => {
    const top = tops[i % tops.length];
    const hair = hairs[(i * 5 + 1) % hairs.length];
    const skin = skins[(i * 3) % skins.length];
    const long = i % 3 === 0;
    return group(
      place(...see(x, floor, z), see.scale(z) / 100),
      handUp
        ? [
            stroke('M36-146L54-214 50-262', top, 20, {
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
            }),
            circle(50, -272, 12, skin),
          ]
        : '',
      shape('M-50-62Q-58-150-30-164 0-174 30-164 58-150 50-62z', top),
      shape('M12-168Q58-158 50-62H26Q36-120 12-168z', '#3a1a10', { opacity: 0.14 }),
      rect(-11, -182, 22, 20, mix(skin, '#3a1a10', 0.2)),
      circle(0, -203, 33, skin),
      long
        ? shape(
            'M-36-196C-40-252 40-252 36-196 40-164 30-140 22-134Q0-128-22-134C-30-140-40-164-36-196z',
            hair,
          )
        : shape('M-35-196C-40-250 40-250 35-196 32-178-32-178-35-196z', hair),
      i % 4 === 1
        ? shape(
            discs([
              [-34, -232, 13],
              [34, -232, 13],
            ]),
            hair,
          )
        : '',
      element('path', { d: 'M-52-116h104v44h-104z', fill: '#b9763e' }),
      shape('M-52-116h104v8h-104z', '#d99a5b'),
      stroke('M-42-72V-6M42-72V-6', '#4a4f57', 8),
    );
  };
  const desk = (x, z) => {
    const topFar = [see(x - 1.05, 1.82, z + 0.55), see(x + 1.05, 1.82, z + 0.55)];
    const topNear = [see(x + 1.15, 1.82, z - 0.25), see(x - 1.15, 1.82, z - 0.25)];
    const s = see.scale(z);
    const legs = [x - 1, x + 1].map((lx) =>
      stroke([see(lx, 1.9, z - 0.2), see(lx, floor, z - 0.2)], '#4a4f57', 0.08 * s),
    );
    return [
      legs,
      shape([...topFar, ...topNear], '#e9bd84'),
      shape(
        [
          see(x - 1.15, 1.82, z - 0.25),
          see(x + 1.15, 1.82, z - 0.25),
          see(x + 1.15, 1.94, z - 0.25),
          see(x - 1.15, 1.94, z - 0.25),
        ],
        '#a8713f',
      ),
      shape(
        [
          see(x - 0.5, 1.82, z + 0.3),
          see(x + 0.25, 1.82, z + 0.3),
          see(x + 0.28, 1.82, z),
          see(x - 0.52, 1.82, z),
        ],
        '#fbf5e6',
      ),
    ];
  };
  const rows = [6.7, 5.3, 4.1].map((z, row) =>
    [-2.95, 0, 2.95].map((x, column) => [
      desk(x, z),
      column === 1 && row !== 1 ? '' : pupil(x, z - 0.75, row * 3 + column, row === 1 && column === 2),
    ]),
  );

  return [
    backdrop('#ecd2a6'),
    shape(wall(-side, ceiling, side, floor), linear(['#f3dcb0', '#e6bf88'])),
    shape(
      [see(-side, ceiling, 2), see(-side, ceiling, back), see(side, ceiling, back), see(side, ceiling, 2)],
      linear(['#f3e2bd', '#fdf3dc']),
    ),
    shape(
      [see(-side, ceiling, 2), see(-side, ceiling, back), see(-side, floor, back), see(-side, floor, 2)],
      linear(['#d8b27c', '#e7c595'], [0, 0, 1, 0]),
    ),
    shape(
      [see(side, ceiling, 2), see(side, ceiling, back), see(side, floor, back), see(side, floor, 2)],
      linear(['#eccb96', '#d9a86c'], [0, 0, 1, 0]),
    ),
    shape(
      [see(-side, 1.4, back), see(side, 1.4, back), see(side, floor, back), see(-side, floor, back)],
      '#7fa196',
    ),
    shape([see(side, 1.4, back), see(side, 1.4, 2), see(side, floor, 2), see(side, floor, back)], '#6f9388'),
    shape(
      [see(-side, 1.4, back), see(-side, 1.4, 2), see(-side, floor, 2), see(-side, floor, back)],
      '#5f8379',
    ),
    shape(
      [see(-side, floor, back), see(side, floor, back), [1500, 820], [-300, 820]],
      linear(['#c58b58', '#8a5430']),
    ),
    stroke(
      range(13, (i) => polyline([see(-6 + i, floor, back), see(-6 + i, floor, 3)])).join(''),
      '#7a4827',
      1.5,
      { opacity: 0.35 },
    ),
    windows,
    board,
    map,
    group(
      place(640, 160),
      circle(0, 0, 19, '#7a4d2a'),
      circle(0, 0, 15, '#fff8e6'),
      stroke('M0-10V0L7 5', '#3a2018', 2.6, { 'stroke-linecap': 'round' }),
    ),
    [-2.6, 2.6].map((x) =>
      shape(
        [
          see(x - 0.9, ceiling, 7),
          see(x + 0.9, ceiling, 7),
          see(x + 0.9, ceiling, 5),
          see(x - 0.9, ceiling, 5),
        ],
        '#ffffff',
      ),
    ),
    teacher,
    teacherDesk,
    sunbeams,
    rows,
    glow(60, 240, 420, '#fff3c4', 0.3),
    vignette(0.22),
  ];
}

/** Market stalls under striped awnings. */
function mercato({ linear, glow, vignette }) {
  const random = seeded(12);
  const facade = (x, width, colour, shutter) => {
    const windows = range(3, (column) => x + column * (width / 3));
    return [
      rect(x, 0, width, 520, colour),
      rect(x + width - 16, 0, 16, 520, '#3a1a10', { opacity: 0.12 }),
      shape(windows.map((at) => box(at + 36, 28, 44, 92)).join(''), '#4a3138'),
      shape(windows.map((at) => box(at + 12, 28, 23, 92) + box(at + 81, 28, 23, 92)).join(''), shutter),
      shape(windows.map((at) => box(at + 30, 122, 56, 8)).join(''), '#f6e3c2'),
    ];
  };
  const awning = (x, y, width, light, dark) => {
    const count = 8;
    const [inset, depth] = [26, 118];
    const strip = (i) => {
      const [a, b] = [i / count, (i + 1) / count];
      const half = width / count / 2;
      return d`M${x + inset + (width - inset * 2) * a} ${y}L${x + inset + (width - inset * 2) * b} ${y}L${x + width * b} ${y + depth}v14a${half} 20 0 0 1 ${-half * 2} 0v-14z`;
    };
    return [
      shape(range(4, (i) => strip(i * 2)).join(''), dark),
      shape(range(4, (i) => strip(i * 2 + 1)).join(''), light),
      rect(x, y + depth, width, 14, '#3a1a10', { opacity: 0.12 }),
      rect(x + inset, y - 6, width - inset * 2, 8, '#6b3a22'),
    ];
  };
  const produce = {
    oranges: ['#f08a1c', '#ffbe5a'],
    tomatoes: ['#d23a2a', '#f58a6a'],
    lemons: ['#f2c52e', '#fdeb94'],
    apples: ['#8fae3a', '#cfe07a'],
    aubergines: ['#4b2a52', '#8d5c93'],
    peaches: ['#ee9a66', '#fbd0a0'],
    plums: ['#7a2a55', '#b85f8a'],
    greens: ['#4d8038', '#86b45a'],
  };
  const crate = (x, y, width, kind) => {
    const [base, light] = produce[kind];
    const rows = range(3, (row) =>
      range(4 + row, (i) => [
        x + 38 - row * 11 + i * ((width - 32) / 5) + random(-3, 3),
        y - 36 + row * 16 + random(-3, 3),
      ]),
    );
    const leafy = kind === 'greens' ? 19 : 14;
    return [
      shape(
        [
          [x - 2, y + 10],
          [x + 10, y - 34],
          [x + width - 10, y - 34],
          [x + width + 2, y + 10],
        ],
        mix(base, '#2a1210', 0.62),
      ),
      rows.map((row, r) => [
        dots(row, leafy, mix(base, '#3a1210', 0.46 - r * 0.06)),
        dots(
          row.map(([px, py]) => [px - 1, py - 1]),
          leafy - 3.2,
          mix(base, '#3a1210', 0.16 - r * 0.08),
        ),
        dots(
          row.map(([px, py]) => [px - 4, py - 5]),
          leafy / 3.4,
          mix(light, base, 0.3 - r * 0.15),
        ),
      ]),
      rect(x - 4, y + 6, width + 8, 22, '#c08a4e'),
      rect(x - 4, y + 31, width + 8, 22, '#ab763e'),
      shape(box(x + 2, y + 4, 9, 52) + box(x + width - 11, y + 4, 9, 52), '#8a5a2e'),
    ];
  };
  const stalls = [
    [-70, '#fdf3dc', '#c8412f'],
    [392, '#fdf3dc', '#2c7a6a'],
    [854, '#fdf3dc', '#e0982e'],
  ];
  const lower = [
    'tomatoes',
    'greens',
    'lemons',
    'oranges',
    'aubergines',
    'apples',
    'tomatoes',
    'plums',
    'greens',
  ];
  const upper = [
    'peaches',
    'apples',
    'plums',
    'greens',
    'tomatoes',
    'lemons',
    'oranges',
    'peaches',
    'greens',
  ];
  const vendor = (x, shirt, skin, hair) =>
    group(
      place(x, 560, 1.9),
      stroke('M-24-62Q-36-40-26-18M24-62Q36-40 26-18', mix(shirt, '#000000', 0.2), 13, {
        'stroke-linecap': 'round',
      }),
      shape('M-26-66Q-30-30-26 10H26Q30-30 26-66 14-76 0-76T-26-66z', shirt),
      shape('M-15-62h30V10h-30z', '#f6ead2'),
      rect(-6, -86, 12, 14, skin),
      circle(0, -96, 16, skin),
      shape('M-17-96C-20-122 20-122 17-96 10-108-8-110-17-96z', hair),
    );
  const bulbs = [52, 270, 486, 706, 944, 1140];
  const garland = (x, colour) =>
    shape(discs(range(9, (i) => [x + (i % 2 ? 7 : -7), 344 + i * 10, 9])), colour);

  return [
    backdrop(linear(['#7fb7c9', '#f9e6bd'])),
    facade(-20, 400, '#e9b178', '#4f7f73'),
    facade(380, 440, '#d98a5c', '#37695c'),
    facade(820, 400, '#f0cd8c', '#7a4a4a'),
    shape('M0 0H760L300 520H0z', '#fff1c0', { opacity: 0.22 }),
    rect(0, 296, WIDTH, 430, linear(['#3e1d1c', '#7a4028'])),
    stroke('M0 376H1200M0 452H1200', '#2e1512', 6, { opacity: 0.5 }),
    bulbs.map((x) => [
      stroke(d`M${x} 300V370`, '#2a1512', 3),
      glow(x, 382, 130, '#ffd98a', 0.75),
      circle(x, 380, 11, '#fff6d8'),
    ]),
    garland(100, '#f3e9d2'),
    garland(440, '#c8412f'),
    garland(900, '#f3e9d2'),
    garland(660, '#f3e9d2'),
    garland(1180, '#c8412f'),
    vendor(162, '#3f6f8f', '#d99e74', '#2b1d1a'),
    vendor(596, '#b8482f', '#e8b48d', '#6b3b1f'),
    vendor(1040, '#5c7d4a', '#c98a5f', '#3a2018'),
    upper.map((kind, i) => crate(8 + i * 134, 560, 122, kind)),
    rect(0, 610, WIDTH, 24, '#6b3a22'),
    lower.map((kind, i) => crate(-50 + i * 144, 662, 132, kind)),
    rect(0, 716, WIDTH, 84, linear(['#5a3a34', '#3a2428'])),
    shape(
      range(3, (r) => range(14, (i) => box(i * 92 - (r % 2) * 46, 724 + r * 26, 84, 20)).join('')).join(''),
      '#8a6552',
      { opacity: 0.5 },
    ),
    stalls.map(([x, light, dark]) => [
      stroke(d`M${x + 12} 310V760M${x + 404} 310V760`, '#5a3320', 10),
      awning(x, 186, 416, light, dark),
    ]),

    person(328, 790, 300, {
      top: '#efe3c8',
      bottom: '#31476a',
      hair: '#b8743a',
      skin: '#e8b48d',
      away: true,
      coat: true,
    }),
    group(
      place(392, 690),
      stroke('M-22-8Q0-60 22-8', '#8a5a2e', 6),
      shape('M-34-8H34L26 44H-26z', '#c99a5a'),
      shape('M-34-8H34l-2 12H-32z', '#a87838'),
      shape(
        discs([
          [-16, -12, 11],
          [6, -14, 12],
        ]),
        '#d23a2a',
      ),
      shape(discs([[22, -12, 10]]), '#86b45a'),
    ),
    person(786, 796, 316, {
      top: '#2d4a52',
      bottom: '#5a4a3a',
      hair: '#22191a',
      skin: '#c98a5f',
      away: true,
      stride: 6,
    }),
    vignette(0.28),
  ];
}

/** Snowy peaks at dawn, with a hut. */
function neve({ linear, glow, vignette }) {
  const random = seeded(5);
  /** One rock tooth: lit to the left of a wavering spine, in shade to the right, ledges of snow on both. */
  const tooth = (x, top, width, base, [lit, shade]) => {
    const height = base - top;
    const spine = range(6, (i) => [
      x + (i ? random(-0.05, 0.09) * width * (i / 3) : 0),
      top + (height * i) / 5,
    ]);
    const flank = (side) =>
      range(5, (i) => [
        x + side * width * ((i + 1) / 5) ** 1.06 * random(0.94, 1.06),
        top + height * ((i + 1) / 5) * random(0.96, 1.02),
      ]);
    const [west, east] = [flank(-1), flank(1)];
    const ledge = (edge, i, from, to) => {
      const [sx, sy] = spine[i + 1];
      const [ex, ey] = edge[i];
      const at = (t, lift) => [lerp(sx, ex, t), lerp(sy, ey, t) + lift];
      return [at(from, 0), at((from + to) / 2, -9), at(to, 3), at(lerp(from, to, 0.4), 5)];
    };
    const ledges = (edge) =>
      range(3, (i) => polygon(ledge(edge, i + 1, random(0.05, 0.3), random(0.5, 0.9)))).join('');
    return [
      shape([...west.slice().reverse(), ...spine, [x, base + 4]], lit),
      shape([...spine, ...east.slice().reverse()], shade),
      shape(ledges(west), '#fff4ec', { opacity: 0.85 }),
      shape(ledges(east), '#c3c6e6', { opacity: 0.6 }),
    ];
  };
  const massif = (teeth, base, [lit, shade]) =>
    teeth.map(([x, top, width], i) =>
      tooth(x, top, width, base, [
        linear([lit, mix(lit, '#c98b98', 0.75)]),
        linear([mix(shade, '#5a6093', (i % 3) * 0.22), mix(shade, '#b9a9c4', 0.5)]),
      ]),
    );
  const fir = (x, y, scale, tone) =>
    group(
      place(x, y, scale),
      rect(-5, -14, 10, 18, '#2a2433'),
      range(4, (i) => {
        const [w, top, bottom] = [58 - i * 12, -70 - i * 38, -10 - i * 34];
        return [
          shape(
            [
              [0, top],
              [w, bottom],
              [w * 0.5, bottom - 6],
              [0, bottom + 3],
              [-w * 0.5, bottom - 6],
              [-w, bottom],
            ],
            tone,
          ),
          shape(
            [
              [0, top],
              [-w * 0.62, bottom - 14],
              [-w * 0.34, bottom - 15],
              [-w * 0.12, bottom - 24],
              [w * 0.1, bottom - 16],
            ],
            '#f4f1f4',
            { opacity: 0.92 },
          ),
        ];
      }),
    );
  const hut = group(
    place(770, 590),
    glow(20, 20, 130, '#ffd98a', 0.55),
    rect(-52, -6, 128, 62, '#5a3428'),
    shape(range(5, (i) => box(-52, 2 + i * 12, 128, 3)).join(''), '#41241f'),
    shape('M-52-6L12-50 76-6z', '#4a2a22'),
    shape('M-76 4L12-56 100 4 92 10 12-44-68 10z', '#3a2226'),
    shape('M-74 0L12-58 98 0 84-2 12-40-60-2z', '#fbf3f0'),
    rect(48, -62, 16, 40, '#4a2c2a'),
    rect(45, -68, 22, 9, '#fbf3f0'),
    rect(-36, 14, 26, 26, '#ffd98a'),
    rect(-24.5, 14, 3, 26, '#5a3428'),
    rect(2, 14, 24, 42, '#2e1a1c'),
    rect(40, 14, 26, 26, '#ffd98a'),
    rect(51.5, 14, 3, 26, '#5a3428'),
  );
  const flakes = discs(range(70, () => [random(WIDTH), random(HEIGHT), random(1.2, 3.4)]));

  return [
    backdrop(
      linear([
        [0, '#3f5f93'],
        [0.32, '#a691b4'],
        [0.55, '#f2b9a2'],
        [0.7, '#fde0b6'],
      ]),
    ),
    glow(250, 440, 420, '#ffeac2', 0.8),
    ridge(31, 410, 120, '#b9a7c0', { rough: 0.6 }),
    ridge(44, 450, 110, '#9d93b8', { rough: 0.6 }),
    massif(
      [
        [170, 258, 330],
        [330, 352, 270],
        [30, 372, 240],
      ],
      610,
      ['#f6cdbb', '#8d8fba'],
    ),
    massif(
      [
        [1060, 226, 330],
        [900, 366, 280],
        [1190, 330, 260],
      ],
      610,
      ['#f6cdbb', '#8a8cb9'],
    ),
    massif(
      [
        [590, 92, 380],
        [726, 196, 330],
        [452, 236, 310],
        [640, 318, 250],
        [820, 372, 240],
        [360, 408, 230],
        [520, 424, 200],
      ],
      630,
      ['#fde0cd', '#7f84b5'],
    ),
    rect(
      0,
      470,
      WIDTH,
      150,
      linear([
        [0, '#f7d6c4', 0],
        [1, '#f7e3da', 0.75],
      ]),
    ),
    shape('M0 590C160 540 330 560 470 590S820 640 1200 560V800H0z', linear(['#f3dfe0', '#b9bddb'])),
    range(15, (i) =>
      fir(30 + i * 82 + random(-20, 20), 606 + Math.sin(i * 1.3) * 14, random(0.28, 0.44), '#54618a'),
    ),
    shape('M0 640C200 590 420 600 640 640S1000 690 1200 620V800H0z', linear(['#fdf1ea', '#c3cbe6'])),
    hut,
    shape('M846 640C800 640 700 632 640 640 780 660 830 676 990 650z', '#8d9bc9', { opacity: 0.45 }),
    shape('M0 720C260 640 520 740 760 716S1080 690 1200 730V800H0z', linear(['#ffffff', '#d3d9ee'])),
    stroke(
      'M724 652C640 672 560 684 600 712S560 770 470 810M738 654C660 676 584 690 626 716S600 774 500 812',
      '#9aa8d2',
      5,
      { opacity: 0.75, 'stroke-linecap': 'round' },
    ),
    fir(118, 742, 1.25, '#2b3a5c'),
    fir(236, 716, 0.85, '#34466c'),
    fir(20, 762, 1, '#24314f'),
    fir(1090, 738, 1.3, '#2b3a5c'),
    fir(984, 716, 0.8, '#34466c'),
    fir(1188, 770, 1.1, '#24314f'),
    shape(flakes, '#ffffff', { opacity: 0.7 }),
    vignette(0.25),
  ];
}

/** A bathing beach from above: rows of umbrellas and the shore. */
function spiaggia({ linear, radial, vignette }) {
  const random = seeded(21);
  const shore = (y, lift) => {
    let data = d`M-220 ${y}`;
    for (let x = -220; x < 1420; x += 164) data += d`q41 ${-lift} 82 0t82 0`;
    return data;
  };
  const rows = [
    { y: 470, tint: ['#fff6e2', '#e2503c'] },
    { y: 590, tint: ['#fff6e2', '#1f8e9c'] },
    { y: 710, tint: ['#fff6e2', '#f0b02d'] },
    { y: 830, tint: ['#fff6e2', '#e2503c'] },
    { y: 950, tint: ['#fff6e2', '#1f8e9c'] },
  ];
  const places = rows
    .flatMap(({ y, tint }, row) =>
      range(12, (i) => ({ x: -90 + i * 126 + (i > 5 ? 46 : 0), y, tint, row, open: random() > 0.1 })),
    )
    .filter(({ x, y }) => {
      const sinking = y - 400 - (x - 600) * 0.194;
      return x > -60 && x < 1330 && sinking < 480;
    });
  const bed = (x, y, towel) =>
    rect(x - 13, y - 4, 26, 66, '#fdf8ea', { rx: 5 }) +
    rect(x - 13, y - 4, 26, 18, '#e4d7ba', { rx: 5 }) +
    (towel ? rect(x - 11, y + 14, 22, 42, towel, { rx: 2 }) : '');
  const bather = (x, y, suit, hair = '#3a2018') =>
    group(
      place(x, y),
      ellipse(16, 20, 12, 24, '#8a5a2e', { opacity: 0.3, transform: 'rotate(-40 16 20)' }),
      ellipse(0, 0, 17, 9, '#c98a5f'),
      ellipse(0, 2, 11, 7, suit),
      circle(0, -1, 8, hair),
    );
  const towels = ['#d7402f', '#2d6f87', '#f0b43a', '#7fae8a', '#e78a6a'];
  const swimmer = (x, y) => [
    ellipse(x, y + 8, 24, 9, '#ffffff', { opacity: 0.45 }),
    circle(x, y, 8, '#7a4630'),
    stroke(d`M${x - 4} ${y + 8}l-15 9M${x + 4} ${y + 8}l15-9`, '#d99e74', 5, { 'stroke-linecap': 'round' }),
  ];
  const pedalo = group(
    place(800, 108, 1, 24),
    ellipse(18, 26, 74, 34, '#0b5d6b', { opacity: 0.35 }),
    rect(-70, -34, 140, 20, '#fdf8ea', { rx: 10 }),
    rect(-70, 14, 140, 20, '#fdf8ea', { rx: 10 }),
    rect(-42, -30, 84, 60, '#e2503c', { rx: 6 }),
    rect(-10, -22, 34, 18, '#fdf8ea', { rx: 4 }),
    rect(-10, 4, 34, 18, '#fdf8ea', { rx: 4 }),
  );
  const ripples = range(26, () => {
    const [x, y, w] = [random(-150, 1350), random(-140, 300), random(40, 120)];
    return d`M${x} ${y}q${w / 4}-8 ${w / 2} 0t${w / 2} 0`;
  }).join('');

  return [
    backdrop('#f1d9a6'),
    group(
      { transform: 'rotate(-11 600 400)' },
      rect(
        -220,
        -220,
        1640,
        1300,
        linear([
          [0, '#f3dcab'],
          [0.45, '#f6e2b4'],
          [1, '#eac88c'],
        ]),
      ),
      dots(
        range(220, () => [random(-180, 1380), random(400, 1000)]),
        2,
        '#c99d5c',
        { opacity: 0.45 },
      ),
      shape(`${shore(372, 34)}V-260H-220z`, '#d9b981'),
      shape(`${shore(352, 34)}V-260H-220z`, '#bfe3d8'),
      shape(`${shore(340, 34)}V-260H-220z`, '#ffffff'),
      shape(`${shore(322, 38)}V-260H-220z`, '#7fd0cb'),
      shape(`${shore(262, 30)}V-260H-220z`, '#e9faf4', { opacity: 0.85 }),
      shape(
        `${shore(252, 32)}V-260H-220z`,
        linear([
          [0.3, '#0f7f93'],
          [0.75, '#2fa9b0'],
          [1, '#57c2c0'],
        ]),
      ),
      shape(`${shore(150, 22)}V-260H-220z`, '#0f8196', { opacity: 0.35 }),
      shape(`${shore(60, 26)}V-260H-220z`, '#0a6a80', { opacity: 0.4 }),
      stroke(ripples, '#d9f5ee', 4, { opacity: 0.5, 'stroke-linecap': 'round' }),
      pedalo,
      swimmer(470, 190),
      swimmer(350, 96),
      swimmer(1010, 214),
      swimmer(560, 60),
      rect(626, 396, 46, 700, '#d9b07a'),
      shape(range(34, (i) => box(626, 398 + i * 20, 46, 15)).join(''), '#c4945c'),
      places.map(({ x, y, row, open }, i) => [
        shape(discs([[x + 30, y + 34, 46]]), '#8a5a2e', { opacity: open ? 0.3 : 0 }),
        bed(x - 34, y + 8, i % 3 ? towels[(i * 7 + row) % 5] : ''),
        bed(x + 34, y + 8, i % 4 === 1 ? towels[(i + row) % 5] : ''),
      ]),
      places.map(({ x, y, tint, open }) =>
        open
          ? umbrella(x, y, 47, tint, 0.2)
          : group(
              place(x, y, 1, 40),
              ellipse(12, 12, 8, 26, '#8a5a2e', { opacity: 0.3 }),
              ellipse(0, 0, 9, 28, tint[1]),
              ellipse(-2, 0, 3, 26, tint[0]),
            ),
      ),
      bather(649, 470, '#2d6f87'),
      bather(250, 398, '#d7402f', '#8a5228'),
      bather(296, 404, '#f0b43a'),
      bather(900, 398, '#1d6a86'),
      bather(1010, 386, '#fdf8ea', '#8a5228'),
      circle(958, 394, 11, '#e2503c'),
      circle(955, 391, 4, '#fff6e2'),
    ),
    backdrop(
      radial(
        [
          [0, '#fff8dc', 0.35],
          [1, '#fff8dc', 0],
        ],
        [0.2, 0.1, 0.9],
      ),
    ),
    vignette(0.2),
  ];
}

/** A saw-tooth factory at sunrise, mirrored in a canal. */
function fabbrica({ linear, glow, vignette }) {
  const ground = 600;
  const teeth = range(7, (i) => 250 + i * 120);
  const plume = (x, y, seed) => {
    const drift = seeded(seed);
    const puffs = range(17, (i) => [
      x + i * i * 1.9 + drift(-8, 8),
      y - i * 12 + drift(-8, 8) - (i * i) / 9,
      16 + i * 3.4,
    ]);
    return [
      shape(discs(puffs.map(([px, py, r]) => [px + 7, py + 9, r])), '#b98a8a', { opacity: 0.75 }),
      shape(discs(puffs), '#f2d3bd'),
      shape(discs(puffs.map(([px, py, r]) => [px - r * 0.25, py - r * 0.25, r * 0.6])), '#fff1da'),
    ];
  };
  const chimney = (x, top, width) => [
    shape(
      [
        [x - width * 0.36, top],
        [x + width * 0.36, top],
        [x + width * 0.5, ground],
        [x - width * 0.5, ground],
      ],
      linear(['#d9805a', '#7a3a34'], [0, 0, 1, 0]),
    ),
    [14, 44, 74].map((dy) => rect(x - width * 0.42, top + dy, width * 0.84, 13, '#f3dfc4')),
    rect(x - width * 0.46, top - 8, width * 0.92, 14, '#5a2c30'),
  ];
  const tooth = (x) => [
    shape(
      [
        [x, 430],
        [x + 84, 352],
        [x + 120, 352],
        [x + 120, 430],
      ],
      '#5f3038',
    ),
    shape(
      [
        [x - 2, 432],
        [x + 84, 350],
        [x + 96, 350],
        [x + 14, 432],
      ],
      '#8a4a44',
    ),
    shape(
      [
        [x + 92, 360],
        [x + 116, 360],
        [x + 116, 430],
        [x + 92, 430],
      ],
      linear(['#fff0bd', '#f5b561']),
    ),
    stroke(d`M${x + 104} 360V430M${x + 92} 384h24M${x + 92} 408h24`, '#7a3f3c', 2.5),
  ];
  const windows = range(7, (i) => {
    const x = 262 + i * 120;
    const lit = i !== 2 && i !== 5;
    return [
      shape(d`M${x} 560V486q0-26 38-26t38 26v74z`, lit ? linear(['#ffe6a3', '#f0a552']) : '#4a2a38'),
      stroke(d`M${x + 25} 462V560M${x + 51} 462V560M${x} 490h76M${x} 524h76`, '#6e3636', 3),
    ];
  });
  const silo = (x, top, width) => [
    rect(x, top, width, ground - top, linear(['#f1e2cd', '#a58c8c', '#6a5866'], [0, 0, 1, 0])),
    shape(d`M${x} ${top}Q${x + width / 2} ${top - 44} ${x + width} ${top}z`, '#d6c2b4'),
    stroke(range(5, (i) => d`M${x} ${top + 40 + i * 50}h${width}`).join(''), '#6a5866', 2, { opacity: 0.5 }),
  ];
  const building = [
    chimney(400, 150, 66),
    chimney(548, 210, 56),
    teeth.map(tooth),
    rect(250, 428, 840, ground - 428, linear(['#a8553f', '#7a3636'])),
    shape('M250 428H620L500 600H250z', '#ffd9a0', { opacity: 0.14 }),
    rect(250, 428, 840, 10, '#e3b088'),
    windows,
    silo(128, 360, 78),
    silo(212, 400, 66),
    stroke('M168 330V300H262V428', '#8a7478', 9),
    rect(1090, 470, 130, 130, '#5a2c34'),
    rect(1080, 460, 140, 14, '#8a4a44'),
    rect(1110, 520, 90, 80, '#ffcf7a'),
    stroke('M1110 538h90M1110 556h90M1110 574h90', '#a8683a', 3),
  ];
  const lorry = group(
    place(1000, 600),
    rect(-86, -64, 110, 50, '#f3e6cf'),
    rect(-86, -30, 110, 8, '#2d6f87'),
    shape('M26-14V-52h28l18 22v16z', '#2d6f87'),
    shape('M40-46h12l12 16H40z', '#ffe6b0'),
    shape(
      discs([
        [-60, -8, 12],
        [-30, -8, 12],
        [52, -8, 12],
      ]),
      '#241a24',
    ),
  );

  return [
    backdrop(
      linear([
        [0, '#566a92'],
        [0.34, '#c88d94'],
        [0.6, '#f8bb7e'],
        [0.74, '#ffdf9f'],
      ]),
    ),
    glow(760, 430, 460, '#fff0c4', 0.85),
    circle(760, 400, 66, '#fff6da'),
    ridge(14, 500, 70, '#c48d86'),
    ridge(19, 540, 50, '#a06c76'),
    plume(404, 128, 7),
    plume(552, 190, 9),
    building,
    lorry,
    person(912, 600, 62, { top: '#e0982e', bottom: '#31344e' }),
    person(884, 600, 60, { top: '#2d6f87', bottom: '#31344e', stride: 6 }),
    person(330, 600, 60, { top: '#e0982e', bottom: '#31344e' }),
    rect(0, 598, WIDTH, 16, '#3e2a36'),
    stroke(`${range(20, (i) => d`M${i * 64 + 10} 598v-26`).join('')}M0 578H1200`, '#2b1d2a', 3),
    rect(0, 612, WIDTH, 190, linear(['#e8a877', '#a3646c', '#43324e'])),
    group(
      { opacity: 0.42, transform: 'translate(0 1216) scale(1 -1)' },
      [400, 548].map((x, i) => rect(x - 26, 150 + i * 60, 52, 450 - i * 60, '#6a3038')),
      teeth.map((x) =>
        shape(
          [
            [x, 430],
            [x + 84, 352],
            [x + 120, 352],
            [x + 120, 430],
          ],
          '#5f3038',
        ),
      ),
      rect(250, 428, 840, 172, '#6a2f36'),
      rect(128, 360, 150, 240, '#8a7480'),
    ),
    range(7, (i) => rect(270 + i * 120, 640, 60, 110, '#ffcf8a', { opacity: 0.16 })),
    glints(8, [620, 792], 90, '#ffe9b8', 760, 190, 0.7),
    glints(3, [620, 792], 60, '#3a2440', 420, 420, 0.4),
    vignette(0.28),
  ];
}

/** A wheat field at harvest, with a combine at work. */
function grano({ linear, glow, vignette }) {
  const random = seeded(41);
  const field = (y, height, pitch, fill, sway = 6) => {
    let data = d`M-20 820L-20 ${y}`;
    for (let x = -20; x < 1230; x += pitch) {
      const level = y + Math.sin(x / 190) * 8;
      data += `L${[x + pitch / 2 + random(-sway, sway) * 0.4, level - random(height), x + pitch, level + random(3)].map(Math.round).join(' ')}`;
    }
    return shape(`${data}V820z`, fill);
  };
  const ear = (x, y, scale, lean, [stem, grain, light]) => {
    const kernels = range(6, (i) =>
      [-1, 1].map(
        (side) =>
          `M${side * 3} ${-i * 17}c${side * 15}-4 ${side * 17}-22 ${side * 6}-30 ${side * -8} 4 ${side * -12} 16 ${side * -6} 30z`,
      ),
    ).flat();
    return group(
      place(x, y, scale, lean),
      stroke('M0 0C4 110-6 220 6 420', stem, 5),
      stroke(range(5, (i) => `M-6 ${-20 - i * 20}l-18-62M6 ${-20 - i * 20}l18-62`).join(''), light, 1.8, {
        opacity: 0.75,
      }),
      shape(`${kernels.join('')}M0-100c10-6 10-22 0-34-10 12-10 28 0 34z`, grain),
      shape(range(6, (i) => `M6 ${-4 - i * 17}c9-4 10-15 5-21-5 4-7 13-5 21z`).join(''), light),
    );
  };
  const poppy = (x, y, scale, turn = 0) =>
    group(
      place(x, y, scale, turn),
      stroke('M0 0C6 60-4 120 4 260', '#6f7a34', 4),
      shape(
        discs([
          [-20, -8, 18],
          [20, -8, 18],
        ]),
        '#b5281f',
      ),
      shape(discs([[0, -24, 19]]), '#c93226'),
      shape('M-30-6C-34 16-14 24 0 22 14 24 34 16 30-6 14 2-14 2-30-6z', '#e4483a'),
      ellipse(0, -7, 8, 6, '#3a1512'),
    );
  const combine = group(
    place(610, 446, 0.96),
    shape(
      discs([
        [-110, 34, 30],
        [-160, 26, 40],
        [-220, 24, 46],
        [-290, 30, 38],
        [-350, 38, 26],
      ]),
      '#fbe9c2',
      { opacity: 0.5 },
    ),
    shape('M-86-78H40l26 24v66H-86z', '#c8402c'),
    shape('M-86-78H40l6 6H-86z', '#e4684c'),
    shape('M-86-22H66v12H-86z', '#a52e22'),
    shape('M-96-102H-8v26H-86z', '#d9553c'),
    shape('M6-128H66l14 66H6z', '#7a2420'),
    shape('M14-120H60l10 52H14z', '#cfe6e6'),
    shape('M14-120H36l6 52H14z', '#eef7f2'),
    stroke('M-30-96L-120-118', '#c8402c', 13),
    shape('M-124-126l-14 18 12 4 10-18z', '#a52e22'),
    shape('M60-30L128 10V44H60z', '#a52e22'),
    shape('M96 30H176L184 50H96z', '#5a2420'),
    circle(152, 12, 38, 'none', { stroke: '#f3d9a0', 'stroke-width': 5 }),
    stroke(
      range(3, (i) => {
        const [px, py] = polar(40, (i * Math.PI) / 3 + 0.3);
        return d`M${152 + px} ${12 + py}L${152 - px} ${12 - py}`;
      }).join(''),
      '#f3d9a0',
      5,
    ),
    circle(152, 12, 8, '#5a2420'),
    circle(34, 18, 40, '#2b1f20'),
    circle(34, 18, 19, '#e9b84a'),
    circle(-66, 32, 25, '#2b1f20'),
    circle(-66, 32, 11, '#e9b84a'),
  );
  const farm = group(
    place(300, 376),
    cypress(-58, 14, 0.5, '#4f5a34'),
    cypress(-38, 14, 0.4, '#56633a'),
    rect(-20, -26, 92, 42, '#f5e3c0'),
    rect(44, -26, 28, 42, '#d9bd92'),
    shape('M-28-24L26-52 80-24z', '#b5532f'),
    rect(72, -8, 44, 24, '#e9d0a4'),
    shape('M68-6l26-16 28 16z', '#a0462a'),
    shape(box(-6, -12, 10, 14) + box(18, -12, 10, 14) + box(18, 6, 10, 10), '#6b4a36'),
    roundTree(150, 18, 0.34, ['#5d6a35', '#74803f', '#8f9850'], 4),
    roundTree(-96, 20, 0.3, ['#5d6a35', '#74803f', '#8f9850'], 8),
  );
  const tones = (t) => [
    mix('#b5842f', '#7d4f1c', t),
    mix('#e2ab45', '#b97a2a', t),
    mix('#fbe094', '#e8b552', t),
  ];
  const ears = range(24, (i) => ({ x: -10 + i * 52 + random(-16, 16), depth: random() }))
    .sort((a, b) => a.depth - b.depth)
    .map(({ x, depth }) =>
      ear(
        x,
        650 + Math.abs(x - 600) * -0.16 + random(-20, 30) + (1 - depth) * 20,
        0.62 + depth * 0.45,
        random(-9, 9),
        tones(1 - depth),
      ),
    );

  return [
    backdrop(
      linear([
        [0, '#6fa9c0'],
        [0.3, '#cfdcc8'],
        [0.5, '#fdeabb'],
      ]),
    ),
    glow(880, 260, 420, '#fff3c8', 0.85),
    circle(880, 250, 62, '#fffae6'),
    cloud(250, 150, 1.1, '#ffffff', 0.65),
    cloud(520, 220, 0.7, '#ffffff', 0.5),
    cloud(1090, 120, 0.9, '#ffffff', 0.5),
    ridge(23, 330, 90, '#b9c4a4'),
    ridge(37, 366, 50, '#a9b078'),
    farm,
    shape('M0 392C260 376 480 404 700 388S1040 376 1200 392V520H0z', '#d9b45c'),
    shape('M0 420C300 400 620 432 900 408S1120 404 1200 412V540H0z', '#e6bf62'),
    stroke(range(14, (i) => d`M${360 + i * 34} 412L${120 + i * 74} 520`).join(''), '#c99a42', 3, {
      opacity: 0.7,
    }),
    combine,
    field(500, 16, 9, '#d7a548'),
    shape('M0 500C300 480 700 520 1200 490V560H0z', '#f3cf78', { opacity: 0.35 }),
    field(548, 22, 12, '#cb9439'),
    field(600, 30, 16, '#b97f2e'),
    field(668, 40, 22, '#9c6524'),
    rect(
      0,
      700,
      WIDTH,
      100,
      linear([
        [0, '#7d4f1c', 0],
        [1, '#5a3614', 0.9],
      ]),
    ),
    ears.slice(0, 16),
    poppy(256, 640, 0.8, 4),
    poppy(960, 628, 0.9, -5),
    poppy(1012, 664, 0.7, 6),
    ears.slice(16),
    poppy(176, 690, 1, -5),
    poppy(880, 700, 0.9, 3),
    poppy(470, 716, 0.7, 5),
    vignette(0.26),
  ];
}

/** An arcaded square at evening, with a bell tower and long shadows. */
function piazza({ linear, glow, vignette }) {
  const ground = 540;
  const arch = (x, y, width, height) =>
    d`M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}z`;
  const bays = range(11, (i) => 30 + i * 104);
  const floor = camera(600, 420, 600);
  const depth = (y) => (120 * 5) / (y - 420);
  const lines =
    range(25, (i) => polyline([floor(-12 + i, 1, 5), floor(-12 + i, 1, 1.45)])).join('') +
    [560, 584, 612, 648, 694, 752].map((y) => d`M0 ${y}H1200`).join('');
  const inlay = [-7, -3, 1, 5]
    .map((x) =>
      polygon([
        floor(x, 1, depth(560)),
        floor(x + 2, 1, depth(560)),
        floor(x + 2, 1, depth(800)),
        floor(x, 1, depth(800)),
      ]),
    )
    .join('');
  const palace = [
    rect(0, 214, WIDTH, ground - 214, linear(['#e8a873', '#d48657'])),
    shape(range(24, (i) => d`M${i * 50 + 6} 216v-34l8 10h22l8-10v34z`).join(''), '#dc9763'),
    rect(0, 210, WIDTH, 12, '#f6ddb4'),
    rect(0, 352, WIDTH, 12, '#f6ddb4'),
    shape(bays.map((x) => arch(x + 16, 248, 32, 92) + arch(x + 54, 248, 32, 92)).join(''), '#4b2c38'),
    shape(
      bays
        .filter((_, i) => i % 4 === 1 || i === 8)
        .map((x) => arch(x + 16, 248, 32, 92) + arch(x + 54, 248, 32, 92))
        .join(''),
      linear(['#ffe3a0', '#f2b25e']),
    ),
    stroke(
      bays.map((x) => d`M${x + 11} 342V268a21 21 0 0 1 40-4 21 21 0 0 1 40 4v74`).join(''),
      '#f6ddb4',
      6,
    ),
    shape(bays.map((x) => box(x + 8, 340, 86, 7)).join(''), '#f6ddb4'),
    shape(bays.map((x) => arch(x + 6, 376, 92, ground - 376)).join(''), linear(['#2c1926', '#6b3d3a'])),
    shape(bays.map((x) => arch(x + 30, 434, 44, ground - 434)).join(''), '#3a2130'),
    shape(
      bays
        .filter((_, i) => [2, 3, 6, 7, 9].includes(i))
        .map((x) => arch(x + 28, 424, 48, ground - 424))
        .join(''),
      linear(['#ffdf9a', '#ee9f4e']),
    ),
    stroke(bays.map((x) => d`M${x + 6} ${ground}V422a46 46 0 0 1 92 0V${ground}`).join(''), '#f6ddb4', 7),
    shape(bays.map((x) => box(x - 9, ground - 16, 20, 16) + box(x - 9, 414, 20, 10)).join(''), '#fbe9cb'),
    shape('M0 222H300L0 470z', '#fff0c0', { opacity: 0.2 }),
    shape('M948 540V330L1200 214V540z', '#4a1d2d', { opacity: 0.26 }),
  ];
  const tower = [
    rect(812, 150, 136, 396, linear(['#f3ba82', '#cf8358', '#a85f48'], [0, 0, 1, 0])),
    shape(box(798, 136, 164, 16) + box(804, 330, 152, 12), '#f6ddb4'),
    rect(826, 78, 108, 58, linear(['#eeb27c', '#b86e50'], [0, 0, 1, 0])),
    shape(arch(840, 86, 30, 50) + arch(890, 86, 30, 50), '#432634'),
    shape('M812 80H948L880 12z', '#a34f3e'),
    shape('M880 12L948 80H890z', '#7f3a34'),
    circle(880, 236, 44, '#f6ddb4'),
    circle(880, 236, 37, '#33475f'),
    stroke('M880 236V208M880 236L900 246', '#fbe9cb', 5, { 'stroke-linecap': 'round' }),
    shape(discs(range(12, (i) => [...polar(31, (i * TAU) / 12, 880, 236), 2])), '#fbe9cb'),
    shape(arch(864, 350, 32, 60), '#432634'),
    shape(arch(842, 446, 76, 94), '#f6ddb4'),
    shape(arch(850, 454, 60, 86), '#3a2130'),
  ];
  const dome = group(
    place(214, 192, 0.88),
    shape('M-92 0C-92-84-40-118 0-122 40-118 92-84 92 0z', '#7f9a94'),
    shape('M0-122C40-118 92-84 92 0H30C40-50 20-100 0-122z', '#5f7c7c'),
    rect(-98, 0, 196, 40, '#e2b083'),
    rect(-12, -150, 24, 32, '#f0d4a8'),
    shape('M-14-150Q0-184 14-150z', '#5f7c7c'),
    stroke('M0-170V-196', '#5f4a48', 3),
  );
  const fountain = group(
    place(600, 664),
    ellipse(-40, 24, 210, 26, '#5a2f38', { opacity: 0.3 }),
    shape('M-150-14H150L132 26Q0 44-132 26z', linear(['#f6e2c2', '#b98d78'], [0, 0, 1, 0])),
    ellipse(0, -14, 150, 20, '#fbeed6'),
    ellipse(0, -13, 136, 15, '#5fa3ad'),
    ellipse(20, -11, 70, 6, '#cdeae4', { opacity: 0.7 }),
    shape('M-14-16L-8-96H8L14-16z', '#d9b699'),
    shape('M-62-108H62L30-84H-30z', '#e9cdac'),
    ellipse(0, -108, 62, 9, '#fbeed6'),
    ellipse(0, -108, 52, 6, '#7fbac0'),
    shape('M-7-108L-4-150H4L7-108z', '#d9b699'),
    circle(0, -156, 11, '#e9cdac'),
    stroke(
      'M0-168C-30-196-56-160-58-110M0-168C30-196 56-160 58-110M-60-104C-84-92-96-60-98-18M60-104C84-92 96-60 98-18M0-168C-14-190-26-160-26-112M0-168C14-190 26-160 26-112',
      '#eafaf6',
      3,
      { opacity: 0.85, 'stroke-linecap': 'round' },
    ),
  );
  const parasol = (x, y, scale) =>
    group(
      place(x, y, scale),
      shape('M-30 4L-190 60H-60L40 4z', '#5a2f38', { opacity: 0.22 }),
      stroke('M0-96V0', '#5a3a34', 5),
      shape('M-74-88Q0-136 74-88z', '#fbeed6'),
      shape('M-74-88Q-40-118 0-112L-24-88zM24-88Q20-104 0-112 50-114 74-88z', '#c8523c'),
      rect(-26, -40, 52, 6, '#7a4a38'),
      stroke('M0-40V0M-40-24V0M-40-24h14M40-24V0M40-24h-14', '#4a2c2a', 4),
    );
  const walker = (x, y, height, look) => [
    shape(
      [
        [x - 3, y],
        [x + 6, y],
        [x - height * 1.5, y + height * 0.3],
        [x - height * 1.62, y + height * 0.26],
      ],
      '#5a2f38',
      { opacity: 0.3 },
    ),
    person(x, y, height, look),
  ];
  const pigeon = 'M-16 0C-10-10-4-8 0-2 4-8 10-10 16 0 8-4 4-2 0 4-4-2-8-4-16 0z';

  return [
    backdrop(
      linear([
        [0, '#5f8fae'],
        [0.22, '#c3c7bd'],
        [0.42, '#fbd9a0'],
      ]),
    ),
    glow(1040, 200, 420, '#fff0c2', 0.8),
    cloud(520, 96, 1.1, '#fff4e0', 0.7),
    cloud(690, 138, 0.6, '#fff4e0', 0.6),
    dome,
    palace,
    tower,
    rect(0, ground, WIDTH, 260, linear(['#f2cf9c', '#d19a70', '#a8705a'])),
    shape(inlay, '#fbe6c2', { opacity: 0.3 }),
    stroke(lines, '#8f5a48', 1.6, { opacity: 0.45 }),
    shape('M812 546H948L330 800H60z', '#5a2f45', { opacity: 0.28 }),
    rect(0, ground, WIDTH, 10, '#8f5a48', { opacity: 0.5 }),
    parasol(110, 610, 0.9),
    parasol(236, 626, 1),
    parasol(60, 668, 1.15),
    walker(420, 576, 78, { top: '#2d5a6b', bottom: '#2b2a3a', stride: 5 }),
    walker(450, 578, 74, { top: '#c8523c', bottom: '#c8523c', coat: true, hair: '#6b3b1f' }),
    walker(742, 570, 72, { top: '#6f7f4a', bottom: '#33303a' }),
    walker(958, 602, 92, { top: '#e9dcc0', bottom: '#3d4a63', hair: '#8a5228', stride: 6 }),
    fountain,
    walker(860, 716, 148, { top: '#31476a', bottom: '#262433', stride: 7 }),
    walker(918, 722, 140, {
      top: '#b8423a',
      bottom: '#4a2c3a',
      coat: true,
      hair: '#5a3420',
      skin: '#efc09a',
    }),
    walker(1080, 660, 116, { top: '#e0a13a', bottom: '#3a3346', skin: '#c98a5f' }),
    [
      [330, 300, 1.3],
      [390, 268, 1],
      [452, 310, 0.9],
      [700, 250, 1.1],
      [760, 284, 0.8],
    ].map(([x, y, s]) => shape(pigeon, '#4a3a48', place(x, y, s, -8))),
    shape(
      `${discs([
        [340, 724, 7],
        [372, 734, 7],
        [318, 742, 7],
        [404, 722, 6],
      ])}M346 720l8 3-7 4zM378 730l8 3-7 4zM312 738l-8 3 7 4z`,
      '#5a4a58',
    ),
    vignette(0.26),
  ];
}

/** A museum gallery with a skylight and visitors before a large canvas. */
function museo({ linear, glow, radial, vignette }) {
  const see = camera(600, 392, 620);
  const [side, floor, top, back] = [7, 3, -4.3, 10];
  const onBack = (x0, y0, x1, y1) => [
    see(x0, y0, back),
    see(x1, y0, back),
    see(x1, y1, back),
    see(x0, y1, back),
  ];
  const onSide = (x, z0, y0, z1, y1) => [see(x, y0, z0), see(x, y0, z1), see(x, y1, z1), see(x, y1, z0)];
  const flat = (y, x0, z0, x1, z1) => [see(x0, y, z0), see(x1, y, z0), see(x1, y, z1), see(x0, y, z1)];
  const gold = ['#f2cf7a', '#b8863a'];
  /** A framed picture on a side wall: bands from top to bottom, and a disc. */
  const hung = (x, z0, z1, y0, y1, bands, sun) => {
    const inset = 0.16;
    const inner = (a, b) =>
      onSide(x, z0 + inset, lerp(y0 + inset, y1 - inset, a), z1 - inset, lerp(y0 + inset, y1 - inset, b));
    const [cx, cy] = see(x, lerp(y0, y1, 0.36), lerp(z0, z1, 0.62));
    const r = see.scale(lerp(z0, z1, 0.62)) * 0.3;
    return [
      shape(onSide(x, z0 - 0.06, y0 + 0.08, z1 + 0.06, y1 + 0.22), '#0d2224', { opacity: 0.4 }),
      shape(onSide(x, z0, y0, z1, y1), linear(gold)),
      shape(inner(0, 1), bands[0]),
      sun ? ellipse(cx, cy, r * 0.55, r, sun) : '',
      bands.slice(1).map((tone, i) => shape(inner(0.5 + i * (0.5 / (bands.length - 1)), 1), tone)),
    ];
  };
  const [cx0, cy0] = see(-3.3, -2.9, back);
  const [cx1, cy1] = see(3.3, 1.15, back);
  const w = cx1 - cx0;
  const h = cy1 - cy0;
  const canvas = [
    shape(onBack(-3.55, -3.1, 3.55, 1.55), '#0d2224', { opacity: 0.35 }),
    shape(onBack(-3.55, -3.15, 3.55, 1.4), linear(gold)),
    shape(onBack(-3.42, -3.02, 3.42, 1.27), '#8a5f24'),
    shape(onBack(-3.3, -2.9, 3.3, 1.15), linear(['#e88f5c', '#f9d58e', '#fdeec6'])),
    circle(cx0 + w * 0.64, cy0 + h * 0.42, h * 0.13, '#fff6dc'),
    shape(
      d`M${cx0} ${cy0 + h * 0.56}C${cx0 + w * 0.2} ${cy0 + h * 0.3} ${cx0 + w * 0.3} ${cy0 + h * 0.34} ${cx0 + w * 0.46} ${cy0 + h * 0.55}S${cx0 + w * 0.8} ${cy0 + h * 0.42} ${cx1} ${cy0 + h * 0.5}V${cy1}H${cx0}z`,
      '#b0705e',
    ),
    shape(d`M${cx0} ${cy0 + h * 0.64}H${cx1}V${cy1}H${cx0}z`, linear(['#6fa3a6', '#25576a'])),
    stroke(
      range(
        7,
        (i) => d`M${cx0 + w * (0.52 + i * 0.006)} ${cy0 + h * (0.68 + i * 0.045)}h${w * (0.1 + i * 0.02)}`,
      ).join(''),
      '#fdeec6',
      4,
      { opacity: 0.75 },
    ),
    shape(
      d`M${cx0 + w * 0.24} ${cy0 + h * 0.8}l${w * 0.05} ${-h * 0.34}v${h * 0.34}zm${w * 0.06} 0v${-h * 0.28}l${w * 0.045} ${h * 0.28}z`,
      '#fdf3df',
    ),
    shape(
      d`M${cx0 + w * 0.22} ${cy0 + h * 0.82}h${w * 0.14}l${-w * 0.02} ${h * 0.05}h${-w * 0.1}z`,
      '#3a2430',
    ),
  ];
  const amphora = group(
    place(946, 664),
    ellipse(-30, 4, 96, 14, '#2a1512', { opacity: 0.35 }),
    shape('M-58-124H58V0H-58z', linear(['#f3ece0', '#b9aea2'], [0, 0, 1, 0])),
    shape('M-68-138H68V-120H-68zM-68-14H68V4H-68z', '#fbf6ec'),
    shape(
      'M-20-140C-24-152-62-190-62-236-62-276-30-292-18-304L-16-340H16L18-304C30-292 62-276 62-236 62-190 24-152 20-140z',
      linear(['#d9744a', '#8f3f2a'], [0, 0, 1, 0]),
    ),
    shape('M-26-348H26V-336H-26z', '#7a3424'),
    stroke('M-18-328C-56-330-62-296-50-274M18-328C56-330 62-296 50-274', '#7a3424', 8),
    shape('M-61-246H61Q62-236 60-222H-60Q-62-236-61-246zM-52-198H52L46-186H-46z', '#2e1818'),
    stroke('M-60-262H60', '#2e1818', 3),
  );
  const planks = stroke(
    range(19, (i) => polyline([see(-9 + i, floor, back), see(-9 + i, floor, 2.6)])).join(''),
    '#6e3f22',
    1.6,
    { opacity: 0.4 },
  );
  const seam = (z) => polyline([see(-side, floor, z), see(side, floor, z)]);

  return [
    backdrop('#163a3e'),
    shape(onBack(-side, top, side, floor), linear(['#2f6b6a', '#1f4f50'])),
    shape(onSide(-side, 2, top, back, floor), linear(['#12353a', '#25595a'], [0, 0, 1, 0])),
    shape(onSide(side, 2, top, back, floor), linear(['#25595a', '#12353a'], [0, 0, 1, 0])),
    shape(flat(top, -side, 2, side, back), linear(['#d9cbb0', '#f3e8cf'])),
    shape(flat(top, -4, 2, 4, 9.2), linear(['#ffffff', '#d6eaf0'])),
    stroke(
      [3, 4.2, 5.6, 7.2].map((z) => polyline([see(-4, top, z), see(4, top, z)])).join('') +
        [-2, 0, 2].map((x) => polyline([see(x, top, 2.4), see(x, top, 9.2)])).join(''),
      '#c7b592',
      5,
    ),
    shape(onBack(-side, top, side, top + 0.3), '#f3e8cf'),
    shape(onBack(-side, floor - 0.3, side, floor), '#e9dcc0'),
    shape(onSide(-side, 2, floor - 0.3, back, floor), '#d9c9a8'),
    shape(onSide(side, 2, floor - 0.3, back, floor), '#d9c9a8'),
    shape(flat(floor, -side, back, side, 2), linear(['#d09a63', '#8a5632'])),
    planks,
    stroke([8.6, 7.2, 6, 5, 4.2, 3.5].map(seam).join(''), '#6e3f22', 1.4, { opacity: 0.3 }),
    shape(
      [see(-3.5, floor, back), see(3.5, floor, back), see(3, floor, 4), see(-3, floor, 4)],
      linear([
        [0, '#fff1cf', 0.75],
        [1, '#fff1cf', 0],
      ]),
    ),
    canvas,
    hung(-side, 8.2, 9.4, -2.2, 0.8, ['#e9dcc0', '#c8523c', '#7a2a3a']),
    hung(-side, 5.9, 7.5, -2.5, 1, ['#3a5a86', '#2d6f87', '#0f3a4a'], '#f6d27a'),
    hung(-side, 4.1, 5.3, -2.2, 0.8, ['#f2b36a', '#8f9a58', '#4d6a2e'], '#fff3d0'),
    hung(side, 8.2, 9.4, -2.2, 0.8, ['#f6d9b0', '#e0a13a', '#8a4a24']),
    hung(side, 5.9, 7.5, -2.5, 1, ['#c97a8a', '#7a3a5c', '#33203f'], '#fde3c0'),
    hung(side, 4.1, 5.3, -2.2, 0.8, ['#b7d8dc', '#5d8a8f', '#23484f'], '#fffbe6'),
    shape(
      'M330 0H870L1010 640H190z',
      radial(
        [
          [0, '#fff6da', 0.34],
          [1, '#fff6da', 0],
        ],
        [0.5, 0.2, 0.8],
      ),
    ),
    shape(
      [
        [444, 640],
        [756, 640],
        [770, 664],
        [430, 664],
      ],
      '#5a3a2a',
    ),
    shape(box(430, 662, 340, 12) + box(452, 674, 20, 36) + box(728, 674, 20, 36), '#3a241c'),
    ellipse(600, 714, 190, 12, '#2a1512', { opacity: 0.35 }),
    [
      [438, 640, 44],
      [478, 642, 34],
      [700, 640, 46],
    ].map(([x, y, r]) => ellipse(x, y + 4, r, 7, '#2a1512', { opacity: 0.35 })),
    person(428, 640, 196, { top: '#c8523c', bottom: '#2a2433', hair: '#3a2018', away: true, coat: true }),
    person(486, 644, 132, {
      top: '#e9b84a',
      bottom: '#33506b',
      hair: '#8a5228',
      skin: '#efc09a',
      away: true,
    }),
    person(706, 640, 206, { top: '#2b3448', bottom: '#1d2030', hair: '#c9c2b8', away: true }),
    amphora,
    glow(600, 40, 420, '#fff6da', 0.4),
    vignette(0.34),
  ];
}

/** A bunch of cyclists on a road over green hills. */
function bici({ linear, glow, vignette }) {
  const random = seeded(9);
  const joint = ([ax, ay], [bx, by], upper, lower, bend) => {
    const reach = Math.min(Math.hypot(bx - ax, by - ay), upper + lower - 0.5);
    const base = Math.atan2(by - ay, bx - ax);
    const open = Math.acos((upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * reach));
    return polar(upper, base + bend * open, ax, ay);
  };
  const wheel = (x) => [
    circle(x, -34, 33, 'none', { stroke: '#1d1f2a', 'stroke-width': 4 }),
    stroke(
      range(6, (i) => {
        const [px, py] = polar(32, (i * Math.PI) / 6 + x);
        return d`M${x + px} ${-34 + py}L${x - px} ${-34 - py}`;
      }).join(''),
      '#cfd6d8',
      0.9,
      { opacity: 0.7 },
    ),
    circle(x, -34, 4, '#1d1f2a'),
  ];
  const rider = (x, y, scale, { jersey, trim, helmet, frame, crank, skin = '#d99e74' }) => {
    const hub = [-4, -36];
    const hip = [-26, -104];
    const leg = (angle, tone, shoe) => {
      const foot = polar(18, angle, ...hub);
      const knee = joint(hip, foot, 46, 46, -1);
      const shin = [lerp(knee[0], foot[0], 0.15), lerp(knee[1], foot[1], 0.15)];
      return [
        stroke([hip, knee], '#23263a', 15, { 'stroke-linecap': 'round' }),
        stroke([shin, foot], tone, 9, { 'stroke-linecap': 'round' }),
        shape(
          [
            [foot[0] - 7, foot[1] - 3],
            [foot[0] + 13, foot[1] - 1],
            [foot[0] + 14, foot[1] + 5],
            [foot[0] - 8, foot[1] + 5],
          ],
          shoe,
        ),
      ];
    };
    const shade = mix(skin, '#3a1a10', 0.25);
    return group(
      place(x, y, scale),
      ellipse(-10, 2, 96, 8, '#2a2a30', { opacity: 0.3 }),
      leg(crank + Math.PI, shade, '#c9c4ba'),
      wheel(-54),
      wheel(56),
      stroke('M-22-92L-4-36 34-86-20-84-54-34-4-36M32-94L56-34', frame, 4.6, { 'stroke-linejoin': 'round' }),
      stroke('M-36-95H-12', '#1d1f2a', 6, { 'stroke-linecap': 'round' }),
      stroke('M32-92L48-96Q60-94 54-82', '#1d1f2a', 4.6, { 'stroke-linecap': 'round' }),
      circle(-4, -36, 9, '#1d1f2a'),
      stroke('M18-138L36-116 50-96', shade, 8, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
      leg(crank, skin, '#fbf6ea'),
      shape(
        'M-42-108C-40-132-8-158 20-156 34-154 34-140 26-130 8-116-8-104-22-94-36-92-42-100-42-108z',
        jersey,
      ),
      shape('M-30-128C-20-140-8-150 4-154L14-122C6-116 0-112-6-108z', trim),
      stroke('M20-142L34-118 48-98', jersey, 10, { 'stroke-linejoin': 'round' }),
      stroke('M32-120L49-97', skin, 7, { 'stroke-linecap': 'round' }),
      shape('M28-158l12 8 8-10-10-10z', skin),
      circle(46, -168, 13, skin),
      shape('M26-172C28-194 62-196 66-172 54-178 40-176 26-172z', helmet),
      stroke('M32-184C42-190 54-188 60-180', mix(helmet, '#ffffff', 0.5), 3),
    );
  };
  const vineyard = (data, tone) => stroke(data, tone, 5, { 'stroke-dasharray': '10 4', opacity: 0.8 });
  const squad = [
    { x: 70, y: 706, jersey: '#7a3a6b', trim: '#f0c24b', helmet: '#f4f0e6', frame: '#f4f0e6', crank: 0.2 },
    {
      x: 262,
      y: 690,
      jersey: '#1d6a86',
      trim: '#fdf6e3',
      helmet: '#1d6a86',
      frame: '#c8402c',
      crank: 2.4,
      skin: '#8f5b3d',
    },
    { x: 462, y: 678, jersey: '#e9e1cf', trim: '#c8402c', helmet: '#c8402c', frame: '#23263a', crank: 1.1 },
    {
      x: 664,
      y: 672,
      jersey: '#e56a9a',
      trim: '#fde3ec',
      helmet: '#fdf6e3',
      frame: '#e56a9a',
      crank: 3.6,
      skin: '#e8b48d',
    },
    { x: 862, y: 676, jersey: '#2f7a4f', trim: '#f0c24b', helmet: '#23263a', frame: '#f0c24b', crank: 0.7 },
    {
      x: 1060,
      y: 688,
      jersey: '#d7402f',
      trim: '#fdf6e3',
      helmet: '#fdf6e3',
      frame: '#1d6a86',
      crank: 4.4,
      skin: '#c98a5f',
    },
  ];

  return [
    backdrop(
      linear([
        [0, '#6db1cc'],
        [0.34, '#cfe4dd'],
        [0.5, '#fdf0cc'],
      ]),
    ),
    glow(250, 250, 360, '#fff6d2', 0.85),
    circle(250, 240, 54, '#fffbe8'),
    cloud(700, 120, 1.2, '#ffffff', 0.8),
    cloud(920, 190, 0.8, '#ffffff', 0.65),
    cloud(470, 190, 0.6, '#ffffff', 0.6),
    ridge(51, 330, 120, '#a9c7b8'),
    ridge(57, 372, 90, '#8fb596'),
    shape('M0 420C180 350 360 360 560 400S900 330 1200 390V800H0z', linear(['#a3bf6d', '#86a755'])),
    vineyard(
      range(
        12,
        (i) => d`M${780 + i * 34} ${372 + Math.abs(i - 6) * 3}Q${800 + i * 40} 410 ${800 + i * 48} 450`,
      ).join(''),
      '#6d8f45',
    ),
    group(
      place(400, 366),
      rect(-34, -26, 66, 34, '#f7e3bd'),
      shape('M-42-24L0-48 40-24z', '#b9532f'),
      rect(28, -52, 22, 60, '#eed3a2'),
      shape('M24-50l15-16 15 16z', '#a0462a'),
      cypress(-56, 10, 0.42, '#3d5a34'),
      cypress(70, 10, 0.5, '#3d5a34'),
      cypress(86, 12, 0.38, '#476840'),
    ),
    stroke('M560 402C640 396 700 412 690 428S560 448 520 466 560 500 700 506', '#efe3cb', 9, {
      'stroke-linecap': 'round',
    }),
    dots(
      [
        [600, 399],
        [612, 399],
        [626, 400],
        [640, 402],
        [650, 403],
      ],
      3.4,
      '#c8402c',
    ),
    shape('M0 480C240 420 420 500 640 500S1000 430 1200 480V800H0z', linear(['#8fb356', '#6f9440'])),
    shape(
      'M628 500C700 497 850 504 900 522S1000 560 1200 566V594C980 590 860 566 800 548S690 510 646 504z',
      '#efe3cb',
    ),
    vineyard(
      range(
        12,
        (i) => d`M${20 + i * 34} ${474 - Math.sin(i / 4) * 12}Q${-6 + i * 36} 520 ${-50 + i * 40} 570`,
      ).join(''),
      '#567a34',
    ),
    cypress(730, 506, 0.62, '#35522f', '#4c6d3e'),
    cypress(1010, 480, 0.85, '#35522f', '#4c6d3e'),
    cypress(1050, 486, 0.65, '#35522f', '#4c6d3e'),
    roundTree(150, 500, 0.6, ['#4d7035', '#64893f', '#84a854'], 6),
    roundTree(1140, 520, 0.7, ['#4d7035', '#64893f', '#84a854'], 12),
    group(
      { transform: 'translate(0 -44)' },
      shape('M0 600C300 560 640 556 1200 590V860H0z', linear(['#7da045', '#5d8036'])),
      shape(
        range(60, () => {
          const [x, y] = [random(WIDTH), random(596, 628)];
          return d`M${x} ${y}l4-16 4 16z`;
        }).join(''),
        '#567a34',
      ),
      shape('M0 652C340 610 760 604 1200 640V748C760 712 340 716 0 764z', linear(['#7a7880', '#57555f'])),
      stroke('M0 656C340 614 760 608 1200 644', '#f4eedd', 4, { opacity: 0.9 }),
      stroke('M0 760C340 712 760 708 1200 744', '#f4eedd', 4, { opacity: 0.9 }),
      shape('M0 768C340 720 760 716 1200 752V860H0z', '#5d8036'),
      shape(
        range(90, () => {
          const [x, y] = [random(WIDTH), random(764, 850)];
          return d`M${x} ${y}q-2-16-8-24 10 6 12 24z`;
        }).join(''),
        '#45662a',
      ),
      squad.map(({ x, y, ...look }) => rider(x, y + 22, 0.98, look)),
      dots(
        range(20, () => [random(WIDTH), random(768, 838)]),
        5,
        '#e0483a',
      ),
      dots(
        range(20, () => [random(WIDTH), random(768, 838)]),
        4,
        '#fdf6e3',
      ),
    ),
    vignette(0.24),
  ];
}

/** A building site: concrete frame, scaffolding, tower crane. */
function cantiere({ linear, glow, vignette }) {
  const random = seeded(61);
  const [left, width, ground, storey] = [250, 520, 660, 84];
  const floors = range(5, (i) => ground - storey * (i + 1));
  const columns = range(6, (i) => left + (i * width) / 5);
  const lattice = (x0, x1, y0, y1, step) =>
    range(
      Math.floor((y1 - y0) / step),
      (i) =>
        d`M${x0} ${y0 + i * step}L${x1} ${y0 + (i + 1) * step}M${x1} ${y0 + i * step}L${x0} ${y0 + (i + 1) * step}`,
    ).join('');
  const boom = (x0, x1, y, height) =>
    range(Math.floor(Math.abs(x1 - x0) / 26), (i) => {
      const x = x0 + Math.sign(x1 - x0) * i * 26;
      const s = Math.sign(x1 - x0);
      return d`M${x} ${y}L${x + 13 * s} ${y - height}L${x + 26 * s} ${y}`;
    }).join('');
  const crane = (x, y, scale, paint, light) =>
    group(
      place(x, y, scale),
      stroke(`M-17 0V-560M17 0V-560${lattice(-17, 17, -560, 0, 40)}`, paint, 6),
      stroke('M-9-4V-560', light, 2),
      shape('M-30-590H30V-556H-30z', paint),
      shape('M34-590H74V-540H40z', light),
      shape('M44-582H68V-560H48z', '#cfe6ea'),
      stroke(`M-20-590H-560M-20-612H-540L-560-590${boom(-30, -545, -590, 22)}`, paint, 4.5),
      stroke('M20-590H200M20-600H200', paint, 6),
      rect(150, -604, 60, 46, '#5a5560'),
      stroke('M0-590V-690M-16-590L0-690 16-590', paint, 6),
      stroke('M0-688L-380-612M0-688L-190-612M0-688L190-602', paint, 2.6),
      rect(-42, -2, 84, 16, '#6a6470'),
    );
  const bay = (x, y, i) => {
    const w = width / 5;
    const kind = (i * 7 + 3) % 11;
    return [
      rect(x, y, w, storey, linear(['#4d4453', '#7d6a6a'])),
      shape(
        [
          [x, y],
          [x + w, y],
          [x + w * 0.8, y + 22],
          [x + w * 0.2, y + 22],
        ],
        '#3a3342',
      ),
      kind < 3
        ? [
            rect(x + 8, y + 12, w - 8, storey - 12, '#c9714a'),
            stroke(range(5, (r) => d`M${x + 8} ${y + 26 + r * 13}h${w - 8}`).join(''), '#a8553a', 2),
            rect(x + 34, y + 26, 38, 44, '#4d3a44'),
          ]
        : kind === 5
          ? rect(x + 8, y + 44, w - 8, storey - 44, '#c9714a')
          : kind === 7
            ? stroke(range(4, (k) => d`M${x + 22 + k * 22} ${y + 12}V${y + storey}`).join(''), '#e3b45c', 4)
            : '',
    ];
  };
  const frame = [
    floors.map((y, f) => columns.slice(0, 5).map((x, c) => (f === 4 && c > 2 ? '' : bay(x, y, f * 5 + c)))),
    columns.map((x, i) =>
      rect(x - 5, i > 3 ? floors[3] : floors[4], 16, ground - (i > 3 ? floors[3] : floors[4]), '#cdbfb0'),
    ),
    columns.map((x, i) =>
      rect(x + 6, i > 3 ? floors[3] : floors[4], 5, ground - (i > 3 ? floors[3] : floors[4]), '#8f8280'),
    ),
    floors.map((y, f) => [
      rect(left - 18, y - 6, f === 4 ? width * 0.6 + 40 : width + 40, 16, '#e6d8c4'),
      rect(left - 18, y + 6, f === 4 ? width * 0.6 + 40 : width + 40, 5, '#9a8c86'),
    ]),
    stroke(
      columns
        .slice(0, 4)
        .map((x) => d`M${x} ${floors[4] - 6}v-30M${x + 7} ${floors[4] - 6}v-26`)
        .join('') +
        columns
          .slice(4)
          .map((x) => d`M${x} ${floors[3] - 6}v-52M${x + 7} ${floors[3] - 6}v-46`)
          .join(''),
      '#8a4a34',
      3,
    ),
  ];
  const scaffold = [
    shape(box(left - 62, floors[2], 150, storey * 2) + box(left + 26, floors[3], 62, storey), '#e5823a', {
      opacity: 0.5,
    }),
    stroke([-62, -12, 38, 88].map((x) => d`M${left + x} ${floors[4] - 30}V${ground}`).join(''), '#6d7480', 5),
    stroke(
      floors.map((y) => d`M${left - 70} ${y - 30}H${left + 96}`).join('') +
        floors
          .map((y, i) =>
            i % 2
              ? d`M${left - 62} ${y + storey}L${left - 12} ${y}`
              : d`M${left - 12} ${y + storey}L${left - 62} ${y}`,
          )
          .join(''),
      '#6d7480',
      3,
    ),
    shape(floors.map((y) => box(left - 72, y, 170, 8)).join(''), '#d9a24e'),
  ];
  const worker = (x, y, height, vest, flip) => [
    person(x, y, height, { top: vest, bottom: '#31405a', hair: '#f2c230', skin: '#c98a5f', flip, stride: 5 }),
    shape(
      d`M${x - height * 0.1} ${y - height * 0.94}h${height * 0.2}v${height * 0.025}h${-height * 0.2}z`,
      '#d9a216',
    ),
  ];
  const digger = group(
    place(894, 722, 1.06),
    rect(-92, -28, 168, 34, '#2b2a33', { rx: 17 }),
    shape(
      discs([
        [-70, -11, 11],
        [-32, -11, 11],
        [8, -11, 11],
        [50, -11, 11],
      ]),
      '#6d6a74',
    ),
    shape('M-84-76H70l8 46H-84z', '#e9a92c'),
    shape('M-84-76H-30V-30H-84z', '#c98a1c'),
    shape('M-18-136H46l16 60H-18z', '#c98a1c'),
    shape('M-8-126H40l12 46H-8z', '#cfe6ea'),
    stroke('M60-60L150-172 214-120', '#e9a92c', 19, { 'stroke-linejoin': 'round' }),
    stroke('M214-120L196-64', '#e9a92c', 14),
    stroke('M92-98L150-150M164-166L206-90', '#8a8690', 6),
    shape('M176-70L222-62 218-16Q190-14 172-36z', '#4d4a55'),
  );
  const skyline = shape(
    range(26, (i) => box(i * 48 - 10, 560 - random(40, 150), 50, 300)).join(''),
    '#c8a9a0',
    { opacity: 0.75 },
  );

  return [
    backdrop(
      linear([
        [0, '#7fb0c4'],
        [0.4, '#e6dccb'],
        [0.72, '#fbdcae'],
      ]),
    ),
    glow(210, 330, 380, '#fff2cb', 0.8),
    circle(210, 320, 58, '#fffae4'),
    cloud(560, 96, 1, '#ffffff', 0.65),
    cloud(1010, 220, 0.8, '#ffffff', 0.5),
    ridge(71, 520, 50, '#d8c2b0'),
    skyline,
    crane(1090, 640, 0.62, '#c79a6a', '#e2bc8a'),
    crane(846, 690, 1, '#e0982e', '#f7c560'),
    rect(0, 640, WIDTH, 170, linear(['#d0a273', '#8f6242'])),
    frame,
    scaffold,
    stroke('M440 100V196', '#4a4550', 3),
    stroke('M440 192L380 226M440 192L500 226', '#4a4550', 3),
    shape(box(360, 226, 160, 12) + box(370, 240, 140, 10), '#a8553a'),
    circle(440, 192, 7, '#e9a92c'),
    rect(426, 92, 28, 14, '#5a5560'),
    worker(330, 234, 58, '#e5823a'),
    worker(540, 234, 56, '#e5c23a', true),
    worker(690, 318, 58, '#e5823a', true),
    worker(200, 402, 56, '#e5c23a'),
    worker(470, 486, 56, '#e5823a'),
    shape('M-40 720C120 640 200 640 300 724L330 760H-40z', '#e3bd86'),
    shape('M120 660C200 650 250 680 300 724L330 760H190C220 720 190 680 120 660z', '#b98a5a'),
    digger,
    shape(range(9, (i) => box(360 + (i % 3) * 66, 720 - Math.floor(i / 3) * 24, 60, 20)).join(''), '#c9714a'),
    shape(range(9, (i) => box(360 + (i % 3) * 66, 720 - Math.floor(i / 3) * 24, 60, 6)).join(''), '#e08a5f'),
    worker(600, 752, 132, '#e5823a'),
    worker(664, 756, 126, '#e5c23a', true),
    shape('M616 688l34-6 6 24-32 6z', '#fdf6e3'),
    rect(0, 756, WIDTH, 60, '#6d4a34'),
    shape(range(20, (i) => `M${i * 64} 764h32l-16 18h-32z`).join(''), '#f2c230'),
    rect(0, 758, WIDTH, 6, '#4a3226'),
    rect(0, 782, WIDTH, 30, '#4a3226'),
    vignette(0.24),
  ];
}

/** A departure lounge: tall windows, an airliner's tail, the runway at first light. */
function aereo({ linear, glow, clip, vignette }) {
  const fuselage =
    'M-40 372H700C860 372 980 378 1090 344 1116 336 1124 352 1108 366 1040 424 930 500 780 500H-40z';
  const plane = group(
    place(-104, 24),
    ellipse(420, 574, 640, 22, '#3a2f48', { opacity: 0.4 }),
    shape(
      'M842 378C880 330 946 190 976 118H1066C1066 200 1062 300 1090 348L1020 382z',
      linear(['#1d5f86', '#143f66']),
    ),
    shape('M914 262C930 224 962 154 976 118H1066C1066 160 1064 190 1065 220z', '#f0a93a'),
    shape('M889 312C900 294 906 280 914 262L1065 220 1068 262z', '#e2583c'),
    shape(
      fuselage,
      linear([
        [0, '#fffdf6'],
        [0.5, '#f1e9e2'],
        [1, '#b7a9b4'],
      ]),
    ),
    group(
      { 'clip-path': clip(fuselage) },
      shape('M-40 452H760C900 448 1010 420 1120 340V520H-40z', '#1d5f86'),
      shape('M-40 440H760C896 436 1000 410 1110 340L1120 348C1010 420 900 448 760 452H-40z', '#f0a93a'),
      rect(-60, 486, 960, 20, '#0f2f50', { opacity: 0.5 }),
    ),
    shape(
      range(
        21,
        (i) => d`M${30 + i * 34} 402h9a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-14a5 5 0 0 1 5-5z`,
      ).join(''),
      '#33475f',
    ),
    shape(
      range(21, (i) => d`M${30 + i * 34} 402h9l-8 24h-1a5 5 0 0 1-5-5v-14a5 5 0 0 1 5-5z`).join(''),
      '#f9cf8f',
      { opacity: 0.75 },
    ),
    shape('M764 392h34a6 6 0 0 1 6 6v62h-46v-62a6 6 0 0 1 6-6z', '#dcd3d2'),
    stroke('M764 392h34a6 6 0 0 1 6 6v62h-46v-62a6 6 0 0 1 6-6z', '#a99aa6', 2.5),
    shape('M940 396L1150 372 1166 386 990 424z', '#8f8796'),
    shape('M940 396L1150 372 1156 378 960 408z', '#f3ece6'),
    shape('M120 470L420 462 190 560H40z', '#8f8796'),
    shape('M120 470L420 462 220 546 110 540z', '#d9d0d2'),
    shape(
      'M150 500H280C300 500 304 562 280 562H150C132 556 132 506 150 500z',
      linear(['#fdf8ef', '#9c8fa0']),
    ),
    ellipse(152, 531, 15, 31, '#33475f'),
    stroke('M520 500V552M560 500V552', '#5a5060', 10),
    shape(
      discs([
        [520, 560, 19],
        [562, 560, 19],
      ]),
      '#241f2c',
    ),
    shape(
      discs([
        [520, 560, 8],
        [562, 560, 8],
      ]),
      '#8f8796',
    ),
  );
  const farPlane = group(
    place(448, 110, 0.62, -14),
    shape('M-130 10C-100-10 60-14 130-8 150-4 152 8 132 12H-110z', '#fdf6ea'),
    shape('M-128 8L-158-42H-128L-92-2z', '#e2583c'),
    shape('M10 4L-50 52H-22L56 8z', '#cfc0c0'),
    shape('M-96 4L-122 22H-106L-74 6z', '#cfc0c0'),
  );
  const tower = group(
    place(1128, 524),
    shape('M-13-170H13L18 0H-18z', '#a88f9c'),
    shape('M-42-206H42L30-170H-30z', '#33475f'),
    shape('M-40-204H40L36-192H-36z', '#f9cf8f'),
    rect(-32, -214, 64, 8, '#6d5c70'),
    stroke('M0-214V-246', '#6d5c70', 3),
  );
  const seat = (x) =>
    group(
      place(x, 700),
      shape('M-46-104Q-46-114-36-114H36Q46-114 46-104L42-34H-42z', '#3d2f45'),
      shape('M-46-104Q-46-114-36-114H36Q46-114 46-104V-96H-46z', '#5f4a5e'),
      shape('M-46-34H46L40-12H-40z', '#2b2133'),
    );
  const trolley = (x, y, scale, tone) =>
    group(
      place(x, y, scale),
      stroke('M-13-76V-128H13V-76', '#3a3440', 4),
      rect(-24, -80, 48, 74, tone, { rx: 7 }),
      rect(-24, -80, 14, 74, mix(tone, '#ffffff', 0.25), { rx: 6 }),
      shape(
        discs([
          [-15, -3, 5],
          [15, -3, 5],
        ]),
        '#241f2c',
      ),
    );

  return [
    backdrop(
      linear([
        [0, '#5b7fa6'],
        [0.36, '#d9a9a0'],
        [0.56, '#fccf8d'],
        [0.68, '#ffe8b4'],
      ]),
    ),
    glow(460, 330, 460, '#fff1c6', 0.9),
    circle(460, 312, 58, '#fffae2'),
    cloud(820, 96, 1.1, '#fde5cf', 0.65),
    cloud(150, 110, 0.8, '#fde5cf', 0.5),
    farPlane,
    ridge(83, 480, 70, '#c59a94'),
    ridge(87, 510, 40, '#a07d86'),
    tower,
    rect(0, 528, WIDTH, 100, linear(['#b58f7c', '#7d6a74'])),
    shape('M0 548H1200V556H0zM0 604H1200V612H0z', '#f3d9ae', { opacity: 0.5 }),
    dots(
      range(30, (i) => [20 + i * 40, 540]),
      3,
      '#fff3c8',
    ),
    plane,
    shape('M90 0H330L60 610H-180zM640 0H720L450 610H370z', '#ffffff', { opacity: 0.11 }),
    shape(
      [-10, 292, 594, 896, 1196].map((x) => box(x, 0, 14, 620)).join('') +
        box(0, 172, WIDTH, 9) +
        box(0, 606, WIDTH, 26),
      '#2e2438',
    ),
    shape([4, 306, 608, 910].map((x) => box(x, 0, 4, 606)).join(''), '#f9cf8f', { opacity: 0.55 }),
    rect(0, 632, WIDTH, 168, linear(['#8a6a6c', '#43344a'])),
    shape(
      [
        [10, 296],
        [310, 596],
        [614, 898],
        [916, 1196],
      ]
        .map(([a, b]) =>
          polygon([
            [a, 632],
            [b, 632],
            [600 + (b - 600) * 1.45, 800],
            [600 + (a - 600) * 1.45, 800],
          ]),
        )
        .join(''),
      linear([
        [0, '#ffdca0', 0.75],
        [1, '#ffdca0', 0.1],
      ]),
    ),
    [70, 168, 266, 364].map(seat),
    rect(20, 690, 396, 12, '#241b2c'),
    shape(
      box(60, 700, 10, 60) + box(360, 700, 10, 60) + box(40, 756, 50, 8) + box(340, 756, 50, 8),
      '#241b2c',
    ),
    shape(
      [
        [640, 770],
        [664, 770],
        [700, 800],
        [660, 800],
      ],
      '#2a2033',
      { opacity: 0.4 },
    ),
    person(648, 776, 292, { top: '#2d4a63', bottom: '#241f33', hair: '#3a2018', away: true, coat: true }),
    trolley(724, 782, 1.25, '#d9553c'),
    person(818, 772, 176, {
      top: '#e9b84a',
      bottom: '#3a4a6b',
      hair: '#5a3420',
      skin: '#efc09a',
      away: true,
    }),
    shape('M802 640h34v40h-34z', '#c8523c', { transform: 'translate(0 6)' }),
    person(1076, 740, 214, { top: '#7a3a4a', bottom: '#2a2438', hair: '#22191a', away: true, stride: 7 }),
    trolley(1132, 746, 0.95, '#2d7a7a'),
    vignette(0.34),
  ];
}

/** Fresh loaves on a bakery counter, the oven behind. */
function pane({ linear, radial, glow, blur, vignette }) {
  const random = seeded(15);
  const crust = (light = '#f0b25c', mid = '#c9782f', dark = '#7f4019') =>
    radial(
      [
        [0, light],
        [0.6, mid],
        [1, dark],
      ],
      [0.38, 0.28, 0.8],
    );
  const flour = (cx, cy, rx, ry, count, opacity = 0.7) =>
    dots(
      range(count, () => {
        const [x, y] = polar(Math.sqrt(random()), random(TAU));
        return [cx + x * rx, cy + y * ry];
      }),
      1.7,
      '#fff6e2',
      { opacity },
    );
  const slash = (x0, y0, x1, y1, w) => {
    const [nx, ny] = [-(y1 - y0), x1 - x0].map((v) => (v / Math.hypot(x1 - x0, y1 - y0)) * w);
    const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
    return [
      shape(d`M${x0} ${y0}Q${mx + nx} ${my + ny} ${x1} ${y1}Q${mx - nx} ${my - ny} ${x0} ${y0}z`, '#8a4a1e'),
      shape(
        d`M${x0} ${y0}Q${mx + nx * 0.9} ${my + ny * 0.9 + 3} ${x1} ${y1}Q${mx - nx * 0.5} ${my - ny * 0.5 + 4} ${x0} ${y0}z`,
        '#fbe0a8',
      ),
    ];
  };
  const round = (x, y, s) =>
    group(
      place(x, y, s),
      ellipse(20, 6, 236, 30, '#2a1208', { opacity: 0.45 }),
      shape('M-220-20C-226-130-120-206 0-206S226-130 220-20C216 20-216 20-220-20z', crust()),
      shape(
        'M-220-20C-222-44-218-66-212-84-170-10 120 8 218-44 220-36 220-28 220-20 216 20-216 20-220-20z',
        '#6b3413',
        { opacity: 0.35 },
      ),
      slash(-120, -132, 116, -70, 26),
      slash(104, -150, -112, -54, 26),
      slash(-176, -70, -104, -22, 12),
      slash(176, -84, 120, -26, 12),
      flour(0, -120, 170, 70, 110, 0.75),
    );
  const filone = (x, y, s, turn) =>
    group(
      place(x, y, s, turn),
      ellipse(10, 30, 240, 20, '#2a1208', { opacity: 0.4 }),
      shape(
        'M-240 6C-236-52-140-76 0-76S236-52 240 6C236 40-236 40-240 6z',
        crust('#f5bd6b', '#cf8236', '#83441b'),
      ),
      range(5, (i) => slash(-176 + i * 80, -2, -112 + i * 80, -58, 13)),
      flour(0, -30, 200, 30, 46, 0.6),
    );
  const baguette = (x, y, s, turn, tone) =>
    group(
      place(x, y, s, turn),
      shape(
        'M-34 150C-40 40-40-240-26-300Q0-336 26-300C40-240 40 40 34 150z',
        linear(
          [
            [0, mix(tone, '#7f4019', 0.3)],
            [0.35, tone],
            [1, mix(tone, '#7f4019', 0.75)],
          ],
          [0, 0, 1, 0],
        ),
      ),
      range(5, (i) => slash(20, -262 + i * 76, -20, -214 + i * 76, 11)),
    );
  const roll = (x, y, s, shadow = 0.4) =>
    group(
      place(x, y, s),
      ellipse(8, 6, 92, 14, '#2a1208', { opacity: shadow }),
      shape('M-84-8C-88-62-44-92 0-92S88-62 84-8C80 14-80 14-84-8z', crust('#f8c777', '#d48a3c', '#93501f')),
      stroke('M0-90C-10-66-8-40 0-28M0-28C-22-30-48-22-66-8M0-28C22-30 48-22 66-8', '#93501f', 5, {
        'stroke-linecap': 'round',
      }),
    );
  const voussoirs = range(13, (i) => {
    const a = Math.PI + (i * Math.PI) / 12;
    return d`M${600 + Math.cos(a) * 226} ${304 + Math.sin(a) * 200}L${600 + Math.cos(a) * 270} ${304 + Math.sin(a) * 244}`;
  }).join('');
  const oven = [
    rect(0, 0, WIDTH, 580, linear(['#5a2f22', '#7a4530'])),
    shape(
      range(12, (r) => range(11, (i) => box(i * 118 - (r % 2) * 59 + 3, r * 48 + 3, 112, 42)).join('')).join(
        '',
      ),
      '#8a5238',
      { opacity: 0.55 },
    ),
    shape(
      range(16, () => {
        const r = Math.floor(random(12));
        const i = Math.floor(random(11));
        return box(i * 118 - (r % 2) * 59 + 3, r * 48 + 3, 112, 42);
      }).join(''),
      '#a8663f',
      { opacity: 0.6 },
    ),
    shape('M330 580V300C330 130 470 60 600 60S870 130 870 300V580z', '#a9714c'),
    shape(
      'M330 580V300C330 130 470 60 600 60S870 130 870 300V580H824V306C824 160 710 106 600 106S376 160 376 306V580z',
      '#c48c5e',
    ),
    stroke(`${voussoirs}M330 380H376M330 460H376M824 380H870M824 460H870`, '#8a5838', 5),
    shape(
      'M376 580V306C376 160 490 106 600 106S824 160 824 306V580z',
      radial(
        [
          [0, '#ffd37a'],
          [0.35, '#f08a2c'],
          [0.75, '#8a2f14'],
          [1, '#3a130c'],
        ],
        [0.5, 0.72, 0.62],
      ),
    ),
    shape(
      'M470 500C450 430 500 420 492 350 530 380 540 410 536 440 556 400 590 380 584 310 640 350 640 410 634 440 652 420 668 400 664 366 706 410 730 440 720 500z',
      '#ffb43f',
      { opacity: 0.9 },
    ),
    shape(
      'M516 500C506 456 536 446 540 410 560 440 566 456 564 470 580 446 606 430 604 390 634 424 636 452 632 470 648 456 656 446 656 430 680 456 686 470 680 500z',
      '#fff0b0',
      { opacity: 0.95 },
    ),
    shape('M440 512l300-22 8 22-300 24zM452 488l270 26-6 20-270-24z', '#3a1a10'),
  ];
  const wheat = (x, y, s, turn) =>
    group(
      place(x, y, s, turn),
      stroke('M0 0C10 80 20 160 60 260', '#b98a3a', 4),
      shape(
        range(6, (i) =>
          [-1, 1]
            .map(
              (k) =>
                `M${k * 2} ${-i * 17}c${k * 15}-4 ${k * 17}-22 ${k * 6}-30 ${k * -8} 4 ${k * -12} 16 ${k * -6} 30z`,
            )
            .join(''),
        ).join(''),
        '#e0ae4c',
      ),
      stroke(range(5, (i) => `M-6 ${-20 - i * 20}l-18-58M6 ${-20 - i * 20}l18-58`).join(''), '#e8c578', 1.8),
    );

  return [
    oven,
    glow(600, 430, 460, '#ffb45a', 0.55),
    rect(0, 560, WIDTH, 250, linear(['#c08a54', '#7d4d28'])),
    rect(0, 560, WIDTH, 12, '#e0b078'),
    stroke('M0 622Q600 606 1200 626M0 690Q500 704 1200 684M0 752Q700 738 1200 760', '#6b3f20', 2.4, {
      opacity: 0.45,
    }),
    group(
      place(150, 610),
      ellipse(20, 86, 170, 22, '#2a1208', { opacity: 0.45 }),
      baguette(-66, -160, 0.78, -13, '#e9a955'),
      baguette(66, -150, 0.78, 12, '#e2a04c'),
      baguette(0, -190, 0.84, -2, '#f0b25c'),
      shape('M-130-90H130L106 86H-106z', linear(['#d9a35c', '#a8733a', '#7f5226'], [0, 0, 1, 0])),
      stroke(
        range(
          6,
          (i) => `M${-128 + i * 3} ${-62 + i * 28}Q0 ${-46 + i * 28} ${128 - i * 3} ${-62 + i * 28}`,
        ).join(''),
        '#7f5226',
        6,
        { opacity: 0.6 },
      ),
      stroke(range(9, (i) => `M${-112 + i * 28} -86L${-92 + i * 23} 82`).join(''), '#f0c683', 4, {
        opacity: 0.6,
      }),
      shape('M-138-98Q0-78 138-98V-74Q0-54-138-74z', '#e9bd78'),
    ),
    group(
      place(1010, 566),
      rect(-170, -8, 340, 18, '#6b3f20'),
      rect(-150, 8, 20, 60, '#5a3218'),
      rect(130, 8, 20, 60, '#5a3218'),
      roll(-98, -12, 0.92),
      roll(82, -12, 0.92),
      roll(-8, -92, 0.9, 0),
    ),
    ellipse(600, 700, 330, 34, '#fff3da', { opacity: 0.35, filter: blur(14) }),
    round(600, 694, 1.18),
    filone(960, 700, 0.86, 3),
    roll(322, 736, 1),
    wheat(430, 736, 0.8, -64),
    wheat(470, 764, 0.8, -82),
    flour(520, 752, 420, 30, 150, 0.75),
    flour(900, 756, 260, 24, 60, 0.6),
    vignette(0.4),
  ];
}

/** The cold aisle of a data centre. */
function dati({ linear, glow, vignette }) {
  const random = seeded(77);
  const see = camera(600, 384, 620);
  const [side, floor, top] = [2.3, 1.75, -2.05];
  const bays = range(8, (i) => 1.7 + i * 1.35);
  const panel = (x, z0, y0, z1, y1) => [see(x, y0, z0), see(x, y0, z1), see(x, y1, z1), see(x, y1, z0)];
  const flat = (y, x0, z0, x1, z1) => [see(x0, y, z0), see(x1, y, z0), see(x1, y, z1), see(x0, y, z1)];
  const lights = { teal: [], amber: [], blue: [], none: [] };
  const blink = (x, z, y, height, lamps) => {
    for (let k = 0; k < lamps; k++) {
      const at = z + 0.16 + k * (1 / lamps) + random(0.06);
      const tone = random.pick(['teal', 'teal', 'teal', 'blue', 'amber', 'none', 'none']);
      lights[tone].push(polygon(panel(x, at, y + height * 0.34, at + 0.1, y + height * 0.6)));
    }
  };
  const rack = (x, z, i) => {
    const shade = i / 7;
    const [slots, lamps] = i > 4 ? [8, 2] : [12, 4];
    const pitch = (floor - top - 0.38) / slots;
    const units = range(slots, (u) => top + 0.18 + u * pitch);
    for (const y of units) blink(x, z, y, pitch, lamps);
    return [
      shape(panel(x, z, top, z + 1.24, floor), mix('#101c33', '#33587f', shade)),
      shape(panel(x, z + 0.07, top + 0.1, z + 1.17, floor - 0.12), mix('#0a1326', '#264a70', shade)),
      shape(
        units.map((y) => polygon(panel(x, z + 0.1, y, z + 1.14, y + pitch * 0.82))).join(''),
        mix('#182a48', '#3a6a92', shade),
      ),
      shape(panel(x, z + 1.24, top, z + 1.35, floor), mix('#1f3a5c', '#4a7ea0', shade)),
    ];
  };
  const racks = bays.map((z, i) => [rack(-side, z, i), rack(side, z, i)]).reverse();
  const strip = (x) => bays.map((z) => polygon(flat(top - 0.35, x - 0.14, z, x + 0.14, z + 0.9))).join('');
  const tiles =
    range(7, (i) =>
      polyline([see(-side + (i * side) / 3, floor, 12.6), see(-side + (i * side) / 3, floor, 1.6)]),
    ).join('') +
    range(14, (i) => polyline([see(-side, floor, 1.7 + i * 0.8), see(side, floor, 1.7 + i * 0.8)])).join('');
  const tray = (x, tone) => stroke(polyline([see(x, top - 0.12, 12), see(x, top - 0.12, 1.5)]), tone, 3.5);

  return [
    backdrop('#0c1830'),
    shape(
      [see(-side, top - 0.4, 12.6), see(side, top - 0.4, 12.6), [1400, -60], [-200, -60]],
      linear(['#0a1428', '#2a4a70']),
    ),
    shape(
      [see(-side, floor, 12.6), see(side, floor, 12.6), [1460, 860], [-260, 860]],
      linear(['#5b93ad', '#1d3a5a', '#0c1a30']),
    ),
    stroke(tiles, '#bfe6ea', 1.3, { opacity: 0.22 }),
    shape(
      [see(-0.9, floor, 12.6), see(0.9, floor, 12.6), see(0.9, floor, 2), see(-0.9, floor, 2)],
      linear([
        [0, '#ffe2ac', 0.8],
        [0.4, '#ffe2ac', 0.2],
        [1, '#ffe2ac', 0.06],
      ]),
    ),
    racks,
    shape(panel(-side, 1.5, top - 0.02, 12.4, top - 0.4), '#16294a'),
    shape(panel(side, 1.5, top - 0.02, 12.4, top - 0.4), '#16294a'),
    [-1.9, -1.76, -1.62].map((x, i) => tray(x, ['#f0a03c', '#f6c86a', '#d9703a'][i])),
    [1.9, 1.76, 1.62].map((x, i) => tray(x, ['#4fc3c9', '#2a8fa6', '#8fe0dc'][i])),
    shape(strip(0), '#f4feff'),
    shape(strip(0), '#bff4f4', { opacity: 0.4, transform: 'translate(0 2)' }),
    shape(
      [
        see(-side, top - 0.4, 12.6),
        see(side, top - 0.4, 12.6),
        see(side, floor, 12.6),
        see(-side, floor, 12.6),
      ],
      linear(['#5f93b4', '#8fc0c9']),
    ),
    shape(d`M570 ${see(0, floor, 12.6)[1]}V330h60V${see(0, floor, 12.6)[1]}z`, '#fff0c4'),
    glow(600, 390, 190, '#ffeec0', 0.9),
    shape(lights.teal.join(''), '#63f0d6'),
    shape(lights.blue.join(''), '#6fb4ff'),
    shape(lights.amber.join(''), '#ffc04d'),
    shape(
      [
        [560, 664],
        [592, 664],
        [560, 742],
        [500, 742],
      ],
      '#060d1c',
      { opacity: 0.45 },
    ),
    person(576, 668, 292, {
      top: '#e9eef2',
      bottom: '#1c2a44',
      hair: '#2b1d1a',
      skin: '#d99e74',
      away: true,
      coat: true,
      stride: 5,
    }),
    group(
      place(600, 538, 1, -10),
      rect(-8, -8, 44, 32, '#0a1326', { rx: 3 }),
      rect(-4, -4, 36, 24, '#7fe6d8', { rx: 2 }),
    ),
    glow(0, 420, 300, '#2fd0c0', 0.16),
    glow(1200, 420, 300, '#3f9dff', 0.18),
    vignette(0.45),
  ];
}

/** An orchestra seen from behind the conductor, organ pipes above. */
function orchestra({ linear, radial, glow, blur, vignette }) {
  const skins = ['#e8b48d', '#d99e74', '#c98a5f', '#f0c7a0', '#8f5b3d'];
  const hairs = ['#2b1712', '#5a3420', '#8a5228', '#c9c2b8', '#a3562b', '#1c1214'];
  const pipe = (x, width, top, bottom) => [
    shape(
      d`M${x} ${top}h${width}V${bottom - width * 1.7}L${x + width / 2} ${bottom}L${x} ${bottom - width * 1.7}z`,
      brass,
    ),
    shape(
      d`M${x + width * 0.28} ${bottom - width * 2.4}h${width * 0.44}v${-width * 0.5}q${-width * 0.22}${-width * 0.4} ${-width * 0.44} 0z`,
      '#5a3214',
    ),
  ];
  const brass = linear(['#8a5a22', '#f6d58a', '#c08a3c', '#7a4a1c'], [0, 0, 1, 0]);
  const tower = (cx, count, width, low, rise) =>
    range(count, (i) => {
      const off = i - (count - 1) / 2;
      return pipe(
        cx + off * width - width / 2 + 1,
        width - 2,
        low - rise * (1 - Math.abs(off) / count) - 120,
        low,
      );
    });
  const organ = [
    tower(600, 9, 30, 330, 170),
    tower(404, 7, 24, 330, 90),
    tower(796, 7, 24, 330, 90),
    tower(232, 7, 20, 334, 40),
    tower(968, 7, 20, 334, 40),
    shape('M140 322H1060V362H140z', '#6b351a'),
    shape('M140 322H1060V330H140z', '#c98a4a'),
    shape(range(23, (i) => box(150 + i * 40, 336, 28, 20)).join(''), '#4f2412'),
  ];
  const panels = shape(range(9, (i) => box(i * 140 - 20, 30, 120, 320)).join(''), '#8a4a26', {
    opacity: 0.5,
  });
  /** Half-length figure: shoulders at 0, head above; the parts of the instrument are passed in. */
  const player = (x, y, s, i, ...instrument) => {
    const skin = skins[(i * 3) % skins.length];
    const hair = hairs[(i * 5) % hairs.length];
    return group(
      place(x, y, s),
      shape('M-34 74C-40 20-30 0-12-6H12C30 0 40 20 34 74z', '#1d1418'),
      shape('M-8-6H8L0 26z', i % 3 ? '#f6eee2' : '#1d1418'),
      rect(-6, -18, 12, 16, mix(skin, '#3a1a10', 0.2)),
      circle(0, -30, 17, skin),
      i % 3
        ? shape('M-18-30C-20-58 20-58 18-30 10-44-8-46-18-30z', hair)
        : shape('M-20-8C-26-64 26-64 20-8 14-14 16-34 10-42-2-40-12-40-14-32-16-24-16-14-20-8z', hair),
      instrument,
    );
  };
  const wood = linear(['#d9803a', '#8a3f18']);
  const bow = (x0, y0, x1, y1) => stroke(d`M${x0} ${y0}L${x1} ${y1}`, '#f3e2c0', 2.6);
  const violin = (side) =>
    group(
      { transform: `scale(${side} 1)` },
      group(
        place(26, 2, 1, 62),
        shape('M-9-24C-16-24-16-8-10-4-16 0-18 22 0 22S16 0 10-4C16-8 16-24 9-24z', wood),
        rect(-2.4, -58, 4.8, 42, '#3a1a10'),
      ),
      stroke('M-28 30Q-4 40 12 16M28 26Q44 14 62-8', '#1d1418', 11, { 'stroke-linecap': 'round' }),
      bow(2, 40, 30, -34),
      circle(63, -10, 6, '#e0a880'),
      circle(10, 16, 6, '#e0a880'),
    );
  const cello = [
    group(
      place(4, 54, 1, 8),
      shape('M-24-48C-42-46-40-10-27-4-44 6-48 62 0 62S44 6 27-4C40-10 42-46 24-48 10-52-10-52-24-48z', wood),
      rect(-4, -112, 8, 76, '#3a1a10'),
      stroke('M-10-12V22M10-12V22', '#5a2410', 3),
    ),
    stroke('M30 14Q46 30 34 56M-30 14Q-40-10-12-44', '#1d1418', 12, { 'stroke-linecap': 'round' }),
    bow(-46, 66, 58, 50),
    circle(36, 54, 6.5, '#e0a880'),
  ];
  const bass = [
    group(
      place(44, 34, 1.25, 6),
      shape('M-24-48C-42-44-40-10-27-4-44 6-48 66 0 66S44 6 27-4C40-10 42-44 24-48 14-60-14-60-24-48z', wood),
      rect(-4, -130, 8, 90, '#3a1a10'),
      circle(0, -134, 7, '#3a1a10'),
    ),
    stroke('M-30 14Q-20 40 6 44M14 2Q34-24 34-70', '#1d1418', 12, { 'stroke-linecap': 'round' }),
    bow(-30, 52, 74, 38),
  ];
  const gold = '#f2c45c';
  const horn = [
    stroke('M-30 16Q-20 38 4 32M30 16Q24 36 12 34', '#1d1418', 12, { 'stroke-linecap': 'round' }),
    circle(2, 20, 17, 'none', { stroke: gold, 'stroke-width': 6 }),
    circle(30, 36, 15, gold),
    circle(30, 36, 8, '#a8762a'),
    stroke('M4 2Q2-8 0-18', gold, 4),
  ];
  const trumpet = [
    stroke('M-28 16Q-14 30 2 4M28 16Q20 22 4 4', '#1d1418', 11, { 'stroke-linecap': 'round' }),
    stroke('M0-18L26 10', gold, 6),
    shape('M22 4L44 12 32 28z', gold),
  ];
  const flute = [
    stroke('M-28 16Q-12 20-4-12M28 16Q44 6 42-10', '#1d1418', 11, { 'stroke-linecap': 'round' }),
    stroke('M-8-20L58-8', '#e6e2da', 5),
  ];
  const timpani = (x, y, s) =>
    group(
      place(x, y, s),
      shape('M-42-6H42C42 44-42 44-42-6z', linear(['#8a3f18', '#f0a860', '#8a3f18'], [0, 0, 1, 0])),
      ellipse(0, -6, 44, 10, '#f6eee2'),
      ellipse(0, -6, 44, 10, 'none', { stroke: '#a8762a', 'stroke-width': 4 }),
    );
  const stand = (x, y, s) =>
    group(
      place(x, y, s),
      glow(0, -22, 46, '#ffe3a0', 0.4),
      shape('M-26-24H26L22 8H-22z', '#2a1a16'),
      shape('M-22-22H22L19-8H-19z', '#fff3d4'),
      stroke('M0 8V70', '#2a1a16', 4),
    );
  const arc = (count, half, y, rise) =>
    range(count, (i) => {
      const t = (i / (count - 1)) * 2 - 1;
      return [600 + t * half, y - rise * Math.sqrt(1 - (t * 0.94) ** 2)];
    });
  const riser = (y, fill, edge) => [
    shape(d`M-20 ${y + 56}Q600 ${y - 62} 1220 ${y + 56}V820H-20z`, fill),
    stroke(d`M-20 ${y + 56}Q600 ${y - 62} 1220 ${y + 56}`, edge, 6),
  ];
  const back = arc(11, 510, 492, 74).map(([x, y], i) =>
    player(x, y, 0.84, i + 2, i < 4 ? horn : i > 6 ? trumpet : flute),
  );
  const middle = arc(9, 560, 588, 80).map(([x, y], i) =>
    player(x, y, 1, i + 5, i < 4 ? violin(1) : i < 7 ? flute : bass),
  );
  const seats = arc(8, 545, 704, 80);
  const front = seats.map(([x, y], i) =>
    player(x, y, 1.2, i + 1, i < 4 ? violin(1) : i < 6 ? violin(-1) : cello),
  );
  const conductor = [
    ellipse(600, 790, 200, 20, '#3a1a0e', { opacity: 0.5 }),
    shape('M488 750H712L730 800H470z', '#5a2414'),
    shape('M488 750H712L716 762H484z', '#b8442e'),
    group(
      place(600, 756, 1.5),
      shape('M-25 0L-21-100H21L25 0H4L0-84-4 0z', '#1a1016'),
      shape('M-29-4h26v7h-30zM3-4h26l4 7H3z', '#0d080c'),
      stroke('M-34-170Q-66-166-78-206L-86-234M34-170Q70-170 84-206L80-240', '#241820', 17, {
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      shape(
        'M-40-174C-46-126-40-96-36-78L-22-34-4-74 0-88 4-74 22-34 36-78C40-96 46-126 40-174 30-192-30-192-40-174z',
        linear(['#3a2830', '#1a1016']),
      ),
      stroke('M0-160V-88', '#120a0f', 2.5),
      stroke('M-37-160C-40-126-36-100-32-80M37-160C40-126 36-100 32-80', '#d99a5b', 2.2, { opacity: 0.8 }),
      shape(
        discs([
          [-88, -240, 8],
          [80, -246, 8],
        ]),
        '#e8b48d',
      ),
      shape('M-92-232l12-3 2 8-12 4zM74-238h13l-1 8H75z', '#fdf6e9'),
      stroke('M80-246L52-300', '#fff6e0', 3),
      shape('M-9-190H9V-180H-9z', '#fdf6e9'),
      shape('M-8-200H8V-186H-8z', '#d99e74'),
      circle(0, -208, 19, '#e0a880'),
      shape('M-21-204C-26-242 26-242 21-204 18-190-18-190-21-204z', '#d3ccc2'),
    ),
  ];

  return [
    backdrop(linear(['#4a2414', '#8a4a24', '#5a2c16'])),
    panels,
    glow(600, 200, 460, '#ffcf7a', 0.6),
    organ,
    shape('M0 0H110L70 800H0zM1200 0H1090L1130 800H1200z', '#34170f'),
    shape(
      [0, 1, 2]
        .map(
          (i) => box(0, 120 + i * 150, 100 - i * 8, 20) + box(1100 + i * 8, 120 + i * 150, 100 - i * 8, 20),
        )
        .join(''),
      '#b0713a',
    ),
    riser(440, '#7a4322', '#c98a4a'),
    timpani(520, 440, 0.72),
    timpani(600, 436, 0.76),
    timpani(684, 440, 0.72),
    back,
    riser(534, '#93562c', '#dca05c'),
    middle,
    riser(640, '#b06c38', '#ecb870'),
    rect(
      0,
      700,
      WIDTH,
      110,
      linear([
        [0, '#c98446', 0],
        [1, '#7a4322'],
      ]),
    ),
    seats.map(([x, y], i) => stand(x + (i < 4 ? 66 : -66), y + 58, 0.9)),
    front,
    shape(
      'M250-20L20 620H520L330-20zM950-20L1180 620H680L870-20z',
      radial(
        [
          [0, '#fff0c4', 0.3],
          [1, '#fff0c4', 0],
        ],
        [0.5, 0, 1],
      ),
      { filter: blur(12) },
    ),
    conductor,
    vignette(0.42),
  ];
}

/** Swimming lanes from above, a race under way. */
function nuoto({ linear, radial, vignette }) {
  const random = seeded(27);
  const lane = 138;
  const ropes = range(8, (i) => -70 + i * lane);
  const centre = (i) => ropes[i] + lane / 2;
  const caustic = range(60, (i) => {
    const [x, y, w] = [
      -180 + (i % 10) * 158 + random(110),
      -60 + Math.floor(i / 10) * 164 + random(120),
      random(50, 110),
    ];
    return d`M${x} ${y}q${w * 0.25} ${random(-20, -8)} ${w * 0.5} 0t${w * 0.5} ${random(-8, 8)}`;
  }).join('');
  const rope = (y, tones) =>
    tones.map((tone, k) =>
      stroke(d`M-200 ${y}H1400`, tone, 17, { 'stroke-dasharray': '26 6 26 38', 'stroke-dashoffset': k * 48 }),
    );
  const cap = (tone) => [
    circle(0, 0, 21, tone),
    shape('M-4-20C10-18 20-8 20 0H-6z', mix(tone, '#ffffff', 0.35)),
  ];
  /** Freestyle towards the right; `phase` 0 or 1 picks the leading arm. */
  const swimmer = (x, y, { suit, hat, skin, phase, back }) => {
    const flip = phase ? -1 : 1;
    const wake = range(16, (i) => [-190 - i * 21, random(-1, 1) * (16 + i * 2.2), random(3, 11)]);
    return group(
      place(x, y, [1, flip]),
      shape(
        'M-170-20C-260-34-380-46-520-42-400-34-280-18-190 0-280 18-400 34-520 42-380 46-260 34-170 20z',
        '#ffffff',
        { opacity: 0.34 },
      ),
      shape(discs(wake), '#ffffff', { opacity: 0.6 }),
      ellipse(-36, 26, 130, 30, '#0a5a7a', { opacity: 0.28 }),
      stroke('M-92-9L-170-15M-92 9L-176 18', skin, 15, { 'stroke-linecap': 'round' }),
      shape(
        discs([
          [-178, -12, 15],
          [-186, 18, 19],
          [-206, 0, 16],
          [-164, 14, 10],
        ]),
        '#ffffff',
        { opacity: 0.9 },
      ),
      shape('M-104-16C-70-24-40-32-16-30-4-28 0-16 0 0S-4 28-16 30C-40 32-70 24-104 16z', skin),
      shape(
        back
          ? 'M-112-17C-88-24-40-30-20-22-36-10-36 10-20 22-40 30-88 24-112 17z'
          : 'M-114-17C-96-22-84-22-74-22V22C-84 22-96 22-114 17z',
        suit,
      ),
      stroke('M-14-24Q40-56 98-34', skin, 14, { 'stroke-linecap': 'round' }),
      stroke('M98-34L112-30', skin, 11, { 'stroke-linecap': 'round' }),
      stroke('M-18 26Q-50 58-84 50', skin, 13, { 'stroke-linecap': 'round' }),
      group(place(16, 0), cap(hat)),
      shape(
        discs([
          [118, -30, 12],
          [130, -22, 8],
          [108, -44, 7],
          [48, -6, 7],
          [42, 16, 9],
          [44, -20, 6],
          [-92, 54, 10],
          [-108, 46, 7],
        ]),
        '#ffffff',
        { opacity: 0.85 },
      ),
    );
  };
  const field = [
    { i: 0, x: 520, suit: '#23263a', hat: '#f0b43a', skin: '#c98a5f', phase: 0 },
    { i: 1, x: 700, suit: '#7a2a4a', hat: '#e9e1cf', skin: '#e8b48d', phase: 1, back: true },
    { i: 2, x: 860, suit: '#1d2b4a', hat: '#e2503c', skin: '#d99e74', phase: 0 },
    { i: 3, x: 800, suit: '#c8402c', hat: '#fdf6e3', skin: '#8f5b3d', phase: 1 },
    { i: 4, x: 640, suit: '#2a5a4a', hat: '#2f9e6e', skin: '#efc09a', phase: 0, back: true },
    { i: 5, x: 720, suit: '#23263a', hat: '#f0b43a', skin: '#e3ad82', phase: 1 },
    { i: 6, x: 480, suit: '#5a2a6a', hat: '#e2503c', skin: '#d99e74', phase: 0, back: true },
  ];

  return [
    backdrop('#2aa5bd'),
    group(
      { transform: 'rotate(-9 600 400) translate(0 -10)' },
      rect(-200, -200, 1600, 1300, linear(['#1c8fae', '#3fbccb', '#1f97b3'], [0, 0, 1, 1])),
      shape(range(4, (i) => box(-200, ropes[i * 2], 1600, lane)).join(''), '#ffffff', { opacity: 0.06 }),
      shape(
        range(7, (i) => box(-200, centre(i) - 11, 1480, 22) + box(1262, centre(i) - 44, 20, 88)).join(''),
        '#0f5f86',
        { opacity: 0.62 },
      ),
      stroke(caustic, '#d8fbf6', 4, { opacity: 0.36, 'stroke-linecap': 'round' }),
      ropes.map((y, i) => [
        stroke(d`M-200 ${y + 12}H1400`, '#0a5a7a', 14, { opacity: 0.25 }),
        rope(
          y,
          i === 3 || i === 4
            ? ['#f0b43a', '#fff6df']
            : i % 2
              ? ['#e2503c', '#fff6df']
              : ['#1d5f96', '#fff6df'],
        ),
      ]),
      field.map(({ i, x, ...look }) => swimmer(x, centre(i), look)),
    ),
    backdrop(
      radial(
        [
          [0, '#fff6d0', 0.34],
          [1, '#fff6d0', 0],
        ],
        [0.12, 0.05, 0.75],
      ),
    ),
    vignette(0.28),
  ];
}

/** A hospital corridor with morning light at the far window. */
function ospedale({ linear, glow, vignette }) {
  const see = camera(600, 362, 620);
  const [side, floor, top, back] = [2.7, 2, -2, 12];
  const panel = (x, z0, y0, z1, y1) => [see(x, y0, z0), see(x, y0, z1), see(x, y1, z1), see(x, y1, z0)];
  const flat = (y, x0, z0, x1, z1) => [see(x0, y, z0), see(x1, y, z0), see(x1, y, z1), see(x0, y, z1)];
  const onBack = (x0, y0, x1, y1) => [
    see(x0, y0, back),
    see(x1, y0, back),
    see(x1, y1, back),
    see(x0, y1, back),
  ];
  const door = (x, z0, z1, open) => [
    shape(panel(x, z0 - 0.07, -1.12, z1 + 0.07, floor), '#f4ead4'),
    shape(
      panel(x, z0, -1.02, z1, floor),
      open ? linear(['#fff4cf', '#f5d79b']) : linear(['#5fa39d', '#3d7f80']),
    ),
    open
      ? shape(panel(x, z0, -1.02, lerp(z0, z1, 0.22), floor), '#3d7f80')
      : [
          shape(panel(x, lerp(z0, z1, 0.62), -0.66, lerp(z0, z1, 0.82), 0.3), '#fdf0c8'),
          shape(panel(x, lerp(z0, z1, 0.1), 0.42, lerp(z0, z1, 0.2), 0.56), '#f4ead4'),
        ],
  ];
  const wall = (x) => [
    shape(
      panel(x, 1.4, top, back, floor),
      linear(x < 0 ? ['#cfe3d8', '#fbf3dc'] : ['#fbf3dc', '#c3dbd2'], [0, 0, 1, 0]),
    ),
    shape(
      panel(x, 1.4, 0.62, back, floor),
      linear(x < 0 ? ['#7db5ab', '#b8dccb'] : ['#b8dccb', '#74aca4'], [0, 0, 1, 0]),
    ),
    [
      [9.6, 11],
      [6.6, 8],
      [4, 5.1],
      [2.1, 2.8],
    ].map(([z0, z1], i) => door(x, z0, z1, x > 0 && i === 1)),
    [
      [11.1, 11.9],
      [8.2, 9.4],
      [5.3, 6.4],
      [3, 3.85],
      [1.4, 2],
    ].map(([z0, z1]) => [
      shape(panel(x, z0, 0.52, z1, 0.66), '#c98f58'),
      shape(panel(x, z0, 0.64, z1, 0.72), '#8f5f38'),
    ]),
    shape(panel(x, 1.4, floor - 0.18, back, floor), '#5f958f'),
  ];
  const framed = (x, z0, z1, tones) => [
    shape(panel(x, z0, -0.85, z1, 0.2), '#ffffff'),
    shape(panel(x, z0 + 0.06, -0.78, z1 - 0.06, 0.13), tones[0]),
    shape(panel(x, z0 + 0.06, -0.3, z1 - 0.06, 0.13), tones[1]),
    shape(panel(x, z0 + 0.06, -0.08, z1 - 0.06, 0.13), tones[2]),
  ];
  const lamps = [2.2, 3.4, 4.9, 6.7, 9];
  const plant = (x, y, s) =>
    group(
      place(x, y, s),
      shape('M-20-34H20L14 0H-14z', '#d9774f'),
      shape(
        'M0-34C-10-80-46-100-58-98-50-70-24-50 0-34zM0-34C-4-90-10-120 0-140 12-118 6-80 0-34zM0-34C10-80 46-100 58-98 50-70 24-50 0-34z',
        '#4f8a5a',
      ),
      shape('M0-34C-16-60-40-70-52-66-40-48-18-40 0-34zM0-34C16-60 40-70 52-66 40-48 18-40 0-34z', '#7ab070'),
    );
  const bed = group(
    place(748, 566, 1.12),
    ellipse(0, 62, 118, 11, '#3d6a6a', { opacity: 0.35 }),
    stroke('M-84 10V52M84 10V52M-84 30H84', '#8fa3a8', 6),
    shape(
      discs([
        [-84, 56, 8],
        [84, 56, 8],
      ]),
      '#3d4a55',
    ),
    shape('M-96-10H96V14H-96z', '#dfe8e6'),
    shape('M-92-34C-40-40 40-40 92-30V-8H-92z', '#ffffff'),
    shape('M-30-38C10-48 60-44 92-34V4H-22z', '#7fbcc4'),
    shape('M-92-50Q-70-60-46-48L-44-32H-92z', '#f4ead4'),
    stroke('M-100-64V14M100-48V14', '#a9babb', 7, { 'stroke-linecap': 'round' }),
    stroke('M-96 2H96', '#a9babb', 4),
    stroke('M66-40V-132H90', '#8fa3a8', 4),
    shape('M80-132H100V-104Q90-94 80-104z', '#d6f0f2'),
  );
  const medic = (x, y, h, look, stethoscope) => [
    ellipse(x, y + 2, h * 0.2, h * 0.025, '#3d6a6a', { opacity: 0.4 }),
    person(x, y, h, look),
    stethoscope
      ? stroke(
          d`M${x - h * 0.05} ${y - h * 0.83}Q${x - h * 0.06} ${y - h * 0.7} ${x} ${y - h * 0.66}Q${x + h * 0.06} ${y - h * 0.7} ${x + h * 0.05} ${y - h * 0.83}`,
          '#33475f',
          h * 0.014,
        )
      : '',
  ];

  return [
    backdrop('#eaf1e6'),
    shape(flat(top, -side, 1.4, side, back), linear(['#dfeae2', '#fffdf2'])),
    shape(flat(floor, -side, back, side, 1.4), linear(['#fff3d2', '#bcd9d0', '#8fbdb6'])),
    wall(-side),
    wall(side),
    framed(-side, 5.5, 6.2, ['#f6d9a0', '#e88f5c', '#b0705e']),
    framed(side, 8.5, 9.2, ['#cfe3ea', '#6fa3a6', '#25576a']),
    framed(side, 3.1, 3.7, ['#f9e2a8', '#a3bf6d', '#5d8036']),
    shape(onBack(-side, top, side, floor), '#fdf3d8'),
    shape(onBack(-1.75, -1.35, 1.75, 0.85), '#ffffff'),
    shape(onBack(-1.65, -1.25, 1.65, 0.75), linear(['#a9d6e4', '#fff0c0'])),
    shape(onBack(-1.65, 0.25, 1.65, 0.75), '#a3bf7d'),
    roundTree(556, 398, 0.4, ['#6d9560', '#84aa6c', '#a3c484'], 3),
    roundTree(652, 400, 0.34, ['#6d9560', '#84aa6c', '#a3c484'], 7),
    stroke(
      [
        polyline([see(0, -1.3, back), see(0, 0.8, back)]),
        polyline([see(-1.7, -0.5, back), see(1.7, -0.5, back)]),
      ].join(''),
      '#ffffff',
      5,
    ),
    shape(lamps.map((z) => polygon(flat(top, -0.75, z, 0.75, z * 1.16))).join(''), '#ffffff'),
    shape(lamps.map((z) => polygon(flat(floor, -0.6, z, 0.6, z * 1.16))).join(''), '#ffffff', {
      opacity: 0.4,
    }),
    shape(
      [see(-1.65, floor, back), see(1.65, floor, back), see(1.25, floor, 3), see(-1.25, floor, 3)],
      linear([
        [0, '#fff0bc', 0.9],
        [1, '#fff0bc', 0],
      ]),
    ),
    shape(flat(floor, -2.1, back, -1.98, 1.4), '#e9a060'),
    shape(flat(floor, 1.98, back, 2.1, 1.4), '#5fa39d'),
    glow(600, 352, 300, '#fff3c8', 0.65),
    plant(478, 470, 0.62),
    plant(722, 470, 0.62),
    medic(560, 492, 138, { top: '#ffffff', bottom: '#5f8fa3', hair: '#3a2018', coat: true, stride: 5 }, true),
    medic(616, 496, 130, { top: '#4f9fa3', bottom: '#3d7f86', hair: '#8a5228', skin: '#efc09a' }),
    bed,
    medic(888, 640, 282, {
      top: '#4f9fa3',
      bottom: '#3d7f86',
      hair: '#2b1d1a',
      skin: '#c98a5f',
      flip: true,
      stride: 6,
    }),
    stroke('M858 520L846 506', '#c98a5f', 15, { 'stroke-linecap': 'round' }),
    medic(322, 720, 330, {
      top: '#ffffff',
      bottom: '#33506b',
      hair: '#5a3420',
      away: true,
      coat: true,
      stride: 6,
    }),
    group(
      place(376, 560, 1, 8),
      rect(-10, -22, 40, 54, '#c98f58', { rx: 3 }),
      rect(-6, -16, 32, 44, '#fffdf4'),
    ),
    vignette(0.22),
  ];
}

/** A regional train on a stone viaduct over a river valley. */
function treno({ linear, glow, vignette }) {
  const random = seeded(31);
  const deck = 372;
  const piers = range(9, (i) => -110 + i * 168);
  const arch = (x) => d`M${x + 22} 720V${deck + 130}a62 62 0 0 1 124 0V720z`;
  const viaduct = [
    shape(
      `M-20 ${deck}H1220V720H-20z${piers.map(arch).join('')}`,
      linear(['#e3b98c', '#b98a6c', '#8a6a62']),
      { 'fill-rule': 'evenodd' },
    ),
    shape(
      piers.map((x) => d`M${x + 22} ${deck + 130}a62 62 0 0 1 124 0h-16a46 46 0 0 0-92 0z`).join(''),
      '#f3d5a8',
    ),
    shape(
      piers.map((x) => d`M${x + 146} ${deck + 130}V720h10V${deck + 124}zM${x + 12} ${deck + 130}`).join(''),
      '#f3d5a8',
      { opacity: 0.55 },
    ),
    shape(piers.map((x) => box(x + 6, deck + 130, 16, 590)).join(''), '#5f4a50', { opacity: 0.35 }),
    stroke(
      piers.map((x) => [0, 1, 2, 3].map((k) => d`M${x - 22} ${deck + 160 + k * 36}h44`).join('')).join(''),
      '#8a6252',
      2,
      { opacity: 0.6 },
    ),
    rect(-20, deck - 14, 1240, 22, '#f3d9ae'),
    rect(-20, deck + 8, 1240, 8, '#8a6252'),
    shape(range(62, (i) => box(i * 20, deck - 24, 10, 12)).join(''), '#d9b184'),
  ];
  const masts =
    stroke(
      piers.map((x) => d`M${x + 84} ${deck - 14}V196M${x + 84} 214h44M${x + 84} 240l40-24`).join(''),
      '#4d4a58',
      5,
    ) +
    stroke(
      `${piers.map((x) => d`M${x + 128} 214q84 16 168 0`).join('')}M18 214q-30 8-60 8M-20 196H1220`,
      '#4d4a58',
      2,
    );
  const car = (x, width, front) => {
    const nose = front
      ? d`M${x} 250H${x + width - 74}C${x + width - 30} 252 ${x + width - 4} 290 ${x + width} 332V346H${x}z`
      : d`M${x} 250H${x + width}V346H${x}z`;
    const usable = width - (front ? 120 : 0);
    const panes = range(Math.floor(usable / 46) - 1, (i) => x + 26 + i * 46).filter(
      (px) => Math.abs(px + 19 - (x + usable / 2)) > 42,
    );
    return [
      shape(nose, linear(['#fff9ea', '#e4d8c8'])),
      shape(
        front ? d`M${x} 318H${x + width - 5}L${x + width} 332V346H${x}z` : box(x, 318, width, 28),
        '#1d6a86',
      ),
      shape(box(x, 310, width - (front ? 8 : 0), 7), '#e2583c'),
      shape(box(x, 250, width - (front ? 74 : 0), 9), '#a9a4a8'),
      shape(box(x + 20, 240, usable - 40, 11), '#8a868e'),
      shape(panes.map((px) => box(px, 270, 38, 30)).join(''), '#33506b'),
      shape(panes.map((px) => d`M${px} 270h20l-14 30h-6z`).join(''), '#ffdf9f', { opacity: 0.8 }),
      shape(box(x + usable / 2 - 20, 264, 40, 80), '#f0b43a'),
      shape(box(x + usable / 2 - 15, 270, 13, 38) + box(x + usable / 2 + 2, 270, 13, 38), '#33506b'),
      front
        ? [
            shape(
              d`M${x + width - 82} 266C${x + width - 50} 266 ${x + width - 26} 284 ${x + width - 15} 306H${x + width - 82}z`,
              '#33506b',
            ),
            shape(
              d`M${x + width - 82} 266C${x + width - 66} 266 ${x + width - 54} 270 ${x + width - 46} 276L${x + width - 66} 306H${x + width - 82}z`,
              '#cfe6ea',
              { opacity: 0.8 },
            ),
            circle(x + width - 12, 328, 6, '#fffbe0'),
            glow(x + width - 6, 328, 70, '#fff3c0', 0.7),
          ]
        : '',
      shape(discs([x + 46, x + 86, x + width - 96, x + width - 56].map((wx) => [wx, 350, 11])), '#2b2630'),
      rect(x + 24, 344, width - 60, 5, '#4d4a58'),
    ];
  };
  const poplar = (x, y, s, tone, light) =>
    group(
      place(x, y, s),
      rect(-4, -20, 8, 24, '#4a3a2a'),
      shape('M0-10C-26-20-30-130 0-200 30-130 26-20 0-10z', tone),
      shape('M2-14C20-30 24-120 0-196 12-130 10-50 2-14z', light),
    );

  return [
    backdrop(
      linear([
        [0, '#6fb0cb'],
        [0.3, '#cfe3dc'],
        [0.55, '#fdeec6'],
      ]),
    ),
    glow(930, 190, 360, '#fff6d2', 0.85),
    circle(930, 170, 54, '#fffbe6'),
    cloud(260, 96, 1.2, '#ffffff', 0.8),
    cloud(560, 150, 0.7, '#ffffff', 0.6),
    cloud(760, 70, 0.7, '#ffffff', 0.55),
    ridge(91, 300, 150, '#a9c4c0'),
    ridge(97, 370, 120, '#8fb39c'),
    shape('M0 430C180 380 340 420 520 440S900 380 1200 440V800H0z', '#93b56f'),
    shape('M0 500C220 450 420 490 620 510S1020 460 1200 500V800H0z', linear(['#86aa5c', '#6d9448'])),
    group(
      place(250, 446),
      rect(-30, -24, 64, 32, '#f7e3bd'),
      shape('M-38-22L2-46 42-22z', '#b9532f'),
      rect(34, -8, 34, 16, '#eed3a2'),
      shape('M32-8l18-12 20 12z', '#a0462a'),
      roundTree(-64, 10, 0.36, ['#4d7035', '#64893f', '#84a854'], 4),
    ),
    range(9, (i) => poplar(780 + i * 44, 486 - Math.sin(i) * 4, 0.36 + (i % 3) * 0.06, '#5d8045', '#7a9c55')),
    stroke(
      range(10, (i) => d`M${420 + i * 22} 470Q${410 + i * 28} 520 ${380 + i * 36} 570`).join(''),
      '#6d9448',
      4,
      { 'stroke-dasharray': '9 4' },
    ),
    masts,
    car(-60, 300),
    car(246, 300),
    car(552, 420, true),
    shape(box(236, 270, 14, 70) + box(542, 270, 14, 70), '#4d4a58'),
    viaduct,
    shape('M0 640C200 620 380 640 470 660 560 690 560 720 440 800H0z', linear(['#7da24e', '#557a34'])),
    shape('M1200 630C1000 620 800 640 720 662 640 690 680 740 830 800H1200z', linear(['#7da24e', '#4f7430'])),
    shape(
      'M470 660C560 650 640 650 720 662 640 690 680 740 830 800H440C560 720 560 690 470 660z',
      linear(['#cfe6dc', '#6faeb6', '#2f7f92']),
    ),
    shape(
      'M545 668C600 662 640 664 668 672 650 676 600 678 545 668zM560 706C600 700 640 704 664 716 620 722 580 718 560 706zM520 752C600 742 680 748 720 764 660 776 560 772 520 752z',
      '#f4f6e2',
      { opacity: 0.55 },
    ),
    poplar(110, 700, 1.25, '#3f6234', '#5d8045'),
    poplar(190, 690, 0.95, '#486c3a', '#668a4a'),
    poplar(1110, 694, 1.15, '#3f6234', '#5d8045'),
    roundTree(1000, 706, 0.95, ['#3f6234', '#537a3e', '#789a50'], 11),
    roundTree(300, 716, 0.8, ['#3f6234', '#537a3e', '#789a50'], 14),
    shape('M0 722C160 700 300 730 420 800H0zM1200 716C1060 700 900 730 840 800H1200z', '#456a2c'),
    dots(
      range(26, () => {
        const x = random(-10, 350);
        return [x, random(728 + x * 0.16, 800)];
      }),
      5.5,
      '#e0483a',
    ),
    dots(
      range(26, () => {
        const x = random(890, 1210);
        return [x, random(728 + (1200 - x) * 0.16, 800)];
      }),
      5.5,
      '#e0483a',
    ),
    dots(
      range(16, () => {
        const x = random(-10, 330);
        return [x, random(738 + x * 0.16, 800)];
      }),
      3.6,
      '#fdf6e3',
    ),
    vignette(0.22),
  ];
}

/** A city on a gulf at night, from the air. */
function notte({ linear, glow, vignette }) {
  const random = seeded(101);
  const horizon = 214;
  const see = camera(600, horizon, 600);
  const height = 2.1;
  const onGround = (x, z) => see(x, height, z);
  /** The shore: the sea lies to the left of this line. */
  const shore = (z) => -1.75 + 2.1 * Math.sin((z - 1.2) / 2.6) * Math.exp(-z / 13) - z * 0.17;
  const inland = ([x, z], margin = 0.1) => z > 1.55 && z < 30 && x > shore(z) + margin;
  /** Streets sorted by distance: each band is one dotted path, finer and denser the farther it lies. */
  const bands = [
    [2.3, 5, 22],
    [3.2, 3.8, 16],
    [4.6, 3, 11],
    [6.6, 2.4, 8],
    [10, 1.8, 6],
    [30, 1.2, 4.6],
  ].map(([far, size, gap]) => ({ far, size, gap, side: '', main: '' }));
  const street = (path, kind, chance = () => 1) => {
    for (const [i, to] of path.slice(1).entries()) {
      const from = path[i];
      if (!inland(from) || !inland(to) || random() > chance(...to)) continue;
      const [x0, y0, x1, y1] = [...onGround(...from), ...onGround(...to)].map(Math.round);
      bands.find(({ far }) => to[1] < far)[kind] += `M${x0} ${y0}L${x1} ${y1}`;
    }
  };
  const centre = [1.1, 5.2];
  const density = (x, z) => 0.32 + 0.75 * Math.exp(-((x - centre[0]) ** 2 / 30 + (z - centre[1]) ** 2 / 80));
  const grid = (k, turn) =>
    range(52, (i) => {
      const v = -14 + i * 0.62;
      const bend = 0.25 * Math.sin(v / 2 + k);
      return [
        centre[0] + k * Math.cos(turn) - v * Math.sin(turn) + bend,
        centre[1] + k * Math.sin(turn) + v * Math.cos(turn),
      ];
    });
  for (let i = 0; i < 44; i++) {
    street(grid(-14 + i * 0.66, 0.32), 'side', density);
    street(grid(-8 + i * 0.82, 0.32 - Math.PI / 2), 'side', density);
  }
  const rings = [0.6, 1.5, 2.7].map((r) =>
    range(73, (i) => polar(r, (i / 72) * TAU)).map(([x, z]) => [centre[0] + x * 1.15, centre[1] + z * 1.1]),
  );
  const spokes = range(9, (i) =>
    range(52, (k) => {
      const [x, z] = polar(0.6 + k * 0.25, (i / 9) * TAU + 0.25 + Math.sin(k / 11 + i) * 0.12);
      return [centre[0] + x, centre[1] + z * 1.15];
    }),
  );
  const coast = range(54, (i) => {
    const z = 1.6 + (i / 53) ** 1.8 * 26;
    return [shore(z) + 0.14, z];
  });
  for (const path of [...rings, ...spokes, coast]) street(path, 'main');
  const dotted = (kind, tone, scale, opacity) =>
    bands.map(({ size, gap, ...paths }) =>
      stroke(paths[kind], tone, size * scale, {
        'stroke-linecap': 'round',
        'stroke-dasharray': `0 ${gap}`,
        opacity,
      }),
    );
  const roadway = bands.map(({ size, main }) =>
    stroke(main, '#ff9a3c', size * 2.2, { opacity: 0.32, 'stroke-linecap': 'round' }),
  );
  const windows = range(820, () => {
    const z = 1.7 + random() ** 1.4 * 20;
    return [random(-1, 1) * z * 1.05, z];
  })
    .filter((p) => inland(p, 0.3) && random() < density(...p))
    .map((p) => [...onGround(...p), p[1]]);
  const seaEdge = range(46, (i) => {
    const z = 1.5 + (i / 45) ** 2 * 60;
    return onGround(shore(z), z);
  });
  const sea = `M-20 820L${points(seaEdge)}L${d`${onGround(shore(60), 60)[0]} ${horizon}L-20 ${horizon}`}Z`;
  const reflections = coast
    .slice(2, 34)
    .map(([x, z]) => {
      const [px, py] = onGround(x - 0.16, z);
      const length = 130 / z;
      return d`M${px - 4} ${py}h${-length}M${px - 8} ${py + 4 + 6 / z}h${-length * 0.6}`;
    })
    .join('');
  const ship = (x, y, s) =>
    group(
      place(x, y, s),
      shape('M-40 0H44L32 14H-30z', '#0a1026'),
      dots(
        [
          [-20, -6],
          [-8, -6],
          [4, -6],
          [16, -6],
          [-10, -13],
          [4, -13],
        ],
        2.4,
        '#fff2cf',
      ),
      stroke('M-24 24h44M-14 32h26', '#ffd98a', 2.5, { opacity: 0.6 }),
    );

  return [
    backdrop(
      linear([
        [0, '#0a1230'],
        [0.16, '#2a3564'],
        [0.27, '#b0627a'],
      ]),
    ),
    rect(
      0,
      150,
      WIDTH,
      70,
      linear([
        [0, '#f29a6c', 0],
        [1, '#ffc98a', 0.9],
      ]),
    ),
    dots(
      range(46, () => [random(WIDTH), random(130)]),
      1.2,
      '#ffffff',
      { opacity: 0.7 },
    ),
    shape(
      'M0 222V190C80 186 140 150 190 130 214 120 226 122 240 130 260 142 270 136 288 134 330 160 420 190 520 200 700 206 820 186 930 176S1120 190 1200 180V222z',
      '#3a2f5c',
    ),
    rect(
      0,
      horizon,
      WIDTH,
      HEIGHT - horizon,
      linear([
        [0, '#3d3358'],
        [0.25, '#1d2148'],
        [1, '#0a0f28'],
      ]),
    ),
    shape(
      sea,
      linear([
        [0, '#8a5a7a'],
        [0.18, '#3a3a6b'],
        [1, '#0b1535'],
      ]),
    ),
    glints(6, [horizon + 2, 330], 60, '#ffcf9a', 200, 120, 0.35),
    glow(...onGround(...centre), 460, '#ff9a3c', 0.55),
    glow(900, 560, 460, '#ff8c3a', 0.3),
    roadway,
    stroke(reflections, '#ffc26a', 2.6, { opacity: 0.5, 'stroke-linecap': 'round' }),
    dotted('side', '#ffb45a', 0.8, 0.8),
    dotted('main', '#ffe6ad', 1.15, 1),
    [
      [3, 3.2, '#fff2cf'],
      [6, 2, '#ffe0b0'],
      [30, 1.2, '#ffd0a0'],
    ].map(([far, size, tone], i, all) =>
      dots(
        windows.filter(([, , z]) => z < far && z >= (i ? all[i - 1][0] : 0)),
        size,
        tone,
      ),
    ),
    dots(
      windows.filter(([, , z], i) => i % 5 === 0 && z < 5),
      8,
      '#ffd98a',
      { opacity: 0.2 },
    ),
    glow(...onGround(...centre), 90, '#fff2cf', 0.7),
    ship(150, 470, 0.8),
    ship(300, 330, 0.4),
    ship(80, 660, 1.2),
    vignette(0.42),
  ];
}

/** A beech wood with slanting light and a roe deer. */
function bosco({ linear, glow, blur, vignette }) {
  const random = seeded(55);
  const trunk = (x, width, base, lean, taper = 0.62) =>
    d`M${x - width / 2} ${base}C${x - width * 0.42} ${base * 0.6} ${x - width * 0.5 * taper + lean} ${base * 0.3} ${x - width * 0.5 * taper + lean} -20H${x + width * 0.5 * taper + lean}C${x + width * 0.5 * taper + lean} ${base * 0.3} ${x + width * 0.42} ${base * 0.6} ${x + width * 0.5} ${base}Q${x + width * 0.7} ${base + 10} ${x + width} ${base + 16}H${x - width}Q${x - width * 0.7} ${base + 10} ${x - width / 2} ${base}z`;
  const stand = (count, base, widths, fill, light) => {
    const trees = range(count, (i) => ({
      x: ((i + 0.5) * WIDTH) / count + random(-34, 34),
      width: random(...widths),
      base: base + random(-8, 14),
      lean: random(-14, 14),
    }));
    return [
      shape(trees.map((t) => trunk(t.x, t.width, t.base, t.lean)).join(''), fill),
      light
        ? shape(
            trees.map((t) => trunk(t.x - t.width * 0.3, t.width * 0.24, t.base, t.lean, 0.7)).join(''),
            light,
            { opacity: 0.55 },
          )
        : '',
    ];
  };
  const foliage = (count, y, spread, radius, fill, opacity = 1) =>
    shape(
      discs(
        range(count, (i) => [
          ((i + 0.5) * WIDTH) / count + random(-40, 40),
          y + random(-spread, spread),
          random(...radius),
        ]),
      ),
      fill,
      { opacity },
    );
  const fern = (x, y, s, fill) =>
    shape(
      range(7, (i) => {
        const a = -Math.PI / 2 + (i - 3) * 0.42;
        const [tx, ty] = polar(86 - Math.abs(i - 3) * 6, a);
        const [ax, ay] = polar(46, a - 0.22);
        const [bx, by] = polar(46, a + 0.22);
        return d`M0 0Q${ax} ${ay} ${tx} ${ty}Q${bx} ${by} 0 0z`;
      }).join(''),
      fill,
      place(x, y, s),
    );
  const deer = group(
    place(640, 604, 0.92),
    ellipse(0, 4, 84, 9, '#2a3a1a', { opacity: 0.4 }),
    stroke('M-46-60L-52-4M-34-58L-36-2M36-58L34-4M46-60L54-6', '#6a3a20', 8, { 'stroke-linecap': 'round' }),
    shape(
      'M-62-84C-64-104-44-108-20-104 4-100 24-106 36-116L46-150C48-162 54-168 62-170L84-158 84-150 66-144C62-120 62-96 54-78 46-58 40-54 20-56-10-52-34-50-48-56-58-60-60-72-62-84z',
      '#b5713c',
    ),
    shape('M-62-84C-66-76-66-66-62-62-56-62-54-70-54-78z', '#f3dfc0'),
    shape(
      'M-48-56C-20-64 10-64 36-70 44-72 50-84 54-96 58-86 56-78 54-78 46-58 40-54 20-56-10-52-34-50-48-56z',
      '#8a5028',
      { opacity: 0.6 },
    ),
    shape('M56-168L48-188 64-176z', '#8a5028'),
    stroke(
      'M62-172C62-190 56-200 50-208M60-190L70-202M68-172C74-188 74-198 72-210M72-192L82-200',
      '#4a2c1a',
      3.4,
      { 'stroke-linecap': 'round' },
    ),
    circle(68, -160, 2.6, '#1c120c'),
    circle(84, -154, 3.6, '#2a1a12'),
  );
  const beam = (x, width, slant) =>
    d`M${x} -20H${x + width}L${x + width + slant} 700H${x + slant - width * 0.6}z`;
  const leaves = range(46, () => [random(WIDTH), random(640, 790)]);

  return [
    backdrop(
      linear([
        [0, '#cfd98a'],
        [0.45, '#fbf0bc'],
        [0.75, '#c9cf7a'],
      ]),
    ),
    glow(470, 260, 520, '#fffbe0', 0.95),
    stand(22, 520, [12, 22], '#c3c98a'),
    foliage(24, 60, 50, [44, 84], '#c9d47a', 0.75),
    shape('M0 520C300 500 700 530 1200 506V800H0z', '#bcc46c'),
    stand(14, 556, [20, 32], '#95a065'),
    foliage(22, 36, 44, [44, 84], '#a3b954', 0.8),
    shape('M0 556C260 530 620 566 1200 540V800H0z', '#9aab4c'),
    range(16, (i) => fern(i * 80 + random(-20, 20), 572 + random(14), 0.4, '#84983f')),
    stand(8, 606, [34, 50], '#64693f', '#c9c47a'),
    foliage(22, 14, 40, [46, 84], '#7c9a3c', 0.9),
    shape('M0 600C240 570 560 610 760 596S1060 580 1200 596V800H0z', linear(['#8fa040', '#6d7f30'])),
    shape(
      'M520 607C590 616 556 640 500 664S350 730 330 810H690C640 760 600 720 622 690S700 640 640 618 560 606 520 607z',
      linear(['#f0dc98', '#c9a862']),
    ),
    deer,
    range(10, (i) =>
      fern(40 + i * 124 + random(-20, 20), 640 + random(20), 0.66, i % 2 ? '#5f7a2c' : '#6d8a34'),
    ),
    shape(
      [beam(180, 70, 330), beam(330, 110, 380), beam(560, 60, 420), beam(720, 90, 440)].join(''),
      '#fff8d0',
      { opacity: 0.24, filter: blur(8) },
    ),
    shape(
      trunk(120, 120, 730, -20) +
        trunk(1050, 136, 744, 26) +
        trunk(300, 62, 680, 10) +
        trunk(890, 56, 676, -8),
      '#38341f',
    ),
    shape(
      trunk(150, 26, 730, -6, 0.8) +
        trunk(1004, 30, 744, 30, 0.8) +
        trunk(314, 14, 680, 16, 0.8) +
        trunk(872, 12, 676, -4, 0.8),
      '#a8934a',
      { opacity: 0.6 },
    ),
    stroke(
      'M92 300C40 260 10 250-20 250M1090 260C1140 220 1170 214 1220 210M300 250C340 210 360 180 400 170',
      '#38341f',
      16,
      { 'stroke-linecap': 'round' },
    ),
    stroke(
      range(
        12,
        (i) =>
          d`M${70 + (i % 4) * 22} ${140 + i * 44}h${14 + (i % 3) * 8}M${1010 + (i % 4) * 22} ${120 + i * 46}h${16 + (i % 3) * 8}`,
      ).join(''),
      '#241f12',
      4,
      { opacity: 0.5, 'stroke-linecap': 'round' },
    ),
    foliage(26, -6, 34, [46, 84], '#4d6a26'),
    foliage(24, -14, 30, [30, 56], '#5d7c2e'),
    foliage(20, -22, 26, [18, 36], '#7c9a3c'),
    shape(
      discs([
        [-20, 190, 50],
        [14, 226, 40],
        [-6, 262, 34],
        [44, 196, 26],
        [1220, 170, 52],
        [1184, 210, 38],
        [1206, 248, 34],
        [1156, 184, 24],
      ]),
      '#4d6a26',
    ),
    shape(
      discs([
        [-8, 186, 30],
        [18, 222, 20],
        [1212, 168, 30],
        [1188, 206, 18],
      ]),
      '#6d8c34',
    ),
    shape('M0 724C200 690 360 730 460 760S720 790 860 760 1060 706 1200 728V800H0z', '#3d4f1e'),
    [
      [60, 770, 1.3],
      [230, 786, 1.1],
      [420, 806, 1],
      [820, 800, 1],
      [980, 780, 1.2],
      [1150, 776, 1.4],
    ].map(([x, y, s], i) => fern(x, y, s, i % 2 ? '#567226' : '#47621f')),
    dots(leaves, 3.6, '#e0983c'),
    dots(
      leaves.slice(0, 20).map(([x, y]) => [1200 - x, y]),
      3,
      '#f3c45c',
    ),
    dots(
      range(36, () => [random(200, 980), random(120, 640)]),
      2.2,
      '#fffbe0',
      { opacity: 0.75 },
    ),
    vignette(0.34),
  ];
}

/** A sailing yacht close-hauled, a regatta behind her. */
function barca({ linear, glow, vignette }) {
  const wave = (y, length, lift, fill, shift = 0) => {
    let data = d`M${-60 - shift} ${y}`;
    for (let x = -60 - shift; x < 1260; x += length)
      data += d`q${length / 4} ${-lift} ${length / 2} 0t${length / 2} 0`;
    return shape(`${data}V820H-60z`, fill);
  };
  const sailboat = (x, y, s, main, jib, hull, tilt = 8) =>
    group(
      place(x, y, s, tilt),
      shape('M-4-150C30-110 46-50 48-12L-4-10z', main),
      shape('M-10-140C-30-90-50-50-66-14L-10-10z', jib),
      stroke('M-7 0V-158', '#4a4048', 3),
      shape('M-70-6H62L46 14H-52z', hull),
    );
  const gull = (x, y, s) =>
    shape('M-30-6C-18-16-6-10 0 0 6-10 18-16 30-6 18-8 8-2 0 8-8-2-18-8-30-6z', '#fffaf0', place(x, y, s));
  const yacht = group(
    place(606, 600, 1.02, 5),
    shape('M10-500C120-400 214-210 226-58L10-46z', linear(['#fffdf4', '#f3e3c8'], [0, 0, 1, 0.3])),
    shape('M10-500C120-400 214-210 226-58L168-55C160-210 100-390 10-500z', '#d9c3a8', { opacity: 0.65 }),
    shape('M10-232C70-236 140-226 200-196L212-140C150-168 80-180 10-178z', '#e2583c'),
    shape('M10-178C80-180 150-168 212-140L216-120C150-148 80-160 10-158z', '#f0a93a'),
    stroke(
      'M10-410C50-402 80-390 108-366M10-320C70-314 120-300 160-272M10-108C90-110 160-102 222-86',
      '#c9b298',
      2.4,
      { opacity: 0.8 },
    ),
    shape(
      'M-8-470C-60-330-140-170-236-54L-14-48C-2-180 2-330-8-470z',
      linear(['#fffaf0', '#ecd8bc', '#fff6e4'], [0, 0, 1, 0]),
    ),
    shape('M-8-470C-60-330-140-170-236-54L-200-53C-120-170-50-320-8-470z', '#ffffff', { opacity: 0.8 }),
    stroke(
      'M-44-380C-30-372-14-368 0-368M-92-268C-60-256-30-250 0-250M-152-154C-100-142-50-136-6-136',
      '#c9b298',
      2.4,
      { opacity: 0.8 },
    ),
    stroke('M0-6V-516', '#5a4a4a', 8),
    stroke('M0-50H232', '#5a4a4a', 7),
    stroke('M0-512L-262-22M0-512L266-20', '#5a4a4a', 1.8),
    shape('M0-516h44l-12 9 12 9H0z', '#e2583c'),
    shape(
      'M-276-26C-160-14 120-14 284-32 280-6 262 30 236 52H-150C-210 40-254 8-276-26z',
      linear(['#1d4f7a', '#0f2f50']),
    ),
    shape('M-276-26C-160-14 120-14 284-32L283-22C120-4-160-4-268-14z', '#fff6e4'),
    shape('M-214 22C-100 34 120 34 256 22L248 36C120 46-100 46-192 34z', '#e2583c'),
    shape('M-60-22C-40-46 60-48 96-24z', '#fff6e4'),
    shape('M-36-30h24v8h-28zM0-34h24v10H0zM36-34h22l10 10H36z', '#33506b'),
    [
      [140, '#f0a93a', '#3a2018'],
      [182, '#2d7a7a', '#8a5228'],
      [222, '#e9e1cf', '#22191a'],
    ].map(([px, tone, hair]) =>
      group(
        place(px, -28),
        shape('M-16 4C-18-20-14-40 0-42 14-40 18-20 16 4z', tone),
        circle(0, -52, 10, '#d99e74'),
        shape('M-11-52C-13-68 13-68 11-52 5-60-5-60-11-52z', hair),
      ),
    ),
    stroke('M196-48Q216-40 226-22', '#2d7a7a', 8, { 'stroke-linecap': 'round' }),
  );

  return [
    backdrop(
      linear([
        [0, '#3f93b8'],
        [0.34, '#a9d6d8'],
        [0.58, '#fdebc0'],
      ]),
    ),
    glow(250, 330, 420, '#fff5d0', 0.9),
    circle(250, 316, 56, '#fffbe6'),
    cloud(900, 120, 1.3, '#ffffff', 0.85),
    cloud(1090, 190, 0.8, '#ffffff', 0.7),
    cloud(150, 110, 0.9, '#ffffff', 0.6),
    cloud(390, 170, 0.6, '#ffffff', 0.55),
    shape(
      'M0 462C120 452 200 420 300 416 380 412 420 440 520 452 640 440 760 404 860 376 940 356 1000 372 1080 350 1130 340 1170 350 1200 356V480H0z',
      '#8fb9b8',
    ),
    shape('M640 464C760 452 840 430 920 420S1120 410 1200 396V480H640z', '#5f9396'),
    shape(
      [
        [930, 420],
        [950, 416],
        [972, 418],
        [1010, 410],
        [1040, 408],
        [1070, 404],
        [1100, 404],
        [1130, 398],
        [1160, 396],
      ]
        .map(([x, y], i) => box(x, y + 8, 16 + (i % 3) * 6, 16 + (i % 2) * 8))
        .join(''),
      '#f6e3c4',
    ),
    shape(`${box(1046, 376, 12, 40)}M1042 378l10-16 10 16z`, '#f6e3c4'),
    dots(
      [
        [940, 448],
        [980, 444],
        [1016, 446],
        [1060, 440],
        [1104, 438],
        [1150, 436],
      ],
      12,
      '#4f8073',
    ),
    wave(462, 150, 3, linear(['#9fd3cd', '#2f93a8'])),
    sailboat(180, 492, 0.5, '#fffaf0', '#f6dcb0', '#33506b'),
    sailboat(330, 484, 0.36, '#e2583c', '#fffaf0', '#33506b'),
    sailboat(1010, 500, 0.58, '#fffaf0', '#f0a93a', '#7a2a4a'),
    sailboat(880, 480, 0.32, '#fffaf0', '#f6dcb0', '#33506b'),
    glints(12, [470, 760], 100, '#fff8dc', 260, 230, 0.75),
    wave(516, 170, 7, '#3b9fb0', 40),
    wave(548, 190, 10, '#2b8da4', 110),
    glints(5, [520, 640], 30, '#d8f3ea', 860, 380, 0.4),
    wave(584, 220, 13, '#1f7c97', 20),
    yacht,
    shape(
      'M300 640C380 604 420 634 480 622 560 640 640 618 700 640 780 622 860 650 930 634 960 660 900 680 820 676 700 690 560 686 440 680 360 686 300 672 300 640z',
      '#eafaf4',
      { opacity: 0.92 },
    ),
    shape(
      discs([
        [318, 616, 9],
        [344, 600, 12],
        [298, 636, 12],
        [372, 616, 9],
        [284, 606, 6],
        [330, 580, 6],
        [356, 572, 4],
        [308, 592, 4],
      ]),
      '#ffffff',
      { opacity: 0.9 },
    ),
    wave(660, 240, 17, linear(['#1b7490', '#115a78']), 130),
    stroke('M360 676q60-18 120 0t120 0M640 690q50-14 100 0t100 0', '#d8f3ea', 5, {
      opacity: 0.75,
      'stroke-linecap': 'round',
    }),
    wave(716, 280, 20, linear(['#125f7e', '#0c4764']), 60),
    wave(766, 300, 20, '#0a3d58', 170),
    stroke(
      'M80 640q40-14 80 0M980 640q44-14 88 0M200 742q50-16 100 0M820 736q56-18 112 0M520 778q50-16 100 0M1060 780q40-14 80 0',
      '#9fd8d6',
      4.5,
      { opacity: 0.6, 'stroke-linecap': 'round' },
    ),
    gull(420, 250, 1),
    gull(356, 300, 0.7),
    gull(900, 270, 0.8),
    vignette(0.26),
  ];
}

/* ---------------------------------------------------------------- output */

const scenes = {
  scuola,
  mercato,
  neve,
  spiaggia,
  fabbrica,
  grano,
  piazza,
  museo,
  bici,
  cantiere,
  aereo,
  pane,
  dati,
  orchestra,
  nuoto,
  ospedale,
  treno,
  notte,
  bosco,
  barca,
};

const render = (name) => {
  const tools = palette(name);
  const body = scenes[name](tools).flat(Infinity).join('');
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'xMidYMid slice',
    },
    tools.defs.length ? element('defs', {}, tools.defs) : '',
    body,
  );
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in scenes));
if (unknown.length)
  throw new Error(`No such scene: ${unknown.join(', ')}. Known: ${Object.keys(scenes).join(', ')}`);

mkdirSync(OUT, { recursive: true });
for (const name of wanted.length ? wanted : Object.keys(scenes)) {
  const svg = render(name);
  writeFileSync(join(OUT, `${name}.svg`), svg);
  console.log(
    `${name.padEnd(10)} ${(svg.length / 1024).toFixed(1).padStart(5)} KB${svg.length > MAX_BYTES ? '  over the limit' : ''}`,
  );
}
