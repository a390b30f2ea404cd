import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type ImportReport, reportLine } from '../import-report.ts';

/** The subfolder into which a delivery is moved after its import. */
export type Outcome = 'taken' | 'refused';
export const OUTCOME_FOLDERS: readonly string[] = ['taken', 'refused'] satisfies Outcome[];

const REPORT_SUFFIX = '.report.txt';
/** File systems allow names of 255 bytes. */
const MAX_NAME_BYTES = 255 - REPORT_SUFFIX.length;

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** `name` with a number before its extension, from 2 on, and short enough for the suffix of the report. */
function numberedName(name: string, number: number): string {
  const [extension, suffix] = [extname(name).slice(0, 20), number === 1 ? '' : `-${number}`];
  const letters = [...name.slice(0, name.length - extname(name).length)];
  const fullName = () => `${letters.join('')}${suffix}${extension}`;
  while (Buffer.byteLength(fullName()) > MAX_NAME_BYTES) letters.pop();
  return fullName();
}

/** A name that is not in use: two deliveries may have the same one. */
async function freeName(folder: string, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = numberedName(name, number);
    const areTaken = await Promise.all(
      [join(folder, candidate), join(folder, candidate + REPORT_SUFFIX)].map(exists),
    );
    if (!areTaken.includes(true)) return candidate;
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
export async function moveDelivery(
  folder: string,
  name: string,
  { outcome, report }: { outcome: Outcome; report: ImportReport | null },
): Promise<void> {
  const target = join(folder, outcome);
  // Without `recursive`: if the parent folder is missing, the disk is not mounted.
  await mkdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  // A symbolic link would let anyone who may write here redirect deliveries to any place.
  if (!(await lstat(target)).isDirectory()) throw new Error(`${target} is not a folder`);
  const targetName = await freeName(target, name);
  const reportPath = join(target, targetName + REPORT_SUFFIX);
  if (report) await writeFile(reportPath, reportText(report), { flag: 'wx' });
  try {
    await rename(join(folder, name), join(target, targetName));
  } catch (error) {
    if (report) await rm(reportPath, { force: true }).catch(() => undefined);
    throw error;
  }
}
