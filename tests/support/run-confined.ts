import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ImportReport } from '#server/newsroom/import/import-report.ts';

/** What Node takes by itself where 512 MB are all there is. */
const HEAP = ['--max-old-space-size=256', '--max-semi-space-size=8'];

export type ConfinedImport = {
  dry: ImportReport;
  afterDry: { articles: number; images: number; files: string[] };
  real: ImportReport;
  /** The articles that are in then, of each body the beginning. */
  rows: { uri: string; title: string; body: string; access: string }[];
  /** Megabytes of its process; where that holds the embedded database too, what the import added to them. */
  memory: number;
};

/**
 * Imports a delivery in a process of its own that may write its data folder alone, has a limit on its memory and dies
 * of any attempt to reach a network but for the database. What it leaves in the data folder besides is `answer.json`.
 * @param database address of a PostgreSQL database, else one is embedded in the data folder
 * @throws Error with what the process said, when it did not end well
 */
export async function runConfined(
  delivery: string,
  data: string,
  { database, timeout }: { database: string | undefined; timeout: number },
): Promise<ConfinedImport> {
  const flags = ['--permission', '--allow-addons', '--allow-worker', '--allow-fs-read=*', '--no-warnings'];
  const limits = [`--allow-fs-write=${data}`, ...HEAP];
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
