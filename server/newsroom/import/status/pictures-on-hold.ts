import { toMoment } from '../moment.ts';
import type { NinjsAssociation, NinjsItem } from '../ninjs/ninjs-item.ts';
import { holdsNothing } from './stated-holds.ts';

/** Why a picture beside a text is not shown now; null if it may be shown. */
function reasonToLeave({ pubstatus, embargoed }: NinjsAssociation, now: Date): string | null {
  if (pubstatus !== undefined && pubstatus.trim().toLowerCase() !== 'usable') return pubstatus.slice(0, 60);
  if (embargoed === undefined || (embargoed !== '' && holdsNothing(embargoed))) return null;
  const moment = toMoment(embargoed);
  const isOver = moment !== null && Date.parse(moment) <= now.getTime();
  return isOver ? null : `embargoed until ${moment ?? (embargoed.slice(0, 60) || 'no moment')}`;
}

/**
 * Removes the pictures beside an item that their source withholds, has taken back or still embargoes, and reports each.
 */
export function withoutPicturesOnHold(item: NinjsItem, now: Date, told: string[]): NinjsItem {
  const { associations = [] } = item;
  const reasons = associations.map((one) => reasonToLeave(one, now));
  if (reasons.every((reason) => reason === null)) return item;
  for (const reason of reasons) if (reason !== null) told.push(`a picture is left out: ${reason}`);
  return { ...item, associations: associations.filter((_, at) => reasons[at] === null) };
}
