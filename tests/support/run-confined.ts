import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ImportReport } from '#server/import/import-report.ts';

const HEAP_MB = 384;

export type ConfinedImport = {
  dry: ImportReport;
  afterDry: { articles: number; images: number; files: string[] };
  real: ImportReport;
  /** The articles that are in then, of each body the beginning. */
  rows: { uri: string; title: string; body: string; access: string }[];
  /** Megabytes that the import added to the process that holds the database. */
  memory: number;
};

/**
 * Imports a delivery in a process of its own that may write its data folder alone, has a limit on its memory and dies
 * of any attempt to reach a network. What it leaves in the data folder besides is `answer.json`.
 * @throws Error with what the process said, when it did not end well
 */
export async function runConfined(delivery: string, data: string, timeout: number): Promise<ConfinedImport> {
  const flags = ['--permission', '--allow-addons', '--allow-worker', '--allow-fs-read=*', '--no-warnings'];
  const limits = [`--allow-fs-write=${data}`, `--max-old-space-size=${HEAP_MB}`];
  const program = ['--import', './tests/support/confine.ts', './tests/support/import-confined.ts'];
  const answer = join(data, 'answer.json');
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [...flags, ...limits, ...program, delivery, data, answer], {
    env: { PATH },
    timeout,
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0 || said !== '') throw new Error(`the import ended with ${code}: ${said}`);
  return JSON.parse(await readFile(answer, 'utf8')) as ConfinedImport;
}
