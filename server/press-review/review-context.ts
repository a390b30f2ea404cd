import type { Brand } from '#domain/brands/brand.ts';
import type { Session } from '#server/accounts/identity/identity-service.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { type DeskRow, findOrCreateDesk } from './db/press-desks.ts';
import { insertUsage, type UsageRow } from './db/press-usage.ts';
import { type ClipRights, isReviewOpen, licenceHolderId, readClipRights } from './licence.ts';

/** A call of a reader who may open the press review. */
export type ReviewContext = {
  orm: Orm;
  brand: Brand;
  now: Date;
  session: Session;
  /** Desk of the licence that the reader works under. */
  desk: DeskRow;
  rights: ClipRights;
};

type ReviewRequest = Pick<ReviewContext, 'orm' | 'brand' | 'now' | 'session'>;

/** Opens the press review for a reader who may use it. ROL-05 */
export async function openReviewContext({
  orm,
  brand,
  now,
  session,
}: ReviewRequest): Promise<Result<ReviewContext, 'press-review-closed'>> {
  if (!isReviewOpen(brand, session)) return failure('press-review-closed');
  const readerId = await licenceHolderId(orm, session.readerId, { brand, now });
  const desk = await findOrCreateDesk(orm, { brand: brand.sigla, readerId, now });
  const rights = await readClipRights(orm, desk, now);
  return rights ? success({ orm, brand, now, session, desk, rights }) : failure('press-review-closed');
}

/** Records an action of a reader under the licence. */
export const recordUsage = (
  { orm, desk, session, now }: ReviewContext,
  { kind, what }: Pick<UsageRow, 'kind' | 'what'>,
): Promise<void> =>
  insertUsage(orm, { deskId: desk.id, at: now, kind, by: 'seat', readerId: session.readerId, what });
