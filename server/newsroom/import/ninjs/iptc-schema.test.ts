import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SAMPLE_DATA, sampleFiles, withSamples } from '#tests/support/sample-data.ts';
import { Ninjs1 } from './ninjs-1.ts';
import { Ninjs2 } from './ninjs-2.ts';
import { Ninjs3 } from './ninjs-3.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Paths to all values of a document, which the mutations change one after the other. */
function* places(value: Json, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (path.length > 0) yield path;
  if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* places(one, [...path, index]);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) yield* places(one, [...path, key]);
  }
}

/** Changes to a value; undefined drops it. */
const CHANGES: Record<string, (value: Json) => Json | undefined> = {
  drop: () => undefined,
  'make a number': () => 4.5,
  'make a string': () => 'no such thing',
  'make an object': () => ({}),
  'make a list': () => [],
  'make null': () => null,
  'add a property': (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value, unknownToAll: 'x' }
      : value,
};

function changed(
  value: Json,
  [key, ...rest]: (string | number)[],
  change: (value: Json) => Json | undefined,
): Json {
  const next = (one: Json) => (rest.length === 0 ? change(one) : changed(one, rest, change));
  if (Array.isArray(value)) {
    const made = value.map((one, index) => (index === key ? next(one) : one));
    return made.filter((one) => one !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, name === key ? next(one) : one] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined));
}

async function iptcValidator(version: string): Promise<(document: Json) => boolean> {
  const ajv = version.startsWith('1.') ? new Ajv({ strict: false }) : new Ajv2020({ strict: false });
  addFormats(ajv);
  // The samples do not include this schema; the replacement checks as much as ours.
  const type = { enum: ['Point', 'LineString', 'Polygon', 'Feature', 'FeatureCollection'] };
  ajv.addSchema({
    $id: 'https://geojson.org/schema/GeoJSON.json',
    type: 'object',
    required: ['type'],
    properties: { type },
  });
  const schema: unknown = JSON.parse(
    await readFile(join(SAMPLE_DATA, `schema/ninjs-schema_${version}.json`), 'utf8'),
  );
  const validate = ajv.compile(schema as object);
  return (document) => validate(document);
}

const parse = (bytes: Uint8Array): Json => JSON.parse(new TextDecoder().decode(bytes));

const CASES = [
  { version: '1.6', schema: Ninjs1, all: [['originals', 'ninjs']], mutated: 'originals/ninjs/1' },
  { version: '2.2', schema: Ninjs2, all: [['ninjs'], ['originals', 'ninjs']], mutated: 'originals/ninjs/2' },
  { version: '3.1', schema: Ninjs3, all: [['originals', 'ninjs']], mutated: 'originals/ninjs/3' },
];

test.skipIf(!SAMPLE_DATA).each(CASES)(
  withSamples('ninjs $version: every sample is judged as by the schema of IPTC'),
  async ({ version, schema, all }) => {
    const valid = await iptcValidator(version);
    const files = (await Promise.all(all.map((folders) => sampleFiles(...folders)))).flat();
    expect(files.length).toBeGreaterThan(5);
    const disagreed = files.filter(({ bytes }) => valid(parse(bytes)) !== v.is(schema, parse(bytes)));
    expect(disagreed.map(({ path }) => path)).toEqual([]);
  },
);

test.skipIf(!SAMPLE_DATA).each(CASES)(
  withSamples('ninjs $version: so is every sample with one thing wrong'),
  async ({ version, schema, mutated }) => {
    const valid = await iptcValidator(version);
    const own = (await sampleFiles('originals', 'ninjs')).filter(({ path }) => path.includes(mutated));
    const ours = version === '2.2' ? (await sampleFiles('ninjs', '1878-10-06')).slice(0, 1) : [];
    let refused = 0;
    for (const { path, bytes } of [...own, ...ours]) {
      const document = parse(bytes);
      for (const place of places(document)) {
        for (const [change, apply] of Object.entries(CHANGES)) {
          const mutant = changed(document, place, apply);
          const verdict = valid(mutant);
          if (!verdict) refused += 1;
          expect(v.is(schema, mutant), `${path} ${place.join('.')}: ${change}`).toBe(verdict);
        }
      }
    }
    expect(refused).toBeGreaterThan(100);
  },
);

test('ninjs 2.2: the only deviation: a rendition may name a picture file beside the item', () => {
  const item = (href: string) => ({
    uri: 'urn:test:1',
    associations: [{ name: 'a', uri: 'urn:test:2', renditions: [{ name: 'base', href }] }],
  });
  expect(v.is(Ninjs2, item('foto/ponte.jpg'))).toBe(true);
  expect(v.is(Ninjs2, item('https://media.example/ponte.jpg'))).toBe(true);
  expect(v.is(Ninjs2, item('not a uri'))).toBe(false);
  expect(v.is(Ninjs2, item('/etc/passwd'))).toBe(false);
});
