import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readItems } from './suites/read-item.ts';

/**
 * Reads every file of a folder as the import would, and reports the result of each: for the public test suites of other
 * feed readers. Nothing is stored. `--values` prints what readers would see, one line of JSON per item; `--address`
 * sets the address that the files are assumed to be fetched from.
 */
const [folder, ...flags] = process.argv.slice(2);
if (!folder) {
  console.error('node tools/read-feed-suite.ts FOLDER [--values] [--address=URL]');
  process.exit(2);
}
const showsValues = flags.includes('--values');
const address = flags.find((flag) => flag.startsWith('--address='))?.slice('--address='.length);
const FEED_FILE = /\.(?:xml|json|rss|atom|rdf|rss2|wxr)$/i;
const now = new Date();

const counts = new Map<string, number>();
const count = (outcome: string) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1);

async function readOne(path: string): Promise<void> {
  const name = relative(folder ?? '', path);
  for (const item of await readItems(await readFile(path), now, { address })) {
    if ('refused' in item) {
      const { place, refused } = item;
      count(`refused: ${place.replace(/\d+/g, 'N')}: ${refused.slice(0, 60).replace(/\d+/g, 'N')}`);
      if (showsValues) console.log(JSON.stringify({ name, refused: `${place}: ${refused}` }));
    } else {
      count('read');
      if (showsValues) console.log(JSON.stringify({ name, ...item.shown }));
    }
  }
}

for (const path of (await readdir(folder, { recursive: true })).sort()) {
  const fullPath = join(folder, path);
  if (!FEED_FILE.test(path) || !(await stat(fullPath)).isFile()) continue;
  count('files');
  await readOne(fullPath).catch((error: unknown) => {
    count('CRASHED');
    console.error(`crashed: ${path}: ${error instanceof Error ? error.stack : error}`);
  });
}
for (const [outcome, times] of [...counts].sort(([, a], [, b]) => b - a))
  console.error(`${times} ${outcome}`);
if (counts.has('CRASHED')) process.exitCode = 1;
