/** A system face: names by which `local()` finds it on some system, and the average width of its characters in em. */
type SystemFace = { names: readonly string[]; width: number };

/**
 * Widths are those of `sample.txt`, from `node tools/fonts/measure-faces.ts FILE…`. Faces in one line have equal
 * advances; the files measured are those of Debian's `fonts-liberation` 1.07.4 (as Times New Roman, Arial and Arial
 * Narrow) and of the npm packages `@fontsource/gelasio` (as Georgia), `@fontsource/noto-serif` and `@fontsource/roboto`,
 * all 5.3.0. `@capsizecss/metrics` 4.3.0 confirms that the pairs are equal.
 */
const TIMES = { names: ['Times New Roman', 'Liberation Serif'], width: 0.3912 };
const TIMES_BOLD = { names: bold(TIMES.names), width: 0.4153 };
const GEORGIA = { names: ['Georgia'], width: 0.428 };
const GEORGIA_BOLD = { names: bold(GEORGIA.names), width: 0.4995 };
const NOTO_SERIF = { names: ['Noto Serif'], width: 0.4636 };
const NOTO_SERIF_BOLD = { names: bold(NOTO_SERIF.names), width: 0.4937 };
const ARIAL = { names: ['Arial', 'Liberation Sans'], width: 0.4296 };
const ARIAL_BOLD = { names: bold(ARIAL.names), width: 0.463 };
const ARIAL_NARROW_BOLD = { names: bold(['Arial Narrow', 'Liberation Sans Narrow']), width: 0.3797 };
/** The second name is that of Android’s variable file, which has no bold face of its own: browsers embolden it. */
const ROBOTO = { names: ['Roboto', 'Roboto-Regular'], width: 0.4282 };

function bold(names: readonly string[]): string[] {
  return names.map((name) => `${name} Bold`);
}

/** A fallback of one of the product's faces: which weight of it the system faces replace. */
export type Fallback = {
  family: string;
  file: string;
  /** Weight at which the product's face is measured: the one that most texts have. */
  weight: number;
  /** Weight that the fallback claims; from 600 on browsers do not embolden it. */
  claims: number;
  faces: readonly SystemFace[];
};

const DISPLAY = { file: 'testata-display.woff2', claims: 600 };
const TEXT = { file: 'testata-text.woff2' };
const UI = { file: 'testata-ui.woff2' };
const TABLOID = { file: 'testata-tabloid.woff2', weight: 850 };

/**
 * Families in the order of `src/ui/tokens.css`: a family for the faces of Windows, macOS and iOS, then those for others.
 * The faces of an entry share a rule. Their sizes may differ by two steps of `SIZE_STEP`; otherwise generating fails.
 */
export const FALLBACKS: readonly Fallback[] = [
  { family: 'Display fallback', ...DISPLAY, weight: 700, faces: [TIMES_BOLD] },
  { family: 'Display Noto', ...DISPLAY, weight: 700, faces: [NOTO_SERIF_BOLD] },
  { family: 'Display fallback light', ...DISPLAY, weight: 640, faces: [TIMES_BOLD] },
  { family: 'Display Noto light', ...DISPLAY, weight: 640, faces: [NOTO_SERIF_BOLD] },
  { family: 'Display fallback heavy', ...DISPLAY, weight: 780, faces: [TIMES_BOLD] },
  { family: 'Display Noto heavy', ...DISPLAY, weight: 780, faces: [NOTO_SERIF_BOLD] },
  { family: 'Text fallback', ...TEXT, weight: 400, claims: 400, faces: [GEORGIA] },
  { family: 'Text fallback', ...TEXT, weight: 620, claims: 600, faces: [GEORGIA_BOLD, NOTO_SERIF_BOLD] },
  { family: 'Text Noto', ...TEXT, weight: 400, claims: 400, faces: [NOTO_SERIF] },
  { family: 'Text Times', ...TEXT, weight: 400, claims: 400, faces: [TIMES] },
  { family: 'Text Times', ...TEXT, weight: 620, claims: 600, faces: [TIMES_BOLD] },
  { family: 'UI fallback', ...UI, weight: 400, claims: 400, faces: [ARIAL, ROBOTO] },
  { family: 'UI fallback', ...UI, weight: 640, claims: 600, faces: [ARIAL_BOLD] },
  { family: 'Tabloid fallback', ...TABLOID, claims: 600, faces: [ARIAL_NARROW_BOLD] },
  { family: 'Tabloid Arial', ...TABLOID, claims: 600, faces: [ARIAL_BOLD] },
  { family: 'Tabloid Roboto', ...TABLOID, claims: 400, faces: [ROBOTO] },
];
