import { brandOf } from '#domain/brands/brand-by-host.ts';
import { LETTER_DAYS } from '#domain/press-review/addresses.ts';
import { clipsOfReview } from '#domain/press-review/review.ts';
import { digestOf, isSecret } from '#server/accounts/identity/secrets.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { NewsstandUrl } from '#server/newsroom/content/newsstand.ts';
import { clipTexts } from '../clips/clip-texts.ts';
import { type DeskRow, findDesk } from '../db/press-desks.ts';
import { type LetterRow, letterByToken, noteFirst } from '../db/press-letters.ts';
import { countOpening, type LinkRow, openLinkByToken } from '../db/press-links.ts';
import { findSending } from '../db/press-sendings.ts';
import { noteUsage, wasNoted } from '../db/press-usage.ts';
import { type ReviewContents, type ReviewDocument, toChapters } from '../documents/review-document.ts';
import { openLicence } from '../licence.ts';
import { licenseeOf } from '../licensee.ts';

const DAY_MS = 86_400_000;
/** Openings of a link within this time are recorded as one. */
const PAUSE_MS = 60_000;

/** How the visitor came: by the letter of a sending, or by a link. */
type By = { letter: LetterRow; link: null } | { letter: null; link: LinkRow };

type Found = By & { deskId: number; contents: ReviewContents };

export type SharedReview = Found & { document: ReviewDocument };

type Deps = { orm: Orm; now: Date; newsstandUrl: NewsstandUrl };

/**
 * The review that an address shows at this moment, as far as the licence opens it. Null if the address is unknown or
 * has expired, or the licence has ended; the visitor does not learn which. ROL-06
 */
export async function openShared(token: string, deps: Deps): Promise<SharedReview | null> {
  const found = isSecret(token) ? await findShared(digestOf(token), deps) : null;
  if (!found) return null;
  const { orm, now, newsstandUrl } = deps;
  const desk = await findDesk(orm, found.deskId);
  const rights = desk && (await openLicence(orm, desk, now));
  if (!rights) return null;
  const { contents } = found;
  const ids = clipsOfReview(contents).map(({ id }) => id);
  const texts = await clipTexts(orm, ids, { rights, now, newsstandUrl, day: contents.day });
  const chapters = toChapters(contents, texts);
  return { ...found, document: await documentOf(found, desk, { chapters, orm, now }) };
}

async function findShared(tokenHash: string, { orm, now }: Deps): Promise<Found | null> {
  const link = await openLinkByToken(orm, tokenHash, now);
  if (link) return { link, letter: null, deskId: link.deskId, contents: link };
  const since = new Date(now.getTime() - LETTER_DAYS * DAY_MS);
  const letter = await letterByToken(orm, tokenHash, since);
  const sending = letter && (await findSending(orm, letter.sendingId));
  return sending ? { link: null, letter, deskId: sending.deskId, contents: sending } : null;
}

async function documentOf(
  { contents, letter }: Found,
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
export async function noteOpened(orm: Orm, shared: SharedReview, now: Date): Promise<void> {
  const { letter, link } = shared;
  if (letter) {
    if (await noteFirst(orm, letter.id, 'openedAt', now)) await noteBy(orm, shared, { kind: 'opened', now });
    return;
  }
  const isBack = link.lastOpenedAt !== null && now.getTime() - link.lastOpenedAt.getTime() < PAUSE_MS;
  await countOpening(orm, link.id, now);
  if (!isBack) await noteBy(orm, shared, { kind: 'opened', now });
}

/** Records that a visitor downloaded the PDF. */
export async function noteDownloaded(orm: Orm, shared: SharedReview, now: Date): Promise<void> {
  const { letter, link, deskId, contents } = shared;
  if (letter && !(await noteFirst(orm, letter.id, 'downloadedAt', now))) return;
  const since = new Date(now.getTime() - PAUSE_MS);
  const usage = { deskId, kind: 'downloaded' as const, what: contents.title };
  if (link && (await wasNoted(orm, { ...usage, link: link.label }, since))) return;
  await noteBy(orm, shared, { kind: 'downloaded', now });
}

async function noteBy(
  orm: Orm,
  { letter, link, deskId, contents }: SharedReview,
  { kind, now }: { kind: 'opened' | 'downloaded'; now: Date },
): Promise<void> {
  const who = letter
    ? { by: 'recipient' as const, who: letter.email }
    : { by: 'link' as const, who: link.label };
  await noteUsage(orm, { ...who, deskId, at: now, kind, what: contents.title });
}
