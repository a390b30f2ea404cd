import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Field, filesOf, type StatedValue, type SuiteTest, textIn, toInstant } from './stated.ts';

type Json = { [key: string]: unknown };

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** The text of a value that may be an object: a content, a person, a category. */
const textOfValue = (value: unknown): string[] => {
  if (typeof value === 'string') return value ? [value] : [];
  const { value: text, name, label, term } = (value ?? {}) as Json;
  const first = [text, name, label, term].find((one) => typeof one === 'string' && one);
  return typeof first === 'string' ? [first] : [];
};

const FIELDS: [string, Field][] = [
  ['title', 'title'],
  ['content', 'text'],
  ['content_html', 'text'],
  ['content_text', 'text'],
  ['description', 'summary'],
  ['summary', 'summary'],
  ['authors', 'author'],
  ['categories', 'topic'],
  ['tags', 'topic'],
  ['publishedParsed', 'published'],
  ['pubDateParsed', 'published'],
  ['updatedParsed', 'updated'],
  ['rights', 'copyright'],
];

const DATES: Field[] = ['published', 'updated'];

function statedOf(entry: Json, item: number): StatedValue[] {
  const author: [string, Field][] = entry.authors ? [] : [['author', 'author']];
  return [...FIELDS, ...author].flatMap(([key, field]) =>
    asList(entry[key])
      .flatMap(textOfValue)
      .map((value) => ({
        item,
        field,
        value: DATES.includes(field) ? toInstant(value) : value,
      })),
  );
}

/** gofeed: the JSON beside each file has the values that are read from it. */
export async function* gofeed(folder: string): AsyncGenerator<SuiteTest> {
  const inputs = await filesOf(
    folder,
    /^testdata\/(?:translator|parser)\/(?:(?:atom|rss)\/.*\.xml|json\/[^/]*(?<!_expected)\.json)$/,
  );
  for (const name of inputs) {
    const expectedFile = name
      .replace(/\.xml$/, '.json')
      .replace(/\/json\/(.*)\.json$/, '/json/$1_expected.json');
    const { items, entries } = JSON.parse(await textIn(folder, expectedFile)) as Json;
    const stated = asList(items ?? entries ?? []).flatMap((entry, item) => statedOf(entry as Json, item));
    if (stated.length > 0) yield { name, bytes: await readFile(join(folder, name)), stated };
  }
}
