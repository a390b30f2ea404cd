import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of real deliveries, empty where there is none; the titles of tests that need it then say 'not run'. */
export const SAMPLE_DATA: string = process.env.SAMPLE_DATA ?? '';

/** Title of a test that needs the sample data. */
export const withSamples = (title: string): string =>
  SAMPLE_DATA ? title : `${title} (not run: no SAMPLE_DATA)`;

/** Every JSON file under a folder of the sample data. */
export async function sampleFiles(...folders: string[]): Promise<{ path: string; bytes: Uint8Array }[]> {
  const root = join(SAMPLE_DATA, ...folders);
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return await Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(path) })));
}
