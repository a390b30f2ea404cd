import { droppedWarnings, mendCharacters } from './control-characters.ts';
import { decodeJson } from './decode-text.ts';
import type { DeliveredItem } from './delivered-item.ts';
import { shapeOf } from './json-shape.ts';
import { limitItem } from './limit-item.ts';
import type { SectionTable } from './names/section-table.ts';
import { type DetectedFormat, detectFormat, type Format } from './ninjs/detect-format.ts';
import { Ninjs2 } from './ninjs/ninjs-2.ts';
import { Ninjs3 } from './ninjs/ninjs-3.ts';
import { ninjs3To2 } from './ninjs/ninjs-3-to-2.ts';
import type { NinjsItem } from './ninjs/ninjs-item.ts';
import { parseRepaired } from './ninjs/repairs.ts';
import { identityIds, replacedIds } from './ninjs/rewrite-ids.ts';
import { isUri } from './ninjs/schema-parts.ts';
import { superdesk1To2 } from './ninjs/superdesk-1.ts';
import { MAX_URI_LENGTH, toDelivered } from './ninjs/to-delivered.ts';
import { isVisibilityProperty } from './ninjs/visibility-properties.ts';
import { Rejected } from './rejected.ts';
import { isHoldName } from './status/hold-names.ts';
import { onHoldBySource } from './status/on-hold-by-source.ts';
import { withoutPicturesOnHold } from './status/pictures-on-hold.ts';
import { holdsIn, latestHold } from './status/stated-holds.ts';
import { statedOutsideNinjs } from './status/stated-in.ts';
import { checkStates, isStateName } from './status/stated-states.ts';

type ReadingOptions = { warnings: string[]; hasKnownVersion: boolean; isLenient: boolean };

function ninjs2(value: Record<string, unknown>, options: ReadingOptions): NinjsItem {
  const item = parseRepaired(Ninjs2, value, options);
  return { ...item, replaces: replacedIds(item.altids), sameAs: identityIds(item.altids) };
}

const ADAPTERS: Record<Format, (item: Record<string, unknown>, reading: ReadingOptions) => NinjsItem> = {
  'ninjs-1': superdesk1To2,
  'ninjs-2': ninjs2,
  'ninjs-3': (item, options) => ninjs3To2(parseRepaired(Ninjs3, item, options)),
};

/** Stands for an id that is no URI while the item is checked by its schema, which requires one. */
const PLACEHOLDER_URI = 'urn:edicola:id';
const WITHOUT_SPACES = /^[^\s\p{C}]+$/u;

/** Reads an item by its format. An agency's id that is no URI is accepted, with a warning. @throws Rejected */
function readByFormat(format: Format, item: Record<string, unknown>, options: ReadingOptions): NinjsItem {
  const { uri } = item;
  const mustMeetSchema = format !== 'ninjs-1' || options.hasKnownVersion;
  if (!mustMeetSchema || typeof uri !== 'string' || isUri(uri) || !WITHOUT_SPACES.test(uri))
    return ADAPTERS[format](item, options);
  options.warnings.push(`uri: ${uri.slice(0, 60)} is not written as a URI, taken as it is`);
  return { ...ADAPTERS[format]({ ...item, uri: PLACEHOLDER_URI }, options), uri };
}

const FEED_FORMATS = ['rss-2.0', 'rss-1.0', 'atom-1.0', 'json-feed-1.1', 'wxr-1.2'] as const;

export type ItemFormat = Format | 'nitf-3' | 'newsml-g2' | (typeof FEED_FORMATS)[number];

/** Whether a format is one of those of feeds, whose items have no version. */
export const isFeedFormat = (format: string | undefined): boolean =>
  FEED_FORMATS.some((feedFormat) => feedFormat === format);

export type ParsedItem = {
  delivered: DeliveredItem;
  format: ItemFormat;
  raw: string;
  /** Warnings for the newsroom about parts of the item that were changed, removed or not understood. */
  warnings: string[];
  /** Whether the format has neither a version nor a reliable date: then its contents decide whether it has changed. */
  hasUnreliableDate: boolean;
  /** Ids of texts that this one replaces, and other ids of the text itself. */
  rewriteIds?: RewriteIds;
  /** Whether it replaces another text, whatever their versions. */
  supersedes?: boolean;
  /**
   * The format's name of the date field, if neither the item nor its delivery has a date; the time of the
   * import is then used instead.
   */
  missingDateField?: string;
};

export type RewriteIds = { replaces: string[]; sameAs: string[] };

/**
 * The related ids of an item; empty for most items, which name no other text. An id that could be no item's own is left
 * out with a warning.
 */
export function rewriteIdsOf(
  { uri, replaces = [], sameAs = [] }: NinjsItem,
  warnings: string[],
): { rewriteIds?: RewriteIds } {
  const others = (ids: string[]) =>
    [...new Set(ids)].filter((id) => {
      if (id.length > MAX_URI_LENGTH)
        warnings.push(
          `an id of another text is left out: ${id.length} characters, more than ${MAX_URI_LENGTH}`,
        );
      return id !== uri && id.length <= MAX_URI_LENGTH;
    });
  const rewriteIds = { replaces: others(replaces), sameAs: others(sameAs) };
  return rewriteIds.replaces.length + rewriteIds.sameAs.length > 0 ? { rewriteIds } : {};
}

const MAX_DEPTH = 100;

/** JSON escapes of characters that the database cannot store, or that are invisible. */
const UNSTORABLE = /\\u(?:00[0189][0-9a-f]|fff[ef]|d[89a-f])/i;

/** A parsed JSON document, with warnings about dropped characters. */
export type JsonDocument = { raw: string; value: unknown; warnings: string[] };

/** The depth at which the items of a JSON Feed are: in a list of the document. */
const FEED_ITEM_DEPTH = 3;

/** Keys for the identity and type of an item, and for Superdesk's publication time. */
const IDENTITY_KEY = /^(?:uri|guid|type|publish_schedule)$/;

/**
 * Checks duplicate keys: the later one counts, but keys that identify an item or decide who may see it are refused.
 * @throws Rejected
 */
function checkKeys(text: string, warnings: string[]): void {
  const { depth, duplicates } = shapeOf(text, MAX_DEPTH);
  if (depth > MAX_DEPTH) throw new Rejected('file', `nested deeper than ${MAX_DEPTH}`);
  const mustReject = ({ key, depth: keyDepth }: { key: string; depth: number }): boolean =>
    keyDepth === 1
      ? isVisibilityProperty(key) || isHoldName(key) || IDENTITY_KEY.test(key)
      : keyDepth >= FEED_ITEM_DEPTH && isStateName(key);
  const rejectedKey = duplicates.find(mustReject);
  if (rejectedKey) throw new Rejected(rejectedKey.key.slice(0, 60), 'stands twice in the item');
  const names = [...new Set(duplicates.map(({ key }) => key))];
  if (names.length > 0)
    warnings.push(`keys that stand twice, the later counts: ${names.join(', ').slice(0, 200)}`);
}

/** @throws Rejected */
export function readJson(bytes: Uint8Array, charset?: string): JsonDocument {
  const decoded = decodeJson(bytes, charset);
  const { text: raw, dropped } = mendCharacters(decoded.text);
  const warnings = [...decoded.warnings];
  checkKeys(raw, warnings);
  let droppedCount = dropped;
  const mendValue = (_key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    // Half a surrogate pair becomes the replacement character, as it would in the database, so that a uri is found
    // again.
    const mended = mendCharacters(value.toWellFormed());
    droppedCount += mended.dropped;
    return mended.text;
  };
  try {
    const value: unknown = UNSTORABLE.test(raw) ? JSON.parse(raw, mendValue) : JSON.parse(raw);
    return { raw, value, warnings: [...droppedWarnings(droppedCount), ...warnings] };
  } catch (error) {
    if (error instanceof SyntaxError) throw new Rejected('file', `not JSON: ${error.message}`);
    throw error;
  }
}

/**
 * Reads an item of ninjs by its version. Non-standard properties such as `meta.status` and `publish_at` may
 * hold it back, or make it be rejected. @throws Rejected
 */
function readNinjs(
  { format, item, hasKnownVersion, unknownVersion }: DetectedFormat,
  warnings: string[],
): NinjsItem {
  const statedValues = statedOutsideNinjs(item);
  checkStates(statedValues);
  const holds = holdsIn(statedValues);
  latestHold(holds);
  if (unknownVersion !== null)
    warnings.push(`ninjs ${unknownVersion.slice(0, 20)} is not known, read as ${format.replace('-', ' ')}`);
  const read = readByFormat(format, item, { warnings, hasKnownVersion, isLenient: unknownVersion !== null });
  if (holds.length === 0) return read;
  const ownEmbargo = read.embargoed === undefined ? [] : [{ place: 'embargoed', written: read.embargoed }];
  return { ...read, embargoed: latestHold([...ownEmbargo, ...holds]) };
}

/** Translates an item of JSON to the newsstand's form. @throws Rejected with the place and the reason */
export function itemOfJson(
  { raw, value, warnings }: JsonDocument,
  { now, sections }: { now: Date; sections?: SectionTable | undefined },
): ParsedItem {
  const itemWarnings = [...warnings];
  const detected = detectFormat(value);
  const item = readNinjs(detected, itemWarnings);
  const { delivered, warnings: limitWarnings } = limitItem(
    onHoldBySource(
      toDelivered(withoutPicturesOnHold(item, now, itemWarnings), itemWarnings, sections),
      item,
      now,
      itemWarnings,
    ),
  );
  const rewriteIds = rewriteIdsOf(item, itemWarnings);
  return {
    delivered,
    format: detected.format,
    raw,
    warnings: [...itemWarnings, ...limitWarnings],
    hasUnreliableDate: false,
    ...rewriteIds,
  };
}

export const parseItem = (bytes: Uint8Array, now = new Date()): ParsedItem =>
  itemOfJson(readJson(bytes), { now });
