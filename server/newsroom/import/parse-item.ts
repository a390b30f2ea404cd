import { droppedCharacters, mendCharacters } from './control-characters.ts';
import { decodeJson } from './decode-text.ts';
import type { DeliveredItem } from './delivered-item.ts';
import { shapeOf } from './json-shape.ts';
import { limitItem } from './limit-item.ts';
import type { SectionTable } from './names/section-table.ts';
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
import { isVisibilityProperty } from './ninjs/visibility-properties.ts';
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

/** Replaces an id while the item is checked by its schema, which wants a URI. */
const ANY_URI = 'urn:edicola:id';
const IN_ONE_WORD = /^[^\s\p{C}]+$/u;

/** Reads an item by its format. An agency's id that is no URI is accepted, with a warning. @throws Rejected */
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

/** Whether a format is one of feeds, which have no version. */
export const isFeedFormat = (format: string | undefined): boolean =>
  FEED_FORMATS.some((one) => one === format);

export type ParsedItem = {
  delivered: DeliveredItem;
  format: ItemFormat;
  raw: string;
  /** Warnings for the newsroom about parts that were removed or cut. */
  warnings: string[];
  /** Whether the format has neither a version nor a reliable date: then its contents decide whether it has changed. */
  undated: boolean;
  /** Ids of texts that this one replaces, and other ids of the text itself. */
  story?: Story;
  /** Whether it replaces another text, whatever their versions. */
  supersedes?: boolean;
  /**
   * The place of the missing date, if neither the item nor its delivery has one; the moment of the import is used
   * instead.
   */
  dateless?: string;
};

export type Story = { replaces: string[]; sameAs: string[] };

/** The related ids of an item; empty for most items, which name no other text. */
export const storyOf = ({ uri, replaces = [], sameAs = [] }: NinjsItem): { story?: Story } => {
  const others = (ids: string[]) => [...new Set(ids)].filter((id) => id !== uri);
  const story = { replaces: others(replaces), sameAs: others(sameAs) };
  return story.replaces.length + story.sameAs.length > 0 ? { story } : {};
};

const MAX_DEPTH = 100;

/** JSON escapes of characters that the database cannot store, or that are invisible. */
const UNSTORABLE = /\\u(?:00[0189][0-9a-f]|fff[ef]|d[89a-f])/i;

/** A parsed JSON document, with warnings about dropped characters. */
export type JsonDocument = { raw: string; value: unknown; warnings: string[] };

/** The depth of a feed's items: in a list of the document. */
const IN_ITEM = 3;

/** Keys for the identity and type of an item, and for Superdesk's publication time. */
const OF_ITEM = /^(?:uri|guid|type|publish_schedule)$/;

/**
 * Checks duplicate keys: the later one counts, but keys that identify an item or decide who may see it are refused.
 * @throws Rejected
 */
function checkKeys(text: string, told: string[]): void {
  const { depth, twice } = shapeOf(text, MAX_DEPTH);
  if (depth > MAX_DEPTH) throw new Rejected('file', `nested deeper than ${MAX_DEPTH}`);
  const isGrave = ({ key, depth: at }: { key: string; depth: number }): boolean =>
    at === 1
      ? isVisibilityProperty(key) || isHoldName(key) || OF_ITEM.test(key)
      : at >= IN_ITEM && isStateName(key);
  const grave = twice.find(isGrave);
  if (grave) throw new Rejected(grave.key.slice(0, 60), 'stands twice in the item');
  const names = [...new Set(twice.map(({ key }) => key))];
  if (names.length > 0)
    told.push(`keys that stand twice, the later counts: ${names.join(', ').slice(0, 200)}`);
}

/** @throws Rejected */
export function readJson(bytes: Uint8Array, charset?: string): JsonDocument {
  const decoded = decodeJson(bytes, charset);
  const { text: raw, dropped } = mendCharacters(decoded.text);
  const warnings = [...decoded.warnings];
  checkKeys(raw, warnings);
  let count = dropped;
  const storable = (_key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    // Half a surrogate pair becomes the replacement character, as it would in the database, so that a uri is found
    // again.
    const mended = mendCharacters(value.toWellFormed());
    count += mended.dropped;
    return mended.text;
  };
  try {
    const value: unknown = UNSTORABLE.test(raw) ? JSON.parse(raw, storable) : JSON.parse(raw);
    return { raw, value, warnings: [...droppedCharacters(count), ...warnings] };
  } catch (error) {
    if (error instanceof SyntaxError) throw new Rejected('file', `not JSON: ${error.message}`);
    throw error;
  }
}

/**
 * Reads an item of ninjs by its version; non-standard properties such as `meta.status` and `publish_at` may hold it
 * too. @throws Rejected
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

/** Translates an item of JSON to the newsstand's form. @throws Rejected with the place and the reason */
export function itemOfJson(
  { raw, value, warnings }: JsonDocument,
  { now, sections }: { now: Date; sections?: SectionTable | undefined },
): ParsedItem {
  const told = [...warnings];
  const detected = detectFormat(value);
  const item = readNinjs(detected, told);
  const { delivered, warnings: cut } = limitItem(
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
