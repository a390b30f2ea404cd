import type { DeliveredItem } from '../delivered-item.ts';
import { parseEnd } from '../moment.ts';
import { plainText } from '../plain-text.ts';
import { withPlainSigns } from '../visible-text.ts';
import type { HoldKind } from './hold-kinds.ts';
import { holdByNote } from './read-notes.ts';
import { isForEditors } from './read-signals.ts';
import { holdByFirstLine, holdByTitle } from './read-titles.ts';

type StatedHolds = {
  validUntil?: string | undefined;
  expires?: string | undefined;
  ednote?: string | undefined;
  isEmbargoed?: boolean | undefined;
};

/** Markup before the first text of a body is not searched any further. */
const MAX_BLOCKS_BEFORE_TEXT = 10;

const isPast = (written: string | undefined, now: Date): boolean => {
  const moment = written === undefined ? null : parseEnd(written);
  return moment !== null && Date.parse(moment) <= now.getTime();
};

/**
 * Marks an item as withheld if its source does not want it printed, or not yet, although its status is
 * usable: it is stored and not shown.
 */
export function onHoldBySource(
  item: DeliveredItem,
  { validUntil, expires, ...stated }: StatedHolds,
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
  const reason = holdReason(item, stated, now);
  if (reason === null) return item;
  warnings.push(`${reason}: kept, and not shown`);
  return { ...item, status: 'withheld' };
}

/**
 * Whether the time of an embargo, if it has passed, was later than the text. Otherwise it is a date that
 * systems fill in, and an embargo that the source states elsewhere has another end.
 */
function isEmbargoWithTime(
  { embargoedUntil, versionCreated, firstCreated }: DeliveredItem,
  now: Date,
): boolean {
  if (embargoedUntil === null) return false;
  const end = Date.parse(embargoedUntil);
  const written = [firstCreated, versionCreated].filter((moment) => moment !== null).sort()[0];
  return end > now.getTime() || (written !== undefined && end > Date.parse(written));
}

const BLOCK = /<\/?(?:p|div|br|li|ul|ol|h[1-6])\b[^<>]*>/i;

/** A note, which may be HTML, with a line for each block. */
const withoutMarkup = (note: string): string =>
  /<[a-z/][^<>]*>|&#?\w+;/i.test(note) ? note.split(BLOCK).map(plainText).join('\n') : note;

/** How a note to editors, which may be HTML, holds what it is about; null if it does not. */
export const holdByEditorsNote = (note: string): HoldKind | null =>
  holdByNote(withPlainSigns(withoutMarkup(note)));

const firstBlock = (html: string): string =>
  plainText(html.split(BLOCK, MAX_BLOCKS_BEFORE_TEXT).find((block) => plainText(block) !== '') ?? '');

/**
 * Other reasons to withhold an item: its genre, its title, a note, its first line. A title, a note, a line or a status
 * about an embargo withholds it only if no embargo has a time.
 */
function holdReason(item: DeliveredItem, { ednote, isEmbargoed }: StatedHolds, now: Date): string | null {
  const { genre, title } = item;
  if (genre !== null && isForEditors(genre)) return `it is for editors (${genre.slice(0, 80)})`;
  const hasTime = isEmbargoWithTime(item, now);
  const holds = (kind: HoldKind | null): boolean => kind === 'forbidden' || (kind === 'embargo' && !hasTime);
  if (holds(holdByTitle(withPlainSigns(title)))) return 'its title says that it must wait';
  if (ednote !== undefined && holds(holdByEditorsNote(ednote)))
    return `a note to editors holds it (${ednote.slice(0, 80)})`;
  if (holds(holdByFirstLine(withPlainSigns(firstBlock(item.bodyHtml))))) return 'its first line holds it';
  return isEmbargoed && !hasTime ? 'embargoed, with a release that is not later than the text' : null;
}
