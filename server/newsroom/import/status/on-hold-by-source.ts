import type { DeliveredItem } from '../delivered-item.ts';
import { parseEnd } from '../moment.ts';
import { withPlainSigns } from '../visible-text.ts';
import { isOnHoldByNote, isOnHoldByTitle } from './read-notes.ts';
import { isForEditors } from './read-signals.ts';

type StatedHolds = {
  validUntil?: string | undefined;
  expires?: string | undefined;
  ednote?: string | undefined;
};

const isPast = (written: string | undefined, now: Date): boolean => {
  const moment = written === undefined ? null : parseEnd(written);
  return moment !== null && Date.parse(moment) <= now.getTime();
};

/**
 * Marks an item as withheld if its source does not want it printed, or not yet, although its status is
 * usable: it is stored and not shown. An embargo with a time takes precedence over a note about it.
 */
export function onHoldBySource(
  item: DeliveredItem,
  { validUntil, expires, ednote }: StatedHolds,
  now: Date,
  warnings: string[],
): DeliveredItem {
  if (item.status !== 'usable') return item;
  if (isPast(expires, now))
    warnings.push(`expires: its source counts it as no longer of interest since ${expires?.slice(0, 40)}`);
  if (isPast(validUntil, now)) {
    warnings.push(`not valid any more since ${validUntil?.slice(0, 40)}: kept, and not shown`);
    return { ...item, status: 'withheld' };
  }
  const reason = holdReason(item, ednote);
  if (reason === null) return item;
  warnings.push(`${reason}: kept, and not shown`);
  return { ...item, status: 'withheld' };
}

/**
 * Other reasons to withhold an item: its genre and, if it has no embargo with a time, its title or a note.
 */
function holdReason({ genre, title, embargoedUntil }: DeliveredItem, ednote: string | undefined) {
  if (genre !== null && isForEditors(genre)) return `it is for editors (${genre.slice(0, 80)})`;
  if (embargoedUntil !== null) return null;
  if (isOnHoldByTitle(withPlainSigns(title))) return 'its title says that it is embargoed';
  return ednote !== undefined && isOnHoldByNote(withPlainSigns(ednote))
    ? `a note to editors holds it (${ednote.slice(0, 80)})`
    : null;
}
