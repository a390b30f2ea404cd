import { like, sql } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { rateLimits } from '#server/base/db/schema/sign-in-schema.ts';

/** Adds failed password attempts to every account that already has some. */
export async function addFailedAttempts(orm: Orm, times: number): Promise<void> {
  await orm
    .update(rateLimits)
    .set({ points: sql`${rateLimits.points} + ${times}` })
    .where(like(rateLimits.key, 'tries-account:%'));
}
