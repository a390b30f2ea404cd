import { boundItem } from './bound-item.ts';
import type { SectionTable } from './names/section-table.ts';
import type { NinjsItem } from './ninjs/ninjs-item.ts';
import { toDelivered } from './ninjs/to-delivered.ts';
import { type ItemFormat, type ParsedItem, storyOf } from './parse-item.ts';
import { Rejected } from './rejected.ts';
import { onHoldBySource } from './status/on-hold-by-source.ts';
import { withoutPicturesOnHold } from './status/pictures-on-hold.ts';

/** One item of a file. `part` says which, where a file holds several. */
export type FileItem = { part: string | null } & ({ parsed: ParsedItem } | { rejected: Rejected });

/** What an adapter makes of an item. */
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
  /** What the places of a refusal are called in this format. */
  places: Record<string, string>;
  /** The format says neither version nor a moment to rely on. */
  undated?: boolean;
  now: Date;
  sections?: SectionTable | undefined;
};

/** A refusal in the words of the format it came in, not of the one it was translated to. */
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
    const { delivered, warnings: cut } = boundItem(
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

/** An item as it was read, or why it was not. */
export function attempt(part: string | null, read: () => Reading, source: Source): FileItem {
  try {
    return { part, parsed: deliver(read, source) };
  } catch (error) {
    if (error instanceof Rejected) return { part, rejected: error };
    throw error;
  }
}
