import { createHash } from 'node:crypto';
import { type ArticleText, toArticleText } from './article-text.ts';
import type { DeliveredItem } from './delivered-item.ts';
import type { ParsedItem } from './parse-item.ts';
import type { PlacedPicture } from './pictures.ts';

/** Grows when the same item would be written otherwise than before: then everything delivered again is renewed. */
const RULES = 1;

/** An item with its pictures, ready to be compared and written. */
export type PreparedItem = ParsedItem & {
  pictures: PlacedPicture[];
  /** SHA-256 over the item and its pictures. */
  hash: string;
  /** The clean text; made at the first call only, for items that are news. */
  text(): ArticleText;
};

function hashOf(delivered: DeliveredItem, pictures: PlacedPicture[]): string {
  const hashes = pictures.map(({ hash }) => hash);
  return createHash('sha256')
    .update(JSON.stringify([RULES, delivered, hashes]))
    .digest('hex');
}

export function prepareItem(parsed: ParsedItem, pictures: PlacedPicture[]): PreparedItem {
  let text: ArticleText | undefined;
  const { delivered } = parsed;
  return {
    ...parsed,
    pictures,
    hash: hashOf(delivered, pictures),
    text: () => {
      text ??= toArticleText(delivered.bodyHtml, delivered.access);
      return text;
    },
  };
}
