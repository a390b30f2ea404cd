import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FALLBACKS, type Fallback } from './fonts/fallback-faces.ts';
import { type FaceMeasures, measureFaces, SAMPLE_FILE } from './fonts/measure-faces.ts';

export const FALLBACKS_FILE = 'src/ui/font-fallbacks.css';
/** Measures of the product's faces, so that only a changed font file needs a browser. */
export const MEASURES_FILE = 'tools/fonts/own-faces.json';
const FONTS_FOLDER = 'src/ui/fonts';

/** Steps of a size and of a height: smaller ones make no visible difference, and every page contains these rules. */
const SIZE_STEP = 0.005;
const HEIGHT_STEP = 0.01;

/** The product's faces as measured, by file; `of` tells from which contents. */
export type OwnFaces = { of: string; faces: Record<string, FaceMeasures> };

const weightsOf = (file: string): number[] => [
  ...new Set(FALLBACKS.filter((fallback) => fallback.file === file).map(({ weight }) => weight)),
];
const FILES = [...new Set(FALLBACKS.map(({ file }) => file))];

/** A hash of all that the measures depend on: font files, weights, sample. */
export function measuredContents(): string {
  const hash = createHash('sha256').update(readFileSync(SAMPLE_FILE));
  for (const file of FILES) hash.update(readFileSync(`${FONTS_FOLDER}/${file}`)).update(`${weightsOf(file)}`);
  return hash.digest('hex');
}

export const readOwnFaces = (): OwnFaces => JSON.parse(readFileSync(MEASURES_FILE, 'utf8'));

/** Measures the product's faces again if a font file, a weight or the sample has changed. */
export async function updateOwnFaces(known: OwnFaces): Promise<OwnFaces> {
  const of = measuredContents();
  if (known.of === of) return known;
  const measured = await measureFaces(
    FILES.map((file) => ({ path: `${FONTS_FOLDER}/${file}`, weights: weightsOf(file) })),
  );
  const faces = Object.fromEntries(measured.map((measures, index) => [FILES[index], measures]));
  return { of, faces };
}

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;

/** Rounded up: when lines are filled, a slightly wider fallback leaves fewer paragraphs that gain a line. */
const sizeFor = (ownWidth: number, width: number) => Math.ceil(ownWidth / width / SIZE_STEP) * SIZE_STEP;

/** A rule that gives system faces the width and height of the product's face. @throws Error if they differ too much. */
function ruleOf({ family, file, weight, claims, faces }: Fallback, own: OwnFaces): string {
  const { ascent = 0, descent = 0, widths = {} } = own.faces[file] ?? {};
  const ownWidth = widths[weight] ?? Number.NaN;
  const sizes = faces.map(({ width }) => sizeFor(ownWidth, width));
  const size = sizes[0] ?? 1;
  if (sizes.some((other) => !(Math.abs(other - size) < MERGED_WITHIN)))
    throw new Error(`The faces of ${family} ${claims} differ in width: ${sizes.map(percent).join(', ')}`);
  const height = (value: number) => percent(Math.round(value / size / HEIGHT_STEP) * HEIGHT_STEP);
  const names = faces.flatMap((face) => face.names).map((name) => `local("${name}")`);
  return `@font-face {
  font-family: "${family}";
  src: ${names.join(', ')};
  font-weight: ${claims};
  size-adjust: ${percent(size)};
  ascent-override: ${height(ascent)};
  descent-override: ${height(descent)};
}
`;
}

/** Two steps: a difference of one can come from rounding alone. */
const MERGED_WITHIN = 2.01 * SIZE_STEP;

/** The stylesheet of system faces with the metrics of the product's own. */
export const fallbacksStylesheet = (own: OwnFaces): string =>
  `/* System faces with the metrics of the product's own, so that lines keep their places when these replace them. Written
   by \`npm run generate\` from tools/fonts. */
${FALLBACKS.map((fallback) => ruleOf(fallback, own)).join('')}`;
