import fc from 'fast-check';
import { SeenPlaceholder } from './met-values.ts';
import { resolved, type Schema } from './schema.ts';

const DEPTH_LIMIT = 6;
const LONGEST = 60;
const INTEGER_LIMIT = Number.MAX_SAFE_INTEGER;

/** Words of the tests' articles, and texts that are known to break programs. */
const WORDS = [
  'ponte',
  'il',
  'Livia Santoro',
  'perché no?',
  'L’Aquila',
  'lettore@esempio.it',
  '/articolo/1',
  '/',
  'https://esempio.it/',
  '"ponte riapre"',
  '-ponte',
  '*',
  '%',
  '_',
  "'; drop table readers; --",
  '<b>a</b>',
  '👨‍👩‍👧',
  'a\u0301',
  '\u202eabc',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\r\nBcc: a@b.it',
  '\t',
  ' ',
  '',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '{{1}}',
  '0',
  '-1',
  '1e9',
];

const DAYS = ['0001-01-01', '1878-12-16', '1970-01-01', '2024-02-29', '2025-04-03', '9999-12-31'];

const fits = (value: string, { minLength = 0, maxLength = INTEGER_LIMIT, pattern }: Schema): boolean => {
  const { length } = [...value];
  return length >= minLength && length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(value));
};

/** Null for a pattern with a group such as a lookahead, for which texts cannot be generated. */
const matching = (pattern: string): fc.Arbitrary<string> | null =>
  pattern.includes('(?') ? null : fc.stringMatching(new RegExp(pattern, 'u'));

const moment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: fc.oneof(
    fc.constantFrom(...DAYS),
    moment.map((at) => at.toISOString().slice(0, 10)),
  ),
  'date-time': fc.oneof(
    fc.constant('2025-04-03T10:00:00Z'),
    moment.map((at) => at.toISOString()),
  ),
  'idn-email': fc.oneof(
    fc.emailAddress({ size: 'small' }),
    fc.constantFrom("rossi&d'amico@posta.example", "nicolo.d'amico+1@caffè.example"),
  ),
  uri: fc.webUrl({ size: 'small' }),
};

function text(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = LONGEST } = schema;
  const plain = fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, minLength + LONGEST) });
  const known = [...WORDS, 'a'.repeat(Math.min(maxLength, 5000))].filter((word) => fits(word, schema));
  const formatted = format === undefined ? undefined : FORMATS[format];
  if (formatted) return formatted.filter((value) => fits(value, schema));
  const made = pattern === undefined ? null : matching(pattern);
  if (made) return made.filter((value) => fits(value, schema));
  return known.length === 0 ? plain : fc.oneof(plain, fc.constantFrom(...known));
}

function whole({ minimum = -INTEGER_LIMIT, maximum = INTEGER_LIMIT }: Schema): fc.Arbitrary<number> {
  const edges = [minimum, maximum, 0, 1, 2 ** 31 - 1, 2 ** 31].filter(
    (edge) => edge >= minimum && edge <= maximum,
  );
  return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(...edges));
}

const fraction = ({ minimum = -1e9, maximum = 1e9 }: Schema): fc.Arbitrary<number> =>
  fc.double({ min: minimum, max: maximum, noNaN: true });

/** Values that a contract's schema allows; one field in three gets a value that the run has seen. */
export function valuesOf(contract: unknown, schema: Schema, name = '', depth = 0): fc.Arbitrary<unknown> {
  const own = resolved(contract, schema);
  if (own.const !== undefined) return fc.constant(own.const);
  if (own.enum) return fc.constantFrom(...own.enum);
  const inner = (other: Schema, key = name) => valuesOf(contract, other, key, depth + 1);
  const choices = own.oneOf ?? own.anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => inner(choice)));
  if (own.allOf)
    return fc.tuple(...own.allOf.map((part) => inner(part))).map((parts) => Object.assign({}, ...parts));
  const types = [own.type ?? (own.properties ? 'object' : 'string')].flat();
  return fc.oneof(...types.map((type) => ofType(type, own, { name, depth, inner })));
}

type Within = { name: string; depth: number; inner(schema: Schema, key?: string): fc.Arbitrary<unknown> };

function ofType(type: string, schema: Schema, within: Within): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return list(schema, within);
  if (type === 'object') return object(schema, within);
  const plain = type === 'integer' ? whole(schema) : type === 'number' ? fraction(schema) : text(schema);
  const met = fc.record({ pick: fc.nat(1000), otherwise: plain });
  return fc.oneof(
    { weight: 2, arbitrary: plain },
    {
      weight: 1,
      arbitrary: met.map(({ pick, otherwise }) => new SeenPlaceholder(within.name, pick, otherwise)),
    },
  );
}

function list({ items = {}, minItems = 0, maxItems = 5, uniqueItems }: Schema, { depth, inner }: Within) {
  const most = depth > DEPTH_LIMIT ? minItems : Math.min(maxItems, minItems + 4);
  const bounds = { minLength: minItems, maxLength: most };
  return uniqueItems ? fc.uniqueArray(inner(items), bounds) : fc.array(inner(items), bounds);
}

function object({ properties = {}, required = [] }: Schema, { inner }: Within) {
  const fields = Object.fromEntries(Object.entries(properties).map(([key, own]) => [key, inner(own, key)]));
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true });
}
