import { toArticleText } from '#server/newsroom/import/article-text.ts';
import { type FileContext, parseFile } from '#server/newsroom/import/parse-file.ts';
import type { ParsedItem } from '#server/newsroom/import/parse-item.ts';

/** Values of an item that readers would see, or that decide whether they see it. */
export function shownOf({ delivered, warnings, format }: ParsedItem) {
  const { body } = toArticleText(delivered.bodyHtml, delivered.access, delivered.linkBase);
  const { uri, status, copyright, section, subjects, pictures } = delivered;
  const { kicker, title, subtitle, byline, authors, dateline } = delivered;
  const { day, firstCreated, versionCreated, embargoedUntil } = delivered;
  const words = { kicker, title, subtitle, byline, authors, dateline, copyright, body };
  const dates = { day, firstCreated, versionCreated, embargoedUntil };
  const topics = subjects.map(({ name }) => name);
  const codes = subjects.map(({ slug }) => slug);
  return {
    format,
    uri,
    status,
    ...words,
    ...dates,
    section: section.name,
    topics,
    codes,
    pictures,
    warnings,
  };
}

export type Shown = ReturnType<typeof shownOf>;
export type Read = { shown: Shown } | { refused: string; place: string };

/**
 * Reads every item of a file as the import would, or gives the reason why it is refused. @throws Rejected for a file as
 * a whole
 */
export async function readItems(bytes: Uint8Array, now: Date, around: FileContext = {}): Promise<Read[]> {
  const items: Read[] = [];
  for await (const item of parseFile(bytes, now, around))
    items.push(
      'parsed' in item
        ? { shown: shownOf(item.parsed) }
        : { refused: item.rejected.reason, place: item.rejected.place },
    );
  return items;
}
