import type { Fault, MadeRequest } from './made-requests.ts';
import type { Operation } from './operations.ts';

/** A request as it is sent. */
export type SentRequest = {
  method: string;
  /** Path with its query. */
  path: string;
  headers: Record<string, string>;
  payload: string | Uint8Array | null;
  /** The parsed body, to be checked against the contract; undefined where it cannot be parsed. */
  json: unknown;
};

/** Placeholder for nested lists, too deep for a recursive program. */
const DEEP = 'qui-in-fondo';
const DEPTH = 20_000;
const NESTED = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;

const LONG = 'a'.repeat(70_000);

/** Values that are wrong in nearly every field. */
const ODD: readonly unknown[] = [
  null,
  true,
  [],
  {},
  '',
  ' ',
  '\u0000',
  '\ud800',
  -1,
  0.5,
  1e308,
  2 ** 53,
  2 ** 31,
  'true',
  '1',
  LONG,
  [null],
  [[]],
  { a: 1 },
  '2025-02-30',
  '0000-01-01',
  '99999-01-01',
  '1; select 1',
  '%00',
  '\u202e',
];
const ODDEST = [...ODD, DEEP, JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":1}}') as unknown];

const UNKNOWN = ['altro', 'id ', 'toString'];
const RAW_QUERIES = [
  '%',
  '%00',
  '%ff=%ff',
  'a=%E0%A4%A',
  '?',
  '&&&',
  '=',
  `a=${'b'.repeat(9000)}`,
  'a[b]=1',
  '__proto__=1',
];
const BROKEN = [
  '',
  '{',
  '[',
  '"',
  'nan',
  '{"a":1,}',
  '\u0000',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '['.repeat(100_000),
];
const MEDIA_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'image/svg+xml',
  'a',
  'application/json; charset=utf-16',
];
const BEARERS = [
  'Bearer',
  'Bearer a',
  `Bearer ${'a'.repeat(5000)}`,
  'Basic YTpi',
  'Bearer ../..',
  'Bearer \t',
];

const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;

type Place = { holder: Record<string, unknown>; key: string };

/** Every field of a body, at any depth. */
function placesIn(value: unknown): Place[] {
  if (value === null || typeof value !== 'object') return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function spoilJson(body: unknown, { kind, where, what }: Fault): unknown {
  const root = { body: structuredClone(body) };
  const { holder, key } = pick(placesIn(root), where);
  if (kind === 'odd value') holder[key] = pick(ODDEST, what);
  if (kind === 'field left out' && holder !== root) delete holder[key];
  if (kind === 'unknown field') {
    const target = isObject(holder[key]) ? holder[key] : root.body;
    if (isObject(target)) Object.assign(target, { [pick(UNKNOWN, what)]: 1 });
  }
  return root.body;
}

/** The length of headers is limited, and so is that of parameters. */
const LONGEST_PARAMETER = 3000;

const words = (value: unknown): string =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)).slice(
    0,
    LONGEST_PARAMETER,
  );

/** The parameters, one of them damaged. */
function spoilParameters(
  { parameters }: Operation,
  values: Record<string, unknown>,
  { kind, where, what }: Fault,
) {
  const given = new Map<string, readonly unknown[]>();
  for (const { name } of parameters) {
    if (name in values) given.set(name, [values[name]].flat());
  }
  if (parameters.length === 0) return given;
  const { name, in: place } = pick(parameters, where);
  if (kind === 'odd parameter') given.set(name, [pick(ODD, what)]);
  if (kind === 'parameter left out') given.delete(name);
  if (kind === 'doubled parameter' && place === 'query')
    given.set(name, [...(given.get(name) ?? []), 'altro']);
  return given;
}

function addressOf(
  operation: Operation,
  given: ReadonlyMap<string, readonly unknown[]>,
  raw: string,
): string {
  let path = operation.path;
  const query = new URLSearchParams();
  for (const { name, in: place } of operation.parameters) {
    const values = (given.get(name) ?? []).map(words);
    if (place === 'path')
      path = path.replace(`{${name}}`, encodeURIComponent((values[0] ?? '').toWellFormed()));
    if (place === 'query') for (const value of values) query.append(name, value);
  }
  const asked = [query.toString(), raw].filter(Boolean).join('&');
  return asked === '' ? path : `${path}?${asked}`;
}

const headersOf = ({ parameters }: Operation, given: ReadonlyMap<string, readonly unknown[]>) =>
  Object.fromEntries(
    parameters
      .filter(({ name, in: place }) => place === 'header' && given.has(name))
      .map(({ name }) => [name, words(given.get(name)?.[0]).replace(/[^\x20-\x7e]/g, '?')]),
  );

/** Faults after which the body is still valid JSON. */
const IN_JSON: readonly Fault['kind'][] = ['none', 'field left out', 'unknown field', 'odd value'];

/** Serialises a request with the damage of its fault. */
export function serialiseRequest(
  operation: Operation,
  parameters: Record<string, unknown>,
  body: MadeRequest['body'],
  fault: Fault,
): SentRequest {
  const { kind, what } = fault;
  const given = spoilParameters(operation, parameters, fault);
  return {
    method: operation.method,
    path: addressOf(operation, given, kind === 'raw query' ? pick(RAW_QUERIES, what) : ''),
    headers: {
      ...headersOf(operation, given),
      ...(kind === 'false bearer' && { authorization: pick(BEARERS, what) }),
      ...(body &&
        kind !== 'no body' && {
          'content-type': kind === 'other media type' ? pick(MEDIA_TYPES, what) : body.type,
        }),
    },
    ...(body && kind !== 'no body' ? writtenBody(body, fault) : { payload: null, json: undefined }),
  };
}

function writtenBody(
  { value }: NonNullable<MadeRequest['body']>,
  fault: Fault,
): Pick<SentRequest, 'payload' | 'json'> {
  if (fault.kind === 'broken body') return { payload: pick(BROKEN, fault.what), json: undefined };
  if (value instanceof Uint8Array) return { payload: value, json: undefined };
  const payload = JSON.stringify(spoilJson(value, fault));
  const deep = payload.replaceAll(`"${DEEP}"`, NESTED);
  const isShown = deep === payload && IN_JSON.includes(fault.kind);
  return { payload: deep, json: isShown ? (JSON.parse(payload) as unknown) : undefined };
}
