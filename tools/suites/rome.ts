import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Field, filesOf, type StatedValue, type SuiteTest, textIn, toInstant } from './stated.ts';

const TESTS = 'rome/src/test/java/com/rometools/rome/unittest';
const FEEDS = 'rome/src/test/resources';

/** A test class: its base class, the prefix of its values, its file, and its methods. */
type TestClass = { base: string; prefix: string; file: string; methods: Map<string, string> };
type Classes = Map<string, TestClass>;

const METHOD = /(?:public|protected) void (\w+)\([^)]*\) throws Exception \{([\s\S]*?)\n {4}\}/g;

function classOf(code: string): TestClass {
  const plain = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s\/\/.*/g, '');
  const base = /class \w+ extends (\w+)/.exec(plain)?.[1] ?? '';
  const [, prefix = '', file = ''] = /\(\) \{\s*(?:super|this)\("([^"]*)"(?:, "([^"]*)")?/.exec(plain) ?? [];
  const methods = new Map([...plain.matchAll(METHOD)].map(([, name = '', body = '']) => [name, body]));
  return { base, prefix, file: file || `${prefix}.xml`, methods };
}

/** Fields that a test compares, by the call that reads them. Dublin Core's copies of title and text are left out. */
const READ_CALLS: [RegExp, Field][] = [
  [/getEntryTitle\(|entry\.getTitle\(\)/, 'title'],
  [/getEntryDescription\(|entry\.getDescription\(\)\.getValue/, 'summary'],
  [/entry\.getContents\(\)\.get\(\d\)\.getValue/, 'text'],
  [/entry\.getAuthor\(\)|dc\.getCreators?\(\)/, 'author'],
  [/getEntryPublishedDate\(|entry\.getPublishedDate\(\)|dc\.getDates?\(\)/, 'published'],
  [/dc\.getSubjects\(\)|entry\.getCategories\(\)\.get\(0\)\.getLabel/, 'topic'],
  [/dc\.getRights(?:List)?\(\)/, 'copyright'],
];

/** Methods that name the entry themselves; those of the next list are called for one entry after another. */
const METHODS_NAMING_ENTRY = ['testEntryTitle', 'testEntryDescription', 'testEntryPublishedDate'];
const METHODS_PER_ENTRY = ['testItem', 'testEntry', 'testDCModule'];

/** A method's statements, including those of the overridden method where it calls that. */
function statementsOf(classes: Classes, from: string, method: string): string {
  const found = classes.get(from);
  if (!found) return '';
  const ownBody = found.methods.get(method);
  if (ownBody === undefined) return statementsOf(classes, found.base, method);
  return ownBody.replace(`super.${method}(i);`, () => statementsOf(classes, found.base, method));
}

/** The text of a Java expression: strings, the number of the entry, its place in the file. */
function textOf(expression: string, item: number, place: string): string {
  const parts = expression.match(/"[^"]*"|\(\w+ \+ 1\)|\w+/g) ?? [];
  const textOfPart = (part: string) => {
    if (part.startsWith('"')) return part.slice(1, -1);
    if (part === 'prefix') return place;
    return String(part.startsWith('(') ? item + 1 : item);
  };
  return parts.map(textOfPart).join('');
}

const DATE_EXPRESSION = /DateParser\.parse\w+\((.+?), Locale\.US\)/;
/** JavaScript does not parse a time without seconds. */
const withSeconds = (written: string) => written.replace(/(T\d\d:\d\d)(?=[+Z-])/, '$1:00');

function statedBy(
  statement: string,
  item: number,
  context: { prefix: string; place: string; date: string },
): StatedValue[] {
  const field = READ_CALLS.find(([pattern]) => pattern.test(statement))?.[1];
  if (!field) return [];
  const namedItem = /getEntries\(\)\.get\((\d)\)/.exec(statement)?.[1];
  const target = { item: Number(namedItem ?? item), field };
  if (field === 'published') {
    const expression = DATE_EXPRESSION.exec(statement)?.[1] ?? context.date;
    return [{ ...target, value: toInstant(withSeconds(textOf(expression, item, ''))) }];
  }
  const [, own, inherited] =
    /assertProperty\(.+?\), (.+)\)$|assertEqualsStr\(("[^"]*")/.exec(statement) ?? [];
  const literal = /assertEquals\(("[^"]*")/.exec(statement)?.[1];
  if (literal) return [{ ...target, value: textOf(literal, item, '') }];
  const expression = own ?? inherited;
  return expression
    ? [{ ...target, value: `${context.prefix}.${textOf(expression, item, context.place)}` }]
    : [];
}

function statedIn(classes: Classes, name: string, { prefix }: TestClass): StatedValue[] {
  const isAtom = statementsOf(classes, name, 'testEntry') !== '';
  return [...METHODS_NAMING_ENTRY, ...METHODS_PER_ENTRY].flatMap((method) => {
    const statements = statementsOf(classes, name, method)
      .split(/;\s*\n/)
      .map((one) => one.trim());
    const date = statements.map((one) => DATE_EXPRESSION.exec(one)?.[1]).find(Boolean) ?? '';
    const items = METHODS_PER_ENTRY.includes(method) ? [0, 1] : [0];
    return items.flatMap((item) => {
      const place = `${isAtom ? 'feed.entry' : 'item'}[${item}].`;
      const assertions = statements.filter((one) => one.startsWith('assert'));
      return assertions.flatMap((one) => statedBy(one, item, { prefix, place, date }));
    });
  });
}

/** The tests of ROME, a Java library for feeds: classes that inherit their tests; each value is named by its place in the file. */
export async function* rome(folder: string): AsyncGenerator<SuiteTest> {
  const tests = join(folder, TESTS);
  const classes: Classes = new Map();
  for (const path of await filesOf(tests, /^(?:TestSyndFeed\w+|SyndFeedTest)\.java$/))
    classes.set(basename(path, '.java'), classOf(await textIn(tests, path)));
  for (const [name, read] of classes) {
    if (!read.prefix) continue;
    const stated = statedIn(classes, name, read);
    if (stated.length > 0) yield { name, bytes: await readFile(join(folder, FEEDS, read.file)), stated };
  }
}
