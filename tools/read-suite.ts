import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { toArticleText } from '#server/import/article-text.ts';
import { parseFile } from '#server/import/parse-file.ts';
import type { ParsedItem } from '#server/import/parse-item.ts';

/**
 * Reads every file of a folder as the import would, and says what becomes of each: for the public test suites of other
 * readers. Nothing is kept. `--values` prints what readers would see, a line of JSON an item; `--address` says where the
 * files would have been fetched from.
 */
const [folder, ...flags] = process.argv.slice(2);
if (!folder) {
  console.error('node tools/read-suite.ts FOLDER [--values] [--address=URL]');
  process.exit(2);
}
const showsValues = flags.includes('--values');
const address = flags.find((flag) => flag.startsWith('--address='))?.slice('--address='.length);
const READ = /\.(?:xml|json|rss|atom|rdf|rss2|wxr)$/i;
const now = new Date();

const counts = new Map<string, number>();
const count = (outcome: string) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1);

function shown({ delivered, warnings, format }: ParsedItem) {
  const { body } = toArticleText(delivered.bodyHtml, delivered.access, delivered.linkBase);
  const { uri, status, copyright, section, subjects, pictures } = delivered;
  const { kicker, title, subtitle, byline, authors, dateline } = delivered;
  const { day, firstCreated, versionCreated, embargoedUntil } = delivered;
  const words = { kicker, title, subtitle, byline, authors, dateline, copyright, body };
  const dates = { day, firstCreated, versionCreated, embargoedUntil };
  const topics = subjects.map(({ name }) => name);
  return { format, uri, status, ...words, ...dates, section: section.name, topics, pictures, warnings };
}

async function readOne(path: string): Promise<void> {
  const name = relative(folder ?? '', path);
  for await (const item of parseFile(await readFile(path), now, { address })) {
    if ('rejected' in item) {
      const { place, reason } = item.rejected;
      count(`refused: ${place.replace(/\d+/g, 'N')}: ${reason.slice(0, 60).replace(/\d+/g, 'N')}`);
      if (showsValues) console.log(JSON.stringify({ name, refused: `${place}: ${reason}` }));
    } else {
      count('read');
      const values = shown(item.parsed);
      if (showsValues) console.log(JSON.stringify({ name, ...values }));
    }
  }
}

for (const path of (await readdir(folder, { recursive: true })).sort()) {
  const whole = join(folder, path);
  if (!READ.test(path) || !(await stat(whole)).isFile()) continue;
  count('files');
  await readOne(whole).catch((error: unknown) => {
    count('CRASHED');
    console.error(`crashed: ${path}: ${error instanceof Error ? error.stack : error}`);
  });
}
for (const [outcome, times] of [...counts].sort(([, a], [, b]) => b - a))
  console.error(`${times} ${outcome}`);
if (counts.has('CRASHED')) process.exitCode = 1;
