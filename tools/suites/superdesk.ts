import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hasIptcCodeForm } from '#server/newsroom/import/names/media-topics.ts';
import { plainText } from '#server/newsroom/import/plain-text.ts';
import { isVisible } from '#server/newsroom/import/visible-text.ts';
import { literalText, STRING, STRINGS } from './literals.ts';
import { type Field, filesOf, type StatedValue, type SuiteTest, textIn, toInstant } from './stated.ts';

/**
 * Superdesk's names for the fields that readers see. Fields that only newsrooms see, and ids, are left out.
 */
const FIELDS: [RegExp, Field][] = [
  [/^\.headline$/, 'title'],
  [/^\.body_html$/, 'text'],
  [/^\.(?:abstract|description_text|extra\.subtitle)$/, 'summary'],
  [/^\.(?:byline|authors\.\d\.name)$/, 'author'],
  [/^\.firstcreated$/, 'published'],
  [/^\.versioncreated$/, 'updated'],
  [/^\.embargoed$/, 'embargo'],
  [/^\.pubstatus$/, 'status'],
  [/^\.dateline\.(?:text|located\.city)$/, 'dateline'],
  [/^\.copyright(?:holder|notice)$/, 'copyright'],
  [/^\.(?:keywords(?:\.\d)?|place\.\d\.name)$/, 'topic'],
  [/^\.subject$/, 'subject code'],
];

const DATES: Field[] = ['published', 'updated', 'embargo'];

/**
 * Matches `item[0].get("dateline", {}).get("text")` or `item["dateline"]["text"]`, optionally in `str()` or with
 * `.isoformat()`.
 */
const ACCESS = String.raw`(?:str\()?(?:self\.)?(?:item|items|articles)(?:\[(\d)\])?((?:\s*\.get\(\s*["']\w+["'](?:, [^()]*)?\s*\)|\[["']?\w+["']?\])+)(?:\.isoformat\(\))?\)?`;
const DATETIME = String.raw`(?:datetime\.)?datetime\([^()]*(?:\([^()]*\))?[^()]*\)`;
const LITERAL = String.raw`(\(?\s*${STRINGS}\s*\)?|${DATETIME}|[\[{][\s\S]*?[\]}]|expected_?\w*)`;

const STATEMENTS: { pattern: RegExp; how: NonNullable<StatedValue['how']>; literalFirst: boolean }[] = [
  {
    pattern: new RegExp(String.raw`assertEquals?\(\s*${ACCESS},\s*${LITERAL},?\s*\)\s*,?\n`, 'g'),
    how: 'whole',
    literalFirst: false,
  },
  {
    pattern: new RegExp(String.raw`assertEquals?\(\s*${LITERAL},\s*${ACCESS},?\s*\)\s*,?\n`, 'g'),
    how: 'whole',
    literalFirst: true,
  },
  {
    pattern: new RegExp(String.raw`assertIn\(\s*${LITERAL},\s*${ACCESS},?\s*\)\s*,?\n`, 'g'),
    how: 'part',
    literalFirst: true,
  },
  {
    pattern: new RegExp(
      String.raw`assertTrue\(\s*${ACCESS}\s*\.startswith\(\s*${LITERAL},?\s*\)\s*\)\s*\n`,
      'g',
    ),
    how: 'start',
    literalFirst: false,
  },
];

const pathOf = (access: string): string =>
  [...access.matchAll(/["'](\w+)["'](?!\s*\})|\[(\d)\]/g)].map(([, name, at]) => `.${name ?? at}`).join('');

/** Parses `datetime(2013, 7, 29, 16, 3, 54, tzinfo=utc)`. */
function dateOf(call: string): string {
  const [year = 0, month = 1, ...rest] = (call.match(/\d+/g) ?? []).map(Number);
  const [day, hour = 0, minute = 0, second = 0] = rest;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second)).toISOString();
}

function valuesOf(literal: string, field: Field): string[] {
  // From a list of subjects only IPTC's codes are compared, because the names are in the file's language.
  if (field === 'subject code')
    return [...literal.matchAll(/["']qcode["']: ["'](\d{8})["']/g)]
      .map(([, code = '']) => code)
      .filter(hasIptcCodeForm);
  if (literal.startsWith('['))
    return [...literal.matchAll(new RegExp(STRING, 'g'))].map(([one]) => literalText(one));
  if (/^(?:datetime\.)?datetime\(/.test(literal)) return [dateOf(literal)];
  if (literal.startsWith('{')) return [];
  const value = literalText(literal);
  // A time without a zone is in UTC, as the tests assume.
  const zoned = /[+-]\d\d:\d\d$|Z$/.test(value) ? value : `${value}Z`;
  return [DATES.includes(field) ? toInstant(zoned.replace(' ', 'T')) : value];
}

/** Values that the statements of one test compare. */
function statedIn(method: string): StatedValue[] {
  const names = new Map(
    [
      ...method.matchAll(
        new RegExp(String.raw`(expected_?\w*) = (\(?\s*${STRINGS}|\[[\s\S]*?\n {8}\])`, 'g'),
      ),
    ].map(([, name = '', literal = '']) => [name, literal.replace(/^\(\s*/, '')]),
  );
  return STATEMENTS.flatMap(({ pattern, how, literalFirst }) =>
    [...method.matchAll(pattern)].flatMap(([, ...groups]) => {
      const [item, access = '', literalGroup = ''] = literalFirst ? [...groups.slice(1), groups[0]] : groups;
      const field = FIELDS.find(([path]) => path.test(pathOf(access)))?.[1];
      const literal = names.get(literalGroup) ?? literalGroup.replace(/^\(\s*/, '');
      if (!field || /^expected/.test(literal)) return [];
      const isText = field === 'text' || field === 'dateline';
      return valuesOf(literal, field).map((value) => ({
        item: Number(item ?? 0),
        field,
        value,
        ...(isText && { how }),
      }));
    }),
  );
}

type TestClass = { base: string; fixture: string | undefined; body: string };

const FIXTURE = /^ {4}(?:filename|fixture) = (?:f?["'])(.*?)["']/m;
const PARSED = /self\._?(?:parse|load|initialize)\w*\(\s*["'](.*?)["']/;

function classesIn(code: string): Map<string, TestClass> {
  const parts = code.split(/^class (?=\w+\()/m).slice(1);
  return new Map(
    parts.map((part) => {
      const [, name = '', base = ''] = /^(\w+)\((\w*)/.exec(part) ?? [];
      return [name, { base, fixture: FIXTURE.exec(part)?.[1], body: part }];
    }),
  );
}

/**
 * The tests of a Python file, each with the fixture that it reads: its own, or that of its class or of the base class.
 */
function* testsIn(code: string): Generator<{ fixture: string; name: string; method: string }> {
  const classes = classesIn(code);
  for (const [name, { base, fixture, body }] of classes) {
    const inherited = fixture ?? classes.get(base)?.fixture;
    for (const method of body.split(/^ {4}def (?=test_)/m).slice(1)) {
      const testFixture = PARSED.exec(method)?.[1] ?? inherited;
      if (testFixture) yield { fixture: testFixture, name: `${name}.${/^\w+/.exec(method)?.[0]}`, method };
    }
  }
}

/** Among several files of that name, the one nearest to the test. */
function nearestFile(paths: string[], fixture: string, test: string): string | undefined {
  const sameName = paths.filter((path) => basename(path) === basename(fixture));
  const commonLength = (path: string) => [...path].findIndex((character, index) => character !== test[index]);
  return sameName.sort((a, b) => commonLength(b) - commonLength(a))[0];
}

const withoutSpace = (text: string): string => text.replace(/\s/g, '');

/**
 * Whether a value comes from the file, not from its parser, which adds the newsroom's own names or joins
 * texts.
 */
function isFromFile({ field, value }: StatedValue, file: string, textWithoutSpace: string): boolean {
  if (DATES.includes(field) || field === 'status') return true;
  // A stated part of a text may end within a tag.
  if (!isVisible(plainText(value.replace(/<[^>]*$/, '')))) return false;
  return file.includes(value) || textWithoutSpace.includes(withoutSpace(plainText(value)));
}

/** Matches a test of an item that is a picture. */
const PICTURE_ITEM = /"type"\)?\]?, "picture"/;

/**
 * The tests of the feed parsers of Superdesk and of agencies, with which our importer is compared: Python
 * tests name a fixture, and compare the item that a parser made of it.
 */
export async function* superdesk(folder: string): AsyncGenerator<SuiteTest> {
  const all = await filesOf(folder, /./);
  const tests = all.filter((path) =>
    /(?:feed_parsers|ingest\/parser|parser|tests)\/\w*(?:parser|tests?)\w*\.py$/.test(path),
  );
  for (const path of tests.filter((one) => /parser/.test(one) && !/output|macros/.test(one))) {
    for (const { fixture, name, method } of testsIn(await textIn(folder, path))) {
      const stated = statedIn(method);
      const found = nearestFile(all, fixture, dirname(path));
      if (!found || stated.length === 0) continue;
      const bytes = await readFile(join(folder, found));
      const text = bytes.toString('utf8');
      if (!/^\s*[<{[\ufeff]/.test(text) || PICTURE_ITEM.test(method)) continue;
      const textWithoutSpace = withoutSpace(plainText(text));
      const comparable = stated.filter((statement) => isFromFile(statement, text, textWithoutSpace));
      yield {
        name: `${name} ${found}`,
        bytes,
        stated: comparable,
        // The tests of WordPress exports count only the items that are texts.
        hasTextPositions: text.includes('<wp:wxr_version>'),
      };
    }
  }
}
