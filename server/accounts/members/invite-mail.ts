import { setTimeout } from 'node:timers/promises';
import { INVITE_DAYS } from '#domain/members.ts';
import { memberInviteLetter } from '#server/base/mail/letters/member-invite-letter.ts';
import { type InviteRow, markInviteSent } from '../db/member-invites.ts';
import { findReader } from '../db/readers.ts';
import type { SubscriptionRow } from '../db/subscriptions.ts';
import type { AccountContext } from '../identity/account-context.ts';
import { membershipPath } from '../readers/invite-notices.ts';
import { nameOf } from '../readers/names.ts';

/** Time that a holder waits until the mail has left; after that sending goes on in the background. */
const TIMEOUT_MS = 3000;

type InviteMail = { invite: InviteRow; holderId: string; plan: Pick<SubscriptionRow, 'product'> };

/**
 * Mails an invite, and marks it as sent when the mail has been handed over. Whether the address has an account is not
 * looked up: all get the same mail. Resolves when the mail was handed over or has failed, or after the timeout.
 */
export async function mailInvite(context: AccountContext, mail: InviteMail): Promise<void> {
  const settled = Promise.withResolvers<void>();
  context.identity.backgroundTasks.run(() => send(context, mail).finally(settled.resolve));
  const timeout = new AbortController();
  await Promise.race([
    settled.promise,
    setTimeout(TIMEOUT_MS, undefined, { signal: timeout.signal }).catch(() => undefined),
  ]);
  timeout.abort();
}

async function send({ identity, brand, mailOrigins, now }: AccountContext, mail: InviteMail): Promise<void> {
  const { invite, holderId, plan } = mail;
  const holder = await findReader(identity.orm, holderId);
  if (!holder) return;
  const letter = memberInviteLetter(brand, {
    holder: { name: nameOf(holder), email: holder.email },
    product: plan.product,
    code: invite.code,
    days: INVITE_DAYS,
    // Visitors reach this page after signing in or registering.
    url: new URL(membershipPath(invite.code), mailOrigins.accountOrigin).href,
  });
  await identity.mailer.send(brand, { to: invite.email, ...letter });
  await markInviteSent(identity.orm, invite, now);
}
