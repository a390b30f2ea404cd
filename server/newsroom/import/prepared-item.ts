import { createHash } from 'node:crypto';
import { type ArticleText, toArticleText } from './article-text.ts';
import type { DeliveredItem } from './delivered-item.ts';
import type { ParsedItem } from './parse-item.ts';
import type { PlacedPicture } from './pictures.ts';

/**
 * Version of the rules by which items are written. Increase it when they change: then every article that is delivered
 * again is updated.
 */
const RULES = 2;

/** An item with its pictures, ready to be compared and written. */
export type PreparedItem = ParsedItem & {
  pictures: PlacedPicture[];
  /** SHA-256 over the item and its pictures. */
  hash: string;
  /** The clean text; made only at the first call, because only changed items need it. */
  text(): ArticleText;
};

/** An item whose dates change with each fetch is compared without them. */
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
