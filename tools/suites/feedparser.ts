import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { literalText, STRING } from './literals.ts';
import { type Field, filesOf, type StatedValue, type SuiteTest } from './stated.ts';

const FIELDS: [RegExp, Field][] = [
  [/^\.title(?:_detail\.value)?$/, 'title'],
  [/^\.content\.\d\.value$/, 'text'],
  [/^\.(?:description|subtitle|summary)(?:_detail\.value)?$/, 'summary'],
  [/^\.author(?:_detail\.name)?$|^\.authors\.\d\.name$/, 'author'],
  [/^\.category$|^\.tags\.\d\.(?:term|label)$/, 'topic'],
  [/^\.(?:published|created)_parsed$/, 'published'],
  [/^\.updated_parsed$/, 'updated'],
  [/^\.rights(?:_detail\.value)?$/, 'copyright'],
];

const ASSERTION = new RegExp(
  String.raw`entries\[(\d)\]((?:\['[a-z_]+'\]|\[\d\]|\.[a-z_]+)+) == (${STRING}|\([\d, ]+\))`,
  'g',
);

/** Converts Python's path `['title'][0]` to `.title.0`. */
const pathOf = (path: string): string => path.replace(/\['?(\w+)'?\]/g, '.$1');

/** A time of Python's `struct_time`, or a string. */
function valueIn(literal: string): string {
  if (!literal.startsWith('(')) return literalText(literal);
  const [year = 0, month = 1, ...rest] = literal.slice(1, -1).split(',').map(Number);
  const [day, hour, minute, second] = rest;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second)).toISOString();
}

function statedIn(expectation: string): StatedValue[] {
  return [...expectation.matchAll(ASSERTION)].flatMap(([, item, path = '', literal = '']) => {
    const field = FIELDS.find(([pattern]) => pattern.test(pathOf(path)))?.[1];
    return field ? [{ item: Number(item), field, value: valueIn(literal) }] : [];
  });
}

/** feedparser: a comment in each file has what its test expects, as a Python expression. */
export async function* feedparser(folder: string): AsyncGenerator<SuiteTest> {
  for (const path of await filesOf(
    folder,
    /^tests\/(?:well|ill)formed\/.*\.xml$|^tests\/encoding\/.*\.xml$|^tests\/json\/.*\.json$/,
  )) {
    const bytes = await readFile(join(folder, path));
    // Files in UTF-16 and similar encodings have their comment in that encoding.
    const texts = (['utf8', 'utf16le'] as const).map((encoding) => bytes.toString(encoding));
    const expectation = texts.map((text) => /Expect:([\s\S]*?)(?:-->|"\s*,)/.exec(text)?.[1]).find(Boolean);
    // The charset of the Content-type header with which the file is to be served.
    const charset = /^Header:\s*Content-type:.*charset=["']?([\w-]+)/im.exec(texts[0] ?? '')?.[1];
    const stated = statedIn((expectation ?? '').replace(/\s+/g, ' '));
    if (stated.length > 0) yield { name: path, bytes, charset, stated };
  }
}
