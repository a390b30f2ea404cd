import type { Day } from '#domain/newsstand.ts';
import { decodeXml } from './decode-text.ts';
import { attempt, type FileItem } from './deliver-item.ts';
import type { Surroundings } from './feeds/feed-entry.ts';
import { isJsonFeed } from './feeds/json-entry.ts';
import { jsonFeedItems, xmlFeedItems } from './feeds/read-feed.ts';
import type { SectionTable } from './names/section-table.ts';
import { itemsOfMessage, NO_TEXTS } from './newsml/newsml-items.ts';
import { NEWSML_PLACES, newsmlTo2 } from './newsml/newsml-to-2.ts';
import { NITF_PLACES, nitfTo2 } from './nitf/nitf-to-2.ts';
import { itemOfJson, readJson } from './parse-item.ts';
import { Rejected } from './rejected.ts';
import { parseXml } from './xml/parse-xml.ts';
import { repairXml } from './xml/repair-xml.ts';

const SPACE = new Set([0x09, 0x0a, 0x0d, 0x20, 0x00, 0xef, 0xbb, 0xbf, 0xff, 0xfe]);

/** Detects XML by the first character, whatever the file's name. */
function isXml(bytes: Uint8Array): boolean {
  return bytes.find((byte) => !SPACE.has(byte)) === 0x3c;
}

const NO_ITEMS: Record<string, string> = {
  ...NO_TEXTS,
  html: 'a page of HTML, not an item',
  opml: 'a list of feeds, not a feed',
  svg: 'a drawing, not an item',
};

/**
 * Known facts about a file: the newsroom's names of sections, the day in its folder's name, the address it was fetched
 * from, and the encoding stated by its `Content-Type`.
 */
export type Around = {
  sections?: SectionTable | undefined;
  folderDay?: Day | null;
  address?: string | undefined;
  charset?: string | undefined;
};

type Context = {
  now: Date;
  sections: SectionTable | undefined;
  charset: string | undefined;
} & Surroundings;

async function* xmlItems(bytes: Uint8Array, context: Context): AsyncGenerator<FileItem> {
  const decoded = decodeXml(bytes, context.charset);
  const { text, warnings: repaired } = repairXml(decoded.text);
  const warnings = [...decoded.warnings, ...repaired];
  const root = await parseXml(text);
  const { now, sections } = context;
  const nitf = { format: 'nitf-3' as const, raw: text, warnings, places: NITF_PLACES, now, sections };
  const newsml = { ...nitf, format: 'newsml-g2' as const, places: NEWSML_PLACES };
  switch (root.local) {
    case 'nitf':
      yield attempt(null, () => ({ item: nitfTo2(root) }), nitf);
      return;
    case 'newsItem':
      yield attempt(null, () => ({ item: newsmlTo2(root) }), newsml);
      return;
    case 'newsMessage': {
      const items = itemsOfMessage(root);
      if (items.length === 0) throw new Rejected('itemSet', 'no text among its items');
      for (const { guid, read } of items) yield attempt(guid, () => ({ item: read() }), newsml);
      return;
    }
    default: {
      const items = xmlFeedItems(root, warnings, context);
      if (!items)
        throw new Rejected(root.name.slice(0, 60), NO_ITEMS[root.local] ?? 'no format the importer reads');
      yield* items;
    }
  }
}

async function* jsonItems(bytes: Uint8Array, context: Context): AsyncGenerator<FileItem> {
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
  { sections, folderDay = null, address, charset }: Around = {},
): AsyncGenerator<FileItem> {
  const context = { now, sections, folderDay, address, charset };
  try {
    yield* isXml(bytes) ? xmlItems(bytes, context) : jsonItems(bytes, context);
  } catch (rejected) {
    if (!(rejected instanceof Rejected)) throw rejected;
    yield { part: null, rejected };
  }
}
