import { setImmediate as breathe } from 'node:timers/promises';
import { boundItem } from './bound-item.ts';
import { decodeXml } from './decode-text.ts';
import type { SectionTable } from './names/section-table.ts';
import { itemsOfMessage, NO_TEXTS } from './newsml/newsml-items.ts';
import { NEWSML_PLACES, newsmlTo2 } from './newsml/newsml-to-2.ts';
import type { NinjsItem } from './ninjs/ninjs-item.ts';
import { toDelivered } from './ninjs/to-delivered.ts';
import { NITF_PLACES, nitfTo2 } from './nitf/nitf-to-2.ts';
import { type ItemFormat, type ParsedItem, parseItem, storyOf } from './parse-item.ts';
import { Rejected } from './rejected.ts';
import { feedOf, RSS_PLACES, rssTo2 } from './rss/rss-to-2.ts';
import { heldBySource } from './status/held-by-source.ts';
import { parseXml } from './xml/parse-xml.ts';
import { toMarkup } from './xml/to-markup.ts';
import { all, at, type XmlElement } from './xml/xml-element.ts';

/** One item of a file. `part` says which, where a file holds several. */
export type FileItem = { part: string | null } & ({ parsed: ParsedItem } | { rejected: Rejected });

type Reading = { item: NinjsItem; warnings?: string[] };
type Source = {
  now: Date;
  format: ItemFormat;
  raw: string;
  warnings: string[];
  places: Record<string, string>;
  sections?: SectionTable | undefined;
};

const SPACE = new Set([0x09, 0x0a, 0x0d, 0x20, 0x00, 0xef, 0xbb, 0xbf, 0xff, 0xfe]);

/** By the first sign, whatever the file is called. */
function isXml(bytes: Uint8Array): boolean {
  return bytes.find((byte) => !SPACE.has(byte)) === 0x3c;
}

/** A refusal in the words of the format it came in, not of the one it was translated to. */
function inItsWords(error: unknown, places: Record<string, string>): never {
  if (!(error instanceof Rejected)) throw error;
  throw new Rejected(places[error.place] ?? error.place, error.reason);
}

const inWordsOf = (told: string[], places: Record<string, string>): string[] =>
  told.map((text) => text.replace(/^[a-z]+(?=:)/, (place) => places[place] ?? place));

function deliver(read: () => Reading, { format, raw, warnings, places, now, sections }: Source): ParsedItem {
  try {
    const { item, warnings: more = [] } = read();
    const told: string[] = [];
    const { delivered, warnings: cut } = boundItem(
      heldBySource(toDelivered(item, told, sections), item, now, told),
    );
    return {
      delivered,
      format,
      raw,
      warnings: [...warnings, ...more, ...inWordsOf(told, places), ...cut],
      undated: format === 'rss-2.0',
      ...storyOf(item),
    };
  } catch (error) {
    return inItsWords(error, places);
  }
}

function attempt(part: string | null, read: () => ParsedItem): FileItem {
  try {
    return { part, parsed: read() };
  } catch (error) {
    if (error instanceof Rejected) return { part, rejected: error };
    throw error;
  }
}

/** `data:` pictures are stored as pictures: what is kept of the item does without them. */
const rawOf = (item: XmlElement) =>
  `<item>${toMarkup(item, ({ name }) => name).replace(/data:[^"'\s<>&]{200,}/g, 'data:,')}</item>`;

async function* feedItems(
  rss: XmlElement,
  warnings: string[],
  { now, sections }: Context,
): AsyncGenerator<FileItem> {
  const channel = at(rss, 'channel');
  const items = all(channel, 'item');
  if (!channel || items.length === 0) throw new Rejected('channel', 'no item');
  const feed = feedOf(channel);
  for (const [index, item] of items.entries()) {
    await breathe();
    const source = {
      format: 'rss-2.0' as const,
      raw: rawOf(item),
      warnings: index === 0 ? warnings : [],
      places: RSS_PLACES,
      now,
      sections,
    };
    yield attempt(`item ${index + 1}`, () => deliver(() => rssTo2(item, feed, now), source));
  }
}

const NO_ITEMS: Record<string, string> = {
  ...NO_TEXTS,
  html: 'a page of HTML, not an item',
  feed: 'Atom is not read, RSS 2.0 is',
  RDF: 'RSS 1.0 is not read, RSS 2.0 is',
  svg: 'a drawing, not an item',
};

/** What is known beside the file: the time it is read at, and the sections of the newsroom. */
type Context = { now: Date; sections?: SectionTable | undefined };

async function* xmlItems(bytes: Uint8Array, context: Context): AsyncGenerator<FileItem> {
  const { text, warnings } = decodeXml(bytes);
  const root = await parseXml(text);
  const nitf = { format: 'nitf-3' as const, raw: text, warnings, places: NITF_PLACES, ...context };
  const newsml = { ...nitf, format: 'newsml-g2' as const, places: NEWSML_PLACES };
  switch (root.local) {
    case 'nitf':
      yield attempt(null, () => deliver(() => ({ item: nitfTo2(root) }), nitf));
      return;
    case 'newsItem':
      yield attempt(null, () => deliver(() => ({ item: newsmlTo2(root) }), newsml));
      return;
    case 'newsMessage': {
      const items = itemsOfMessage(root);
      if (items.length === 0) throw new Rejected('itemSet', 'no text among its items');
      for (const { guid, read } of items) {
        yield attempt(guid, () => deliver(() => ({ item: read() }), newsml));
      }
      return;
    }
    case 'rss':
      yield* feedItems(root, warnings, context);
      return;
    default:
      throw new Rejected(root.name.slice(0, 60), NO_ITEMS[root.local] ?? 'no format the importer reads');
  }
}

/** The items of one file, told by what it holds; what is wrong with one of them doesn't stop the others. */
export async function* parseFile(
  bytes: Uint8Array,
  now: Date,
  sections?: SectionTable,
): AsyncGenerator<FileItem> {
  try {
    if (isXml(bytes)) yield* xmlItems(bytes, { now, sections });
    else yield { part: null, parsed: parseItem(bytes, now, sections) };
  } catch (rejected) {
    if (!(rejected instanceof Rejected)) throw rejected;
    yield { part: null, rejected };
  }
}
