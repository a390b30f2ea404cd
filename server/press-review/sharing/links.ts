import { sharedReviewPath } from '#domain/press-review/addresses.ts';
import { clipsOfReview, type ReviewContent } from '#domain/press-review/review.ts';
import type { SharedLink } from '#domain/press-review/sending.ts';
import { visibleWords } from '#domain/validation/free-words.ts';
import { hashOf, newSecret } from '#server/accounts/identity/secrets.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { addLink, type LinkRow, linksOf } from '../db/press-links.ts';
import { type ReviewContext, recordUsage } from '../review-context.ts';
import { readContents } from '../reviews/read-contents.ts';

const DAY_MS = 86_400_000;
/** How many links that were revoked or have expired are listed: more than a press office reads. */
const MAX_ENDED = 200;

type NewLink = { source: ReviewContent; label: string; days: number };

/**
 * Shares a review, as it is now, for a limited time with everybody who has its address. The address is returned only
 * this once.
 */
export async function shareReview(
  context: ReviewContext,
  { source, label, days }: NewLink,
  origin: string,
): Promise<Result<{ link: SharedLink; url: string }, 'empty-review'>> {
  const { orm, desk, session, now } = context;
  const contents = await readContents(orm, { deskId: desk.id, source, now });
  if (!contents || clipsOfReview(contents).length === 0) return failure('empty-review');
  const token = newSecret();
  const link = await addLink(orm, {
    ...contents,
    deskId: desk.id,
    tokenHash: hashOf(token),
    createdBy: session.readerId,
    createdAt: now,
    label: visibleWords(label.replace(/\s+/gu, ' ')).trim(),
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  });
  await recordUsage(context, { kind: 'shared', what: contents.title });
  return success({ link: toLink(link), url: `${origin}${sharedReviewPath(token)}` });
}

export const readLinks = async (orm: Orm, deskId: number, now: Date): Promise<SharedLink[]> =>
  (await linksOf(orm, deskId, { now, maxEnded: MAX_ENDED })).map(toLink);

const toLink = ({ id, label, day, opened, ...row }: LinkRow): SharedLink => ({
  id,
  label,
  day,
  opened,
  clips: clipsOfReview(row).length,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revoked: row.revokedAt !== null,
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
});
