import * as v from 'valibot';
import { Email } from '#domain/validation/account-forms.ts';
import { oneLine } from '#domain/validation/free-words.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { isMailboxGone } from '#server/base/mail/permanent-refusal.ts';
import { markAddressBounced } from '../db/press-bounces.ts';
import { markLetterBounced } from '../db/press-letters.ts';

/** A mail server's answer about an undelivered letter; `status` as in RFC 3463. */
export type Bounce = { email: string; status: string; reason: string };

/** How long after a letter a bounce may still arrive. */
const MAX_BOUNCE_DELAY_MS = 7 * 86_400_000;

/**
 * Records the letters that bounced permanently. An address that does not exist gets no more letters; a full mailbox, a
 * mail that is too long, or a server that refuses all our mails does not stop them. RFC 3463
 */
export async function recordBounces(orm: Orm, bounces: readonly Bounce[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - MAX_BOUNCE_DELAY_MS);
  for (const { email, status, reason } of bounces.filter((bounce) => bounce.status.startsWith('5.'))) {
    const address = v.safeParse(Email, email);
    if (!address.success) continue;
    const shownReason = oneLine(reason) || status;
    await markLetterBounced(orm, { email: address.output, reason: shownReason, since, now });
    if (isMailboxGone(status)) await markAddressBounced(orm, address.output, shownReason, now);
  }
}
