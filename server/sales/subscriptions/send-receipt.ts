import { SUBSCRIPTIONS } from '#domain/addresses.ts';
import { findReader } from '#server/accounts/db/readers.ts';
import type { LetterBodies } from '#server/base/mail/letters/letter.ts';
import type { SubscriptionContext } from './subscription-context.ts';

type ReceiptLetterData = {
  name: string | null;
  /** Screen where the reader finds the subscription. */
  url: string;
};

/** Mails a receipt after the response has been sent, once to each address. */
export function sendReceipt(
  { orm, identity, brand, mailOrigins }: SubscriptionContext,
  readerId: string,
  addresses: readonly string[],
  write: (data: ReceiptLetterData) => LetterBodies,
): void {
  const url = new URL(SUBSCRIPTIONS, mailOrigins.accountOrigin).href;
  for (const to of new Set(addresses)) {
    identity.backgroundTasks.run(async () => {
      const reader = await findReader(orm, readerId);
      await identity.mailer.send(brand, { to, ...write({ name: reader?.name ?? null, url }) });
    });
  }
}
