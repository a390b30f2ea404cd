import * as v from 'valibot';
import { Email } from '#domain/validation/account-forms.ts';
import { oneLine } from '#domain/validation/free-words.ts';
import type { Orm } from '../../db/connect.ts';
import { markAddressBounced } from '../../db/press-recipients.ts';

/** What a mail server said of a letter; `status` as RFC 3463 has it. */
export type Bounce = { email: string; status: string; reason: string };

const isPermanent = ({ status }: Bounce): boolean => status.startsWith('5.');

/** Has nothing more sent to addresses that take nothing; what may pass is left alone. */
export async function takeBounces(orm: Orm, bounces: readonly Bounce[], now: Date): Promise<void> {
  for (const bounce of bounces.filter(isPermanent)) {
    const email = v.safeParse(Email, bounce.email);
    const reason = oneLine(bounce.reason) || bounce.status;
    if (email.success) await markAddressBounced(orm, email.output, reason, now);
  }
}
