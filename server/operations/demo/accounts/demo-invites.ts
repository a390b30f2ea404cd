import { INVITE_DAYS } from '#domain/members.ts';
import { addInvite, invitesOf, markInviteSent, renewInvite } from '#server/accounts/db/member-invites.ts';
import { subscriptionsHeldBy } from '#server/accounts/db/subscriptions.ts';
import { makeInviteCode } from '#server/accounts/members/invite-code.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { DemoKind } from './demo-readers.ts';

const DAY_MS = 86_400_000;

/** People invited to a subscription, by its holder. All are fictitious. */
const INVITED: Partial<Record<DemoKind, { name: string; email: string }>> = {
  'family-holder': { name: 'Elena Sorrentino', email: 'elena.sorrentino@posta.example' },
  'company-holder': { name: 'Ufficio acquisti', email: 'acquisti@officine-castellani.example' },
};

type Holder = { kind: DemoKind; id: string };

/**
 * Writes an open invite for each shared subscription of the demonstration, as if sent yesterday. A used or removed one
 * does not come back, because it is added only together with its holder.
 */
export async function writeDemoInvites(
  tx: Orm,
  holders: readonly Holder[],
  { isNew, now }: { isNew: (kind: DemoKind) => boolean; now: Date },
): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS);
  const expiresAt = new Date(yesterday.getTime() + INVITE_DAYS * DAY_MS);
  for (const { kind, id } of holders) {
    const guest = INVITED[kind];
    if (!guest) continue;
    for (const { id: subscriptionId } of await subscriptionsHeldBy(tx, [id])) {
      const existing = (await invitesOf(tx, subscriptionId)).find(({ email }) => email === guest.email);
      const openInvite = existing
        ? await renewInvite(tx, existing.id, { code: existing.code, expiresAt })
        : isNew(kind) &&
          (await addInvite(tx, { ...newInvite(subscriptionId, yesterday), ...guest, expiresAt }));
      if (openInvite) await markInviteSent(tx, openInvite, yesterday);
    }
  }
}

const newInvite = (subscriptionId: number, createdAt: Date) => ({
  subscriptionId,
  createdAt,
  code: makeInviteCode(),
});
