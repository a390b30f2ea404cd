import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { findHeadlessShell } from '#tools/find-chromium.ts';

/** Italian headlines and text; a change makes all measured widths invalid. */
export const SAMPLE_FILE = 'tools/fonts/sample.txt';

const IN_PAGE = 'tools/fonts/measure-in-page.js';

/** Measures of a face in em: average width of the sample's characters by weight, height above and below the baseline. */
export type FaceMeasures = { ascent: number; descent: number; widths: Record<string, number> };

/** A font file, and the weights at which it is measured. */
type MeasuredFile = { path: string; weights: readonly number[] };

/** Measures font files as a browser sets them, with kerning and the advances of variable fonts. */
export async function measureFaces(files: readonly MeasuredFile[]): Promise<FaceMeasures[]> {
  const sample = (await readFile(SAMPLE_FILE, 'utf8')).replaceAll('\n', ' ');
  const browser = await chromium.launch({
    executablePath: await findHeadlessShell(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ path: IN_PAGE });
    const faces: FaceMeasures[] = [];
    for (const { path, weights } of files) {
      const url = `data:font/woff2;base64,${await readFile(path, 'base64')}`;
      faces.push(await page.evaluate(`measureFace(${JSON.stringify({ url, weights, sample })})`));
    }
    return faces;
  } finally {
    await browser.close();
  }
}

// Measures files of system faces, for `system-faces.ts`.
if (import.meta.main) {
  const paths = process.argv.slice(2);
  const faces = await measureFaces(paths.map((path) => ({ path, weights: [400] })));
  for (const [index, { widths }] of faces.entries()) console.log(`${paths[index]}: ${widths['400']}`);
}
