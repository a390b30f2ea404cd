import { parseTime } from '../moment.ts';
import type { NinjsAssociation, NinjsItem } from '../ninjs/ninjs-item.ts';
import { holdByEditorsNote } from './on-hold-by-source.ts';
import { holdsNothing } from './stated-holds.ts';

type Release = Pick<NinjsAssociation, 'embargoed' | 'ednote'>;

const hasEmbargo = ({ embargoed }: Release): boolean =>
  embargoed !== undefined && (embargoed === '' || !holdsNothing(embargoed));

/** Whether a note holds a picture. A note about an embargo counts only if no embargo has a time, as for texts. */
function isHeldByNote({ ednote, ...release }: Release): boolean {
  const hold = ednote === undefined ? null : holdByEditorsNote(ednote);
  return hold === 'forbidden' || (hold === 'embargo' && !hasEmbargo(release));
}

/** The reason why a picture of an item must not be shown now; null if it may be shown. */
function removalReason({ pubstatus, ...release }: NinjsAssociation, now: Date): string | null {
  if (pubstatus !== undefined && pubstatus.trim().toLowerCase() !== 'usable') return pubstatus.slice(0, 60);
  if (isHeldByNote(release)) return `a note to editors (${release.ednote?.slice(0, 60)})`;
  if (!hasEmbargo(release)) return null;
  const { embargoed = '' } = release;
  const moment = parseTime(embargoed);
  const isPast = moment !== null && Date.parse(moment) <= now.getTime();
  return isPast ? null : `embargoed until ${moment ?? (embargoed.slice(0, 60) || 'no moment')}`;
}

/** Removes the pictures of an item that are withheld, withdrawn or under embargo, with a warning for each. */
export function withoutPicturesOnHold(item: NinjsItem, now: Date, warnings: string[]): NinjsItem {
  const { associations = [] } = item;
  const reasons = associations.map((one) => removalReason(one, now));
  if (reasons.every((reason) => reason === null)) return item;
  for (const reason of reasons) if (reason !== null) warnings.push(`a picture is left out: ${reason}`);
  return { ...item, associations: associations.filter((_, at) => reasons[at] === null) };
}
