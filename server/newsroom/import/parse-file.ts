import type { Day } from '#domain/newsstand.ts';
import { decodeXml } from './decode-text.ts';
import { type FileItem, toFileItem } from './deliver-item.ts';
import type { FeedContext } from './feeds/feed-entry.ts';
import { isJsonFeed } from './feeds/json-entry.ts';
import { jsonFeedItems, xmlFeedItems } from './feeds/read-feed.ts';
import type { SectionTable } from './names/section-table.ts';
import { itemsOfMessage, NO_TEXTS } from './newsml/newsml-items.ts';
import { NEWSML_FIELD_NAMES, newsmlToNinjs2 } from './newsml/newsml-to-ninjs-2.ts';
import { NITF_FIELD_NAMES, nitfToNinjs2 } from './nitf/nitf-to-ninjs-2.ts';
import { itemOfJson, readJson } from './parse-item.ts';
import { Rejected } from './rejected.ts';
import { parseXml } from './xml/parse-xml.ts';
import { repairXml } from './xml/repair-xml.ts';

const BYTES_BEFORE_TEXT = new Set([0x09, 0x0a, 0x0d, 0x20, 0x00, 0xef, 0xbb, 0xbf, 0xff, 0xfe]);

/**
 * Detects XML by its first character `<`, after spaces, byte order marks and zero bytes; the file name does
 * not count.
 */
function isXml(bytes: Uint8Array): boolean {
  return bytes.find((byte) => !BYTES_BEFORE_TEXT.has(byte)) === 0x3c;
}

/** Why a document with this root element has no items for the importer. */
const REJECTION_REASONS: Record<string, string> = {
  ...NO_TEXTS,
  html: 'a page of HTML, not an item',
  opml: 'a list of feeds, not a feed',
  svg: 'a drawing, not an item',
};

/**
 * Data about a file from outside it: the newsroom's names of sections, the day in its folder's name, the
 * address that it was fetched from, and the encoding stated by its `Content-Type`.
 */
export type FileContext = {
  sections?: SectionTable | undefined;
  folderDay?: Day | null;
  address?: string | undefined;
  charset?: string | undefined;
};

type ParseContext = {
  now: Date;
  sections: SectionTable | undefined;
  charset: string | undefined;
} & FeedContext;

async function* xmlItems(bytes: Uint8Array, context: ParseContext): AsyncGenerator<FileItem> {
  const decoded = decodeXml(bytes, context.charset);
  const { text, warnings: repairWarnings } = repairXml(decoded.text);
  const warnings = [...decoded.warnings, ...repairWarnings];
  const root = await parseXml(text);
  const { now, sections } = context;
  const nitf = {
    format: 'nitf-3' as const,
    raw: text,
    warnings,
    fieldNames: NITF_FIELD_NAMES,
    now,
    sections,
  };
  const newsml = { ...nitf, format: 'newsml-g2' as const, fieldNames: NEWSML_FIELD_NAMES };
  switch (root.local) {
    case 'nitf':
      yield toFileItem(null, () => ({ item: nitfToNinjs2(root) }), nitf);
      return;
    case 'newsItem':
      yield toFileItem(null, () => ({ item: newsmlToNinjs2(root) }), newsml);
      return;
    case 'newsMessage': {
      const items = itemsOfMessage(root);
      if (items.length === 0) throw new Rejected('itemSet', 'no text among its items');
      for (const { guid, read } of items) yield toFileItem(guid, () => ({ item: read() }), newsml);
      return;
    }
    default: {
      const items = xmlFeedItems(root, warnings, context);
      if (!items)
        throw new Rejected(
          root.name.slice(0, 60),
          REJECTION_REASONS[root.local] ?? 'no format the importer reads',
        );
      yield* items;
    }
  }
}

async function* jsonItems(bytes: Uint8Array, context: ParseContext): AsyncGenerator<FileItem> {
  const document = readJson(bytes, context.charset);
  if (isJsonFeed(document.value)) yield* jsonFeedItems(document.value, document.warnings, context);
  else yield { part: null, parsed: itemOfJson(document, context) };
}

/**
 * Reads the items of one file, whose format is detected by its contents; a fault in one item does not stop the others.
 */
export async function* parseFile(
  bytes: Uint8Array,
  now: Date,
  { sections, folderDay = null, address, charset }: FileContext = {},
): AsyncGenerator<FileItem> {
  const context = { now, sections, folderDay, address, charset };
  try {
    yield* isXml(bytes) ? xmlItems(bytes, context) : jsonItems(bytes, context);
  } catch (rejected) {
    if (!(rejected instanceof Rejected)) throw rejected;
    yield { part: null, rejected };
  }
}
