import { boundItem } from './bound-item.ts';
import { decodeJson } from './decode-text.ts';
import type { DeliveredItem } from './delivered-item.ts';
import { shapeOf } from './json-shape.ts';
import { droppedSigns, mendSigns } from './mend-signs.ts';
import type { SectionTable } from './names/section-table.ts';
import { isDecider } from './ninjs/deciders.ts';
import { type Detected, detectFormat, type Format } from './ninjs/detect-format.ts';
import { Ninjs2 } from './ninjs/ninjs-2.ts';
import { Ninjs3 } from './ninjs/ninjs-3.ts';
import { ninjs3To2 } from './ninjs/ninjs-3-to-2.ts';
import type { NinjsItem } from './ninjs/ninjs-item.ts';
import { parseRepaired } from './ninjs/repairs.ts';
import { isUri } from './ninjs/schema-parts.ts';
import { identityIds, replacedIds } from './ninjs/story-ids.ts';
import { superdesk1To2 } from './ninjs/superdesk-1.ts';
import { toDelivered } from './ninjs/to-delivered.ts';
import { Rejected } from './rejected.ts';
import { isHoldName } from './status/hold-names.ts';
import { onHoldBySource } from './status/on-hold-by-source.ts';
import { withoutPicturesOnHold } from './status/pictures-on-hold.ts';
import { holdsIn, latestHold } from './status/stated-holds.ts';
import { statedBesideNinjs } from './status/stated-in.ts';
import { checkStates, isStateName } from './status/stated-states.ts';

type Reading = { told: string[]; declared: boolean; lenient: boolean };

function ninjs2(value: Record<string, unknown>, reading: Reading): NinjsItem {
  const item = parseRepaired(Ninjs2, value, reading);
  return { ...item, replaces: replacedIds(item.altids), sameAs: identityIds(item.altids) };
}

const ADAPTERS: Record<Format, (item: Record<string, unknown>, reading: Reading) => NinjsItem> = {
  'ninjs-1': superdesk1To2,
  'ninjs-2': ninjs2,
  'ninjs-3': (item, reading) => ninjs3To2(parseRepaired(Ninjs3, item, reading)),
};

/** What stands in for an id while its schema, which wants a URI, judges the item. */
const ANY_URI = 'urn:edicola:id';
const IN_ONE_WORD = /^[^\s\p{C}]+$/u;

/** An item as its format has it. An id of an agency that is no URI is one all the same, and is told. @throws Rejected */
function readAs(format: Format, item: Record<string, unknown>, reading: Reading): NinjsItem {
  const { uri } = item;
  const isHeldToSchema = format !== 'ninjs-1' || reading.declared;
  if (!isHeldToSchema || typeof uri !== 'string' || isUri(uri) || !IN_ONE_WORD.test(uri))
    return ADAPTERS[format](item, reading);
  reading.told.push(`uri: ${uri.slice(0, 60)} is not written as a URI, taken as it is`);
  return { ...ADAPTERS[format]({ ...item, uri: ANY_URI }, reading), uri };
}

const FEED_FORMATS = ['rss-2.0', 'rss-1.0', 'atom-1.0', 'json-feed-1.1', 'wxr-1.2'] as const;

export type ItemFormat = Format | 'nitf-3' | 'newsml-g2' | (typeof FEED_FORMATS)[number];

/** Whether a format is one of feeds, which say no version. */
export const isFeedFormat = (format: string | undefined): boolean =>
  FEED_FORMATS.some((one) => one === format);

export type ParsedItem = {
  delivered: DeliveredItem;
  format: ItemFormat;
  raw: string;
  /** What was cleaned away or cut, for the desk. */
  warnings: string[];
  /** The format says neither version nor a moment to rely on: the contents decide whether it is news. */
  undated: boolean;
  /** Ids of what this text replaces, and other ids of the text itself. */
  story?: Story;
  /** It takes the place of another text, whatever the numbers of their versions. */
  supersedes?: boolean;
  /** The place where a date is missing that neither the item nor its delivery has: the moment of the import stands there. */
  dateless?: string;
};

export type Story = { replaces: string[]; sameAs: string[] };

/** Null of an item that names no other text: most of them. */
export const storyOf = ({ uri, replaces = [], sameAs = [] }: NinjsItem): { story?: Story } => {
  const others = (ids: string[]) => [...new Set(ids)].filter((id) => id !== uri);
  const story = { replaces: others(replaces), sameAs: others(sameAs) };
  return story.replaces.length + story.sameAs.length > 0 ? { story } : {};
};

const MAX_DEPTH = 100;

/** Escapes by which JSON can smuggle in what the database does not keep, or what nobody would see. */
const UNSTORABLE = /\\u(?:00[0189][0-9a-f]|fff[ef]|d[89a-f])/i;

/** A document of JSON, with what had to be dropped of it. */
export type JsonDocument = { raw: string; value: unknown; warnings: string[] };

/** How deep the items of a feed lie: in a list of the document. */
const IN_ITEM = 3;

/** Which item it is, what, and when Superdesk publishes it. */
const OF_ITEM = /^(?:uri|guid|type|publish_schedule)$/;

/** Keys that stand twice: the later counts, unless they say which item it is or who may see it. @throws Rejected */
function checkKeys(text: string, told: string[]): void {
  const { depth, twice } = shapeOf(text, MAX_DEPTH);
  if (depth > MAX_DEPTH) throw new Rejected('file', `nested deeper than ${MAX_DEPTH}`);
  const isGrave = ({ key, depth: at }: { key: string; depth: number }): boolean =>
    at === 1 ? isDecider(key) || isHoldName(key) || OF_ITEM.test(key) : at >= IN_ITEM && isStateName(key);
  const grave = twice.find(isGrave);
  if (grave) throw new Rejected(grave.key.slice(0, 60), 'stands twice in the item');
  const names = [...new Set(twice.map(({ key }) => key))];
  if (names.length > 0)
    told.push(`keys that stand twice, the later counts: ${names.join(', ').slice(0, 200)}`);
}

/** @throws Rejected */
export function readJson(bytes: Uint8Array, charset?: string): JsonDocument {
  const decoded = decodeJson(bytes, charset);
  const { text: raw, dropped } = mendSigns(decoded.text);
  const warnings = [...decoded.warnings];
  checkKeys(raw, warnings);
  let count = dropped;
  const storable = (_key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    // Half a sign becomes the replacement sign here as it would in the database, so that a uri is found again.
    const mended = mendSigns(value.toWellFormed());
    count += mended.dropped;
    return mended.text;
  };
  try {
    const value: unknown = UNSTORABLE.test(raw) ? JSON.parse(raw, storable) : JSON.parse(raw);
    return { raw, value, warnings: [...droppedSigns(count), ...warnings] };
  } catch (error) {
    if (error instanceof SyntaxError) throw new Rejected('file', `not JSON: ${error.message}`);
    throw error;
  }
}

/**
 * An item of ninjs as its version has it, held also by what it says in words that its standard does not know, as
 * `meta.status` and `publish_at`. @throws Rejected
 */
function readNinjs({ format, item, declared, unknownVersion }: Detected, told: string[]): NinjsItem {
  const stated = statedBesideNinjs(item);
  checkStates(stated);
  const holds = holdsIn(stated);
  latestHold(holds);
  if (unknownVersion !== null)
    told.push(`ninjs ${unknownVersion.slice(0, 20)} is not known, read as ${format.replace('-', ' ')}`);
  const read = readAs(format, item, { told, declared, lenient: unknownVersion !== null });
  if (holds.length === 0) return read;
  const own = read.embargoed === undefined ? [] : [{ place: 'embargoed', written: read.embargoed }];
  return { ...read, embargoed: latestHold([...own, ...holds]) };
}

/** One item of JSON as what the newsstand makes of it. @throws Rejected with the place and the reason */
export function itemOfJson(
  { raw, value, warnings }: JsonDocument,
  { now, sections }: { now: Date; sections?: SectionTable | undefined },
): ParsedItem {
  const told = [...warnings];
  const detected = detectFormat(value);
  const item = readNinjs(detected, told);
  const { delivered, warnings: cut } = boundItem(
    onHoldBySource(toDelivered(withoutPicturesOnHold(item, now, told), told, sections), item, now, told),
  );
  return {
    delivered,
    format: detected.format,
    raw,
    warnings: [...told, ...cut],
    undated: false,
    ...storyOf(item),
  };
}

export const parseItem = (bytes: Uint8Array, now = new Date()): ParsedItem =>
  itemOfJson(readJson(bytes), { now });
