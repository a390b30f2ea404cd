import { cleanBody } from '#server/newsroom/import/clean-body.ts';
import { parseFile } from '#server/newsroom/import/parse-file.ts';
import type { ParsedItem } from '#server/newsroom/import/parse-item.ts';
import { bytesOf } from './ninjs-fixture.ts';

/** Noon in Rome. */
export const NOON = new Date('2026-11-26T11:00:00Z');

/** Result of an item: shown, held until an hour, or its status, such as withheld or canceled. */
export function outcomeOf({ delivered }: ParsedItem, now = NOON): string {
  const { status, embargoedUntil } = delivered;
  const waits = embargoedUntil !== null && embargoedUntil > now.toISOString();
  if (status !== 'usable') return status;
  return waits ? `until ${embargoedUntil.slice(0, 16)}` : 'shown';
}

function shownOf(parsed: ParsedItem): Record<string, unknown> {
  const { delivered } = parsed;
  return {
    ...delivered,
    outcome: outcomeOf(parsed),
    section: delivered.section.name,
    subjects: delivered.subjects.map(({ kind, name }) => `${kind} ${name}`),
    pictures: delivered.pictures.map(({ hrefs, caption }) => [hrefs[0], caption]),
    body: cleanBody(delivered.bodyHtml),
    rewriteIds: parsed.rewriteIds,
  };
}

const toBytes = (file: unknown): Uint8Array =>
  file instanceof Uint8Array ? file : typeof file === 'string' ? Buffer.from(file) : bytesOf(file);

/** All items of a file of any format as readers would see them, each with its result; a refusal names its place. */
export async function itemsShown(file: unknown): Promise<Record<string, unknown>[]> {
  const items = [];
  for await (const item of parseFile(toBytes(file), NOON))
    items.push('rejected' in item ? { outcome: `refused: ${item.rejected.place}` } : shownOf(item.parsed));
  return items;
}

/** The requested fields of each item; for an item beyond the requested ones its result. */
export async function fieldsOf(
  file: unknown,
  asked: Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  const items = await itemsShown(file);
  return items.map((item, at) =>
    Object.fromEntries(Object.keys(asked[at] ?? { outcome: '' }).map((key) => [key, item[key]])),
  );
}
