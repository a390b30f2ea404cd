import { brandOf } from '#domain/brands/brand-by-host.ts';
import { LETTER_LINK_DAYS } from '#domain/press-review/addresses.ts';
import { clipsOfReview } from '#domain/press-review/review.ts';
import { hashOf, isSecret } from '#server/accounts/identity/secrets.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { NewsstandUrl } from '#server/newsroom/content/newsstand.ts';
import { clipTexts } from '../clips/clip-texts.ts';
import { type DeskRow, findDesk } from '../db/press-desks.ts';
import { type LetterRow, letterByToken, recordFirstTime } from '../db/press-letters.ts';
import { countOpening, type LinkRow, recordLinkDownload, validLinkByToken } from '../db/press-links.ts';
import { findSending } from '../db/press-sendings.ts';
import { insertUsage } from '../db/press-usage.ts';
import { type DatedReviewContents, type ReviewDocument, toChapters } from '../documents/review-document.ts';
import { readClipRights } from '../licence.ts';
import { licenseeOf } from '../licensee.ts';

const DAY_MS = 86_400_000;
/** Openings, or downloads, by the same link within this time are recorded in the usage log as one. */
const SAME_VISIT_MS = 60_000;

/** How the visitor came: by the letter of a sending, or by a link. */
type Source = { letter: LetterRow; link: null } | { letter: null; link: LinkRow };

type SharedContents = Source & { deskId: number; contents: DatedReviewContents };

export type SharedReview = SharedContents & { document: ReviewDocument };

type Deps = { orm: Orm; now: Date; newsstandUrl: NewsstandUrl };

/**
 * The review that an address shows at this moment, as far as the licence opens it. Null if the address is unknown or
 * has expired, or the licence has ended; the visitor does not learn which. ROL-06
 */
export async function readSharedReview(token: string, deps: Deps): Promise<SharedReview | null> {
  const found = isSecret(token) ? await findShared(hashOf(token), deps) : null;
  if (!found) return null;
  const { orm, now, newsstandUrl } = deps;
  const desk = await findDesk(orm, found.deskId);
  const rights = desk && (await readClipRights(orm, desk, now));
  if (!rights) return null;
  const { contents } = found;
  const ids = clipsOfReview(contents).map(({ id }) => id);
  const texts = await clipTexts(orm, ids, { rights, now, newsstandUrl, day: contents.day });
  const chapters = toChapters(contents, texts);
  return { ...found, document: await documentOf(found, desk, { chapters, orm, now }) };
}

async function findShared(tokenHash: string, { orm, now }: Deps): Promise<SharedContents | null> {
  const link = await validLinkByToken(orm, tokenHash, now);
  if (link) return { link, letter: null, deskId: link.deskId, contents: link };
  const since = new Date(now.getTime() - LETTER_LINK_DAYS * DAY_MS);
  const letter = await letterByToken(orm, tokenHash, since);
  const sending = letter && (await findSending(orm, letter.sendingId));
  return sending ? { link: null, letter, deskId: sending.deskId, contents: sending } : null;
}

async function documentOf(
  { contents, letter }: SharedContents,
  desk: DeskRow,
  { chapters, orm, now }: { chapters: ReviewDocument['chapters']; orm: Orm; now: Date },
): Promise<ReviewDocument> {
  const { day, title, abstract } = contents;
  return {
    brand: brandOf(desk.brand),
    contents: { day, title, abstract },
    chapters,
    licensee: await licenseeOf(orm, desk),
    // The label of a link is only for the press office.
    recipient: letter ? letter.name || letter.email : null,
    createdAt: now,
  };
}

/** Records that a visitor opened the review; for a recipient only the first time. */
export async function recordOpened(orm: Orm, shared: SharedReview, now: Date): Promise<void> {
  const { letter, link } = shared;
  if (letter) {
    if (await recordFirstTime(orm, letter.id, 'openedAt', now))
      await recordVisit(orm, shared, { kind: 'opened', now });
    return;
  }
  const isBack = link.lastOpenedAt !== null && now.getTime() - link.lastOpenedAt.getTime() < SAME_VISIT_MS;
  await countOpening(orm, link.id, now);
  if (!isBack) await recordVisit(orm, shared, { kind: 'opened', now });
}

/** Records that a visitor downloaded the PDF. */
export async function recordDownloaded(orm: Orm, shared: SharedReview, now: Date): Promise<void> {
  const { letter, link } = shared;
  const since = new Date(now.getTime() - SAME_VISIT_MS);
  const isNew = letter
    ? await recordFirstTime(orm, letter.id, 'downloadedAt', now)
    : await recordLinkDownload(orm, link.id, { now, since });
  if (isNew) await recordVisit(orm, shared, { kind: 'downloaded', now });
}

async function recordVisit(
  orm: Orm,
  { letter, link, deskId, contents }: SharedReview,
  { kind, now }: { kind: 'opened' | 'downloaded'; now: Date },
): Promise<void> {
  const visitor = letter
    ? { by: 'recipient' as const, who: letter.email }
    : { by: 'link' as const, who: link.label };
  await insertUsage(orm, { ...visitor, deskId, at: now, kind, what: contents.title });
}
