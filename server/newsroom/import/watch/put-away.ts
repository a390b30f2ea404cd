import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type ImportReport, reportLine } from '../import-report.ts';

/** The subfolder into which a delivery is moved after its import. */
export type Outcome = 'taken' | 'refused';
export const OUTCOMES: readonly string[] = ['taken', 'refused'] satisfies Outcome[];

const REPORT = '.report.txt';
/** File systems allow names of 255 bytes. */
const NAME_BYTES = 255 - REPORT.length;

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** `name`, with a number before its extension, and short enough for a report beside it. */
function numbered(name: string, number: number): string {
  const [ending, more] = [extname(name).slice(0, 20), number === 1 ? '' : `-${number}`];
  const letters = [...name.slice(0, name.length - extname(name).length)];
  const whole = () => `${letters.join('')}${more}${ending}`;
  while (Buffer.byteLength(whole()) > NAME_BYTES) letters.pop();
  return whole();
}

/** A name that is not in use: two deliveries may have the same one. */
async function freeName(folder: string, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const free = numbered(name, number);
    const taken = await Promise.all([join(folder, free), join(folder, free + REPORT)].map(isThere));
    if (!taken.includes(true)) return free;
  }
}

/** The report as `npm run import` prints it. */
export const reportText = (report: ImportReport): string =>
  [
    ...report.warnings.map(({ name, text }) => `warning ${name}: ${text}`),
    ...report.rejected.map(({ name, place, reason }) => `rejected ${name}: ${place}: ${reason}`),
    reportLine(report),
    '',
  ].join('\n');

/**
 * Moves a delivery into a folder beside it, with its report.
 * @param report null where there is no report
 * @throws an error of the file system: the delivery then stays where it was
 */
export async function putAway(
  folder: string,
  name: string,
  { outcome, report }: { outcome: Outcome; report: ImportReport | null },
): Promise<void> {
  const target = join(folder, outcome);
  // Not with its parents: where those are missing, the disk is not mounted.
  await mkdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  // A symbolic link would let anyone who may write here redirect deliveries to any place.
  if (!(await lstat(target)).isDirectory()) throw new Error(`${target} is not a folder`);
  const free = await freeName(target, name);
  const reportPath = join(target, free + REPORT);
  if (report) await writeFile(reportPath, reportText(report), { flag: 'wx' });
  try {
    await rename(join(folder, name), join(target, free));
  } catch (error) {
    if (report) await rm(reportPath, { force: true }).catch(() => undefined);
    throw error;
  }
}
