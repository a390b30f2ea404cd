import type { Orm } from '#server/base/db/connect.ts';
import { and, eq } from '#server/base/db/drizzle.ts';
import { pressRecipients } from '#server/base/db/schema/press-schema.ts';

const BOUNCED = 'bounced' as const;

/** Marks an active recipient as bounced, because the mail server refuses the address. */
export async function markBounced(orm: Orm, id: number, reason: string, now: Date): Promise<void> {
  await orm
    .update(pressRecipients)
    .set({ status: BOUNCED, since: now, reason })
    .where(and(eq(pressRecipients.id, id), eq(pressRecipients.status, 'active')));
}

/** Marks the active recipients with an address as bounced, at all desks. */
export async function markAddressBounced(orm: Orm, email: string, reason: string, now: Date): Promise<void> {
  await orm
    .update(pressRecipients)
    .set({ status: BOUNCED, since: now, reason })
    .where(and(eq(pressRecipients.email, email), eq(pressRecipients.status, 'active')));
}
