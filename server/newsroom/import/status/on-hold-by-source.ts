import type { DeliveredItem } from '../delivered-item.ts';
import { toEnd } from '../moment.ts';
import { withoutUnseen } from '../visible-text.ts';
import { isOnHoldByNote, isOnHoldByTitle } from './read-notes.ts';
import { isForEditors } from './read-signals.ts';

type Stated = { validUntil?: string | undefined; expires?: string | undefined; ednote?: string | undefined };

const over = (written: string | undefined, now: Date): boolean => {
  const moment = written === undefined ? null : toEnd(written);
  return moment !== null && Date.parse(moment) <= now.getTime();
};

/**
 * Holds an item that its source does not want printed, or not yet, though its status does not say so: it is stored and
 * not shown. An embargo with an hour takes precedence over a note about it.
 */
export function onHoldBySource(
  item: DeliveredItem,
  { validUntil, expires, ednote }: Stated,
  now: Date,
  told: string[],
): DeliveredItem {
  if (item.status !== 'usable') return item;
  if (over(expires, now))
    told.push(`expires: its source counts it as no longer of interest since ${expires?.slice(0, 40)}`);
  if (over(validUntil, now)) {
    told.push(`not valid any more since ${validUntil?.slice(0, 40)}: kept, and not shown`);
    return { ...item, status: 'withheld' };
  }
  const reason = reasonToHold(item, ednote);
  if (reason === null) return item;
  told.push(`${reason}: kept, and not shown`);
  return { ...item, status: 'withheld' };
}

/** Other reasons to hold an item: its genre, and, where no embargo gives the hour, its title or a note. */
function reasonToHold({ genre, title, embargoedUntil }: DeliveredItem, ednote: string | undefined) {
  if (genre !== null && isForEditors(genre)) return `it is for editors (${genre.slice(0, 80)})`;
  if (embargoedUntil !== null) return null;
  if (isOnHoldByTitle(withoutUnseen(title))) return 'its title says that it is embargoed';
  return ednote !== undefined && isOnHoldByNote(withoutUnseen(ednote))
    ? `a note to editors holds it (${ednote.slice(0, 80)})`
    : null;
}
