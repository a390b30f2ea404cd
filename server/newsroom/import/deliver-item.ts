import { limitItem } from './limit-item.ts';
import type { SectionTable } from './names/section-table.ts';
import type { NinjsItem } from './ninjs/ninjs-item.ts';
import { toDelivered } from './ninjs/to-delivered.ts';
import { type ItemFormat, type ParsedItem, storyOf } from './parse-item.ts';
import { Rejected } from './rejected.ts';
import { onHoldBySource } from './status/on-hold-by-source.ts';
import { withoutPicturesOnHold } from './status/pictures-on-hold.ts';

/** One item of a file. `part` names it in a file of several. */
export type FileItem = { part: string | null } & ({ parsed: ParsedItem } | { rejected: Rejected });

/** An adapter's result for an item. */
export type Reading = {
  item: NinjsItem;
  warnings?: string[];
  dateless?: boolean;
  linkBase?: string | undefined;
};

export type Source = {
  format: ItemFormat;
  raw: string;
  warnings: string[];
  /** The names of this format for the places of a refusal. */
  places: Record<string, string>;
  /** Whether the format has neither a version nor a reliable date. */
  undated?: boolean;
  now: Date;
  sections?: SectionTable | undefined;
};

/** Rethrows a refusal with the names of the item's own format, not of the one it was translated to. */
function inItsWords(error: unknown, places: Record<string, string>): never {
  if (!(error instanceof Rejected)) throw error;
  throw new Rejected(places[error.place] ?? error.place, error.reason);
}

const inWordsOf = (told: string[], places: Record<string, string>): string[] =>
  told.map((text) => text.replace(/^[a-z]+(?=:)/, (place) => places[place] ?? place));

function deliver(
  read: () => Reading,
  { format, raw, warnings, places, undated = false, now, sections }: Source,
): ParsedItem {
  try {
    const { item, warnings: more = [], dateless = false, linkBase } = read();
    const told: string[] = [];
    const { delivered, warnings: cut } = limitItem(
      onHoldBySource(toDelivered(withoutPicturesOnHold(item, now, told), told, sections), item, now, told),
    );
    return {
      delivered: linkBase === undefined ? delivered : { ...delivered, linkBase },
      format,
      raw,
      warnings: [...warnings, ...more, ...inWordsOf(told, places), ...cut],
      undated,
      ...storyOf(item),
      ...(dateless && { dateless: places.firstcreated ?? 'date' }),
    };
  } catch (error) {
    return inItsWords(error, places);
  }
}

/** Reads an item, or gives the reason why it was refused. */
export function attempt(part: string | null, read: () => Reading, source: Source): FileItem {
  try {
    return { part, parsed: deliver(read, source) };
  } catch (error) {
    if (error instanceof Rejected) return { part, rejected: error };
    throw error;
  }
}
