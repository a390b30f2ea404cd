import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ImportReport } from '#server/newsroom/import/import-report.ts';

/** Heap sizes that Node chooses by itself on a machine with 512 MB. */
const HEAP_OPTIONS_512_MB = ['--max-old-space-size=256', '--max-semi-space-size=8'];

export type ConfinedImport = {
  dry: ImportReport;
  afterDry: { articles: number; images: number; files: string[] };
  real: ImportReport;
  /** Articles stored after the import, each with the beginning of its body. */
  rows: { uri: string; title: string; body: string; access: string }[];
  /**
   * Megabytes of the process; where that process holds the embedded database too, the megabytes that the import added.
   */
  memory: number;
};

/**
 * Imports a delivery in a process of its own, which may write only to its data folder, has a memory limit and ends at
 * any attempt to use the network except for the database. It also leaves `answer.json` in the data folder.
 * @param database address of a PostgreSQL database; without it one is embedded in the data folder
 * @throws Error with the output of the process, when it failed
 */
export async function runConfined(
  delivery: string,
  data: string,
  { database, timeout }: { database: string | undefined; timeout: number },
): Promise<ConfinedImport> {
  const flags = ['--permission', '--allow-addons', '--allow-worker', '--allow-fs-read=*', '--no-warnings'];
  const limits = [`--allow-fs-write=${data}`, ...HEAP_OPTIONS_512_MB];
  const program = ['--import', './tests/support/confine.ts', './tests/support/import-confined.ts'];
  const answer = join(data, 'answer.json');
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [...flags, ...limits, ...program, delivery, data, answer], {
    env: { PATH, ...(database && { DATABASE_URL: database }) },
    timeout,
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0 || said !== '') throw new Error(`the import ended with ${code}: ${said}`);
  return JSON.parse(await readFile(answer, 'utf8')) as ConfinedImport;
}
