import { brandOf } from '#domain/brands/brand-by-host.ts';
import { clipsOfReview } from '#domain/press-review/review.ts';
import { clipTexts } from '../clips/clip-texts.ts';
import { findDesk } from '../db/press-desks.ts';
import type { SendingRow } from '../db/press-sendings.ts';
import { toChapters } from '../documents/review-document.ts';
import { readClipRights } from '../licence.ts';
import { licenseeOf } from '../licensee.ts';
import type { SendingDeps } from './sending-deps.ts';
import type { SkipReason } from './sending-strings.ts';
import type { WrittenReview } from './write-letter.ts';

/**
 * The review of a sending as its licence allows it at this moment, without withdrawn articles; otherwise the reason why
 * nothing is sent. ROL-06
 */
export async function readSendableReview(
  sending: SendingRow,
  { orm, originOf, ...deps }: Pick<SendingDeps, 'orm' | 'originOf' | 'now'>,
): Promise<WrittenReview | Extract<SkipReason, 'licence' | 'withdrawn'>> {
  const now = deps.now();
  const desk = await findDesk(orm, sending.deskId);
  const rights = desk && (await readClipRights(orm, desk, now));
  if (!rights) return 'licence';
  const ids = clipsOfReview(sending).map(({ id }) => id);
  const texts = await clipTexts(orm, ids, { rights, now, newsstandUrl: originOf, day: sending.day });
  const chapters = toChapters(sending, texts);
  if (sending.kind !== 'nothing' && chapters.length === 0) return 'withdrawn';
  const brand = brandOf(desk.brand);
  const { day, title, abstract } = sending;
  return {
    subject: sending.subject,
    message: sending.message,
    deskId: desk.id,
    origin: originOf(brand),
    document: { brand, contents: { day, title, abstract }, chapters, licensee: await licenseeOf(orm, desk) },
  };
}
