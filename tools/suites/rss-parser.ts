import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Field, filesOf, type StatedValue, type SuiteTest, textIn, toInstant } from './stated.ts';

type Entry = Record<string, unknown>;

const TEXTS: [string, Field][] = [
  ['title', 'title'],
  ['content', 'text'],
  ['content:encoded', 'text'],
  ['summary', 'summary'],
  ['creator', 'author'],
  ['author', 'author'],
];

/** Value that one of its tests sets for an empty element. */
const EMPTY_VALUE = 'EMPTY';

/**
 * A text that consists of XML elements instead of escaped HTML. rss-parser moves words between elements before them, or
 * loses them; all texts of such a feed are affected.
 */
const ELEMENTS = /^<div\b/;

const strings = (value: unknown): string[] => {
  const values = Array.isArray(value) ? value : [value];
  return values
    .map((one) => (one && typeof one === 'object' && '_' in one ? one._ : one))
    .filter((one): one is string => typeof one === 'string' && one !== EMPTY_VALUE);
};

/** In a file with both, `content` is the description. */
function fieldsOf(entry: Entry): [string, Field][] {
  const hasBoth = entry['content:encoded'] !== undefined;
  return TEXTS.filter(([key]) => !(key === 'author' && entry.creator)).map(([key, field]) => [
    key,
    hasBoth && key === 'content' ? 'summary' : field,
  ]);
}

function statedOf(entry: Entry, item: number): StatedValue[] {
  const texts = fieldsOf(entry).flatMap(([key, field]) =>
    strings(entry[key]).map((value) => ({ item, field, value })),
  );
  const topics = strings(entry.categories).map((value): StatedValue => ({ item, field: 'topic', value }));
  const dates = strings(entry.isoDate).map(
    (value): StatedValue => ({ item, field: 'published', value: toInstant(value) }),
  );
  return [...texts, ...topics, ...dates];
}

/** rss-parser: a folder of feeds, and a folder of the values read from them. */
export async function* rssParser(folder: string): AsyncGenerator<SuiteTest> {
  for (const path of await filesOf(join(folder, 'test/input'), /\./)) {
    const outputFile = `test/output/${path.replace(/\.\w+$/, '')}.json`;
    const output = await textIn(folder, outputFile).catch(() => null);
    if (!output) continue;
    const { feed } = JSON.parse(output) as { feed: { items?: Entry[] } };
    const items = feed.items ?? [];
    const isUnordered = items.some(({ content }) => strings(content).some((text) => ELEMENTS.test(text)));
    const stated = items
      .flatMap(statedOf)
      .map((one) => (one.field === 'text' ? { ...one, isUnordered } : one));
    yield { name: path, bytes: await readFile(join(folder, 'test/input', path)), stated };
  }
}
