import { createHash } from 'node:crypto';
import { type ArticleText, toArticleText } from './article-text.ts';
import type { DeliveredItem } from './delivered-item.ts';
import type { ParsedItem } from './parse-item.ts';
import type { PlacedPicture } from './pictures.ts';

/**
 * Version of the rules by which items are written. Increase it when they change: then every article that is delivered
 * again is updated.
 */
const RULES_VERSION = 2;

/** An item with its pictures, ready to be compared and written. */
export type PreparedItem = ParsedItem & {
  pictures: PlacedPicture[];
  /** SHA-256 over the item and its pictures. */
  hash: string;
  /** The clean text; made only at the first call, because only changed items need it. */
  text(): ArticleText;
};

/** The values that replace the dates in the hash of an item whose dates change with each fetch. */
const WITHOUT_DATES: Partial<DeliveredItem> = { day: '', firstCreated: null, versionCreated: null };

function hashOf({ delivered, hasUnreliableDate }: ParsedItem, pictures: PlacedPicture[]): string {
  const hashes = pictures.map(({ hash }) => hash);
  const hashed = hasUnreliableDate ? { ...delivered, ...WITHOUT_DATES } : delivered;
  return createHash('sha256')
    .update(JSON.stringify([RULES_VERSION, hashed, hashes]))
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
