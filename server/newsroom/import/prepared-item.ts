import { createHash } from 'node:crypto';
import { type ArticleText, toArticleText } from './article-text.ts';
import type { DeliveredItem } from './delivered-item.ts';
import type { ParsedItem } from './parse-item.ts';
import type { PlacedPicture } from './pictures.ts';

/** Grows when the same item would be written otherwise than before: then everything delivered again is renewed. */
const RULES = 2;

/** An item with its pictures, ready to be compared and written. */
export type PreparedItem = ParsedItem & {
  pictures: PlacedPicture[];
  /** SHA-256 over the item and its pictures. */
  hash: string;
  /** The clean text; made at the first call only, for items that are news. */
  text(): ArticleText;
};

/** Of an item whose dates follow each fetch, the contents alone decide whether it is news. */
const UNDATED: Partial<DeliveredItem> = { day: '', firstCreated: null, versionCreated: null };

function hashOf({ delivered, undated }: ParsedItem, pictures: PlacedPicture[]): string {
  const hashes = pictures.map(({ hash }) => hash);
  const told = undated ? { ...delivered, ...UNDATED } : delivered;
  return createHash('sha256')
    .update(JSON.stringify([RULES, told, hashes]))
    .digest('hex');
}

export function prepareItem(parsed: ParsedItem, pictures: PlacedPicture[]): PreparedItem {
  let text: ArticleText | undefined;
  const { delivered } = parsed;
  return {
    ...parsed,
    pictures,
    hash: hashOf(parsed, pictures),
    text: () => {
      text ??= toArticleText(delivered.bodyHtml, delivered.access, delivered.linkBase);
      return text;
    },
  };
}
