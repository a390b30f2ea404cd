import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { literalText, STRING } from './literals.ts';
import { type Field, type StatedValue, type SuiteTest, textIn, toInstant } from './stated.ts';

const FIELDS: [RegExp, Field][] = [
  [/^contentmeta\.headline$/, 'title'],
  [/^contentmeta\.creator\.name$/, 'author'],
  [/^contentmeta\.located\.name$/, 'dateline'],
  [/^contentmeta\.subject\[\d\]\.qcode$/, 'subject code'],
  [/^itemmeta\.versioncreated$/, 'updated'],
  [/^itemmeta\.firstcreated$/, 'published'],
  [/^itemmeta\.embargoed$/, 'embargo'],
  [/^itemmeta\.pubstatus\.qcode$/, 'status'],
  [/^rightsinfo\.copyrightnotice$/, 'copyright'],
];

const DATES: Field[] = ['updated', 'published', 'embargo'];
const CODES: Field[] = ['subject code', 'status'];

/** Matches `assert str(newsitem.contentmeta.headline) == '…'`. */
const ASSERTION = new RegExp(String.raw`assert (?:str\()?(?:newsitem\.)?([\w.[\]]+)\)? == (${STRING})`, 'g');

function statedIn(method: string): StatedValue[] {
  return [...method.matchAll(ASSERTION)].flatMap(([, path = '', literal = '']) => {
    const field = FIELDS.find(([pattern]) => pattern.test(path))?.[1];
    if (!field) return [];
    const text = literalText(literal);
    if (CODES.includes(field)) return [{ item: 0, field, value: text.replace(/^\w+:/, '') }];
    return [{ item: 0, field, value: DATES.includes(field) ? toInstant(text) : text }];
  });
}

/** IPTC's NewsML-G2 reader in Python: each test names a file, and compares the values read from it. */
export async function* newsmlg2(folder: string): AsyncGenerator<SuiteTest> {
  const methods = (await textIn(folder, 'tests/test_newsitems.py')).split(/^ {4}def (?=test_)/m);
  for (const method of methods) {
    const file = /'test_files',\s*'([^']+)'/.exec(method)?.[1];
    const stated = statedIn(method);
    if (file && stated.length > 0)
      yield { name: file, bytes: await readFile(join(folder, 'tests/test_files', file)), stated };
  }
}
