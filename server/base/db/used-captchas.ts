import { createHash } from 'node:crypto';
import type { Orm } from './connect.ts';
import { lte } from './drizzle.ts';
import { usedCaptchas } from './schema/help-schema.ts';

type Expiry = { expiresAt: Date; now: Date };

/** Marks a token as used, and deletes expired ones. @returns False where it had been used before. HLP-08 */
export async function spendCaptcha(orm: Orm, token: string, { expiresAt, now }: Expiry): Promise<boolean> {
  await orm.delete(usedCaptchas).where(lte(usedCaptchas.expiresAt, now));
  const digest = createHash('sha256').update(token).digest('hex');
  const [row] = await orm
    .insert(usedCaptchas)
    .values({ digest, expiresAt })
    .onConflictDoNothing()
    .returning({ digest: usedCaptchas.digest });
  return row !== undefined;
}
