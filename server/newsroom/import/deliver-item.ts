import { limitItem } from './limit-item.ts';
import type { SectionTable } from './names/section-table.ts';
import type { NinjsItem } from './ninjs/ninjs-item.ts';
import { toDelivered } from './ninjs/to-delivered.ts';
import { type ItemFormat, type ParsedItem, rewriteIdsOf } from './parse-item.ts';
import { Rejected } from './rejected.ts';
import { onHoldBySource } from './status/on-hold-by-source.ts';
import { withoutPicturesOnHold } from './status/pictures-on-hold.ts';

/**
 * The result for one item of a file. `part` is its name within a file of several items; null for a single
 * one.
 */
export type FileItem = { part: string | null } & ({ parsed: ParsedItem } | { rejected: Rejected });

/** An adapter's result for an item. */
export type AdapterResult = {
  item: NinjsItem;
  warnings?: string[];
  isDateless?: boolean;
  linkBase?: string | undefined;
};

export type ItemSource = {
  format: ItemFormat;
  raw: string;
  warnings: string[];
  /**
   * This format's names for the fields of ninjs, by which rejections and warnings name the place of a fault.
   */
  fieldNames: Record<string, string>;
  /** Whether the format has neither a version nor a reliable date. */
  hasUnreliableDate?: boolean;
  now: Date;
  sections?: SectionTable | undefined;
};

/**
 * Rethrows a rejection with the field name of the item's own format, not of ninjs, to which it was
 * translated.
 */
function rethrowWithFieldNames(error: unknown, fieldNames: Record<string, string>): never {
  if (!(error instanceof Rejected)) throw error;
  throw new Rejected(fieldNames[error.place] ?? error.place, error.reason);
}

const withFieldNames = (warnings: string[], fieldNames: Record<string, string>): string[] =>
  warnings.map((text) => text.replace(/^[a-z]+(?=:)/, (place) => fieldNames[place] ?? place));

function deliver(
  read: () => AdapterResult,
  { format, raw, warnings, fieldNames, hasUnreliableDate = false, now, sections }: ItemSource,
): ParsedItem {
  try {
    const { item, warnings: adapterWarnings = [], isDateless = false, linkBase } = read();
    const itemWarnings: string[] = [];
    const { delivered, warnings: limitWarnings } = limitItem(
      onHoldBySource(
        toDelivered(withoutPicturesOnHold(item, now, itemWarnings), itemWarnings, sections),
        item,
        now,
        itemWarnings,
      ),
    );
    const rewriteIds = rewriteIdsOf(item, itemWarnings);
    return {
      delivered: linkBase === undefined ? delivered : { ...delivered, linkBase },
      format,
      raw,
      warnings: [
        ...warnings,
        ...adapterWarnings,
        ...withFieldNames(itemWarnings, fieldNames),
        ...limitWarnings,
      ],
      hasUnreliableDate,
      ...rewriteIds,
      ...(isDateless && { missingDateField: fieldNames.firstcreated ?? 'date' }),
    };
  } catch (error) {
    return rethrowWithFieldNames(error, fieldNames);
  }
}

/** Reads an item; a rejection becomes a part of the result, so that it does not stop the other items. */
export function toFileItem(partName: string | null, read: () => AdapterResult, source: ItemSource): FileItem {
  try {
    return { part: partName, parsed: deliver(read, source) };
  } catch (error) {
    if (error instanceof Rejected) return { part: partName, rejected: error };
    throw error;
  }
}
