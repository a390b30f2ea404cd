import { literalText, STRING } from './literals.ts';
import { type Field, filesOf, type StatedValue, type SuiteTest, textIn } from './stated.ts';

const FIELDS: Record<string, Field> = {
  Title: 'title',
  Content: 'text',
  Author: 'author',
  Tags: 'topic',
  Date: 'published',
};

const ENTRY = String.raw`feed\.Entries\[(\d|i)\]\.(Title|Content|Author|Tags|Date)\b`;
/** Matches `if feed.Entries[0].Title != "…"`, where the value may be a variable assigned before. */
const COMPARISON = new RegExp(String.raw`${ENTRY} != (${STRING}|[a-z]\w*)`, 'g');
const NAMED_RESULT = new RegExp(`result := ${ENTRY}`, 'g');
const DATE_COMPARISON = new RegExp(String.raw`!${ENTRY}\.Equal\((time\.Date\([^)]*\)|\w+)\)`, 'g');
const ASSIGNMENT = new RegExp(String.raw`(\w+) := (${STRING}|\[\]string\{[^}]*\}|time\.Date\([^)]*\))`, 'g');

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Time zones by Go's constant. A zone in a variable is loaded in the Go test just before. */
const ZONES: Record<string, string> = { 'time.UTC': 'UTC' };

/** The instant of a Go `time.Date` call; null where its time zone is not known. */
function dateOf(call: string, code: string): string | null {
  const parts = call.slice('time.Date('.length, -1).split(/,\s*/);
  const [year, month = '', day, hour, minute, second, , zoneName = ''] = parts;
  const utc = Date.UTC(
    Number(year),
    MONTHS.indexOf(month.replace('time.', '')),
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  const zone =
    ZONES[zoneName] ??
    new RegExp(String.raw`${zoneName}(?:, _|, err)? :?= time\.LoadLocation\("(.*?)"\)`).exec(code)?.[1];
  if (!zone) return null;
  const localTime = new Date(`${new Date(utc).toLocaleString('sv', { timeZone: zone }).replace(' ', 'T')}Z`);
  return new Date(2 * utc - localTime.getTime()).toISOString();
}

function valuesOf(literal: string, code: string): string[] {
  if (literal.startsWith('time.')) return [dateOf(literal, code)].filter((date) => date !== null);
  if (literal.startsWith('[]'))
    return [...literal.matchAll(new RegExp(STRING, 'g'))].map(([one]) => literalText(one));
  return [literalText(literal)];
}

function statedIn(code: string): StatedValue[] {
  const names = new Map([...code.matchAll(ASSIGNMENT)].map(([, name = '', literal = '']) => [name, literal]));
  const rows: [string | undefined, string | undefined, string | undefined][] = [
    ...[...code.matchAll(COMPARISON)].map(([, item, field, value]) => [item, field, value] as const),
    ...[...code.matchAll(DATE_COMPARISON)].map(([, item, field, value]) => [item, field, value] as const),
    ...[...code.matchAll(NAMED_RESULT)].map(([, item, field]) => [item, field, 'expected'] as const),
  ].map((row) => [...row]);
  const count = Number(/len\(feed\.Entries\) != (\d+)/.exec(code)?.[1] ?? 1);
  return rows.flatMap(([place = '', name = '', value = '']) => {
    const literal = /^\w+$/.test(value) ? names.get(value) : value;
    const items = place === 'i' ? Array.from({ length: count }, (_, item) => item) : [Number(place)];
    const field = FIELDS[name];
    if (!literal || !field) return [];
    const values = valuesOf(literal, code).filter((one) => one !== '');
    return items.flatMap((item) => values.map((one) => ({ item, field, value: one })));
  });
}

/** Miniflux: each Go test holds its feed as a string, and compares the values read from it. */
export async function* miniflux(folder: string): AsyncGenerator<SuiteTest> {
  for (const path of await filesOf(folder, /^internal\/reader\/(?:atom|rdf|rss|json)\/.*_test\.go$/)) {
    const tests = (await textIn(folder, path)).split(/^func (?=Test)/m).slice(1);
    for (const test of tests) {
      const data = /data := `([^`]*)`/.exec(test);
      const address = /Parse\("(.*?)"/.exec(test)?.[1];
      const stated = data ? statedIn(test.replace(data[0], '')) : [];
      if (!data?.[1] || stated.length === 0) continue;
      const name = `${path} ${/^\w+/.exec(test)?.[0]}`;
      yield { name, bytes: Buffer.from(data[1]), address, stated };
    }
  }
}
