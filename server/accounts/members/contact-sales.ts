import { salesMessageLetter, salesReceiptLetter } from '#server/base/mail/letters/sales-letters.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { findReader } from '../db/readers.ts';
import type { AccountContext } from '../identity/account-context.ts';
import type { Session } from '../identity/identity-service.ts';
import { nameOf } from '../readers/names.ts';
import { countSalesMessage } from './member-limits.ts';

/** Company accounts, and holders of a company's subscription, may write to the commercial area. ROL-04 */
export const mayContactSales = ({ kind, entitlements }: Pick<Session, 'kind' | 'entitlements'>): boolean =>
  kind === 'company' || (entitlements.company && !entitlements.secondary);

/** Sends a reader's message to the paper's commercial area, and a receipt to the reader. ROL-04 */
export async function contactSales(
  context: AccountContext,
  { readerId }: { readerId: string },
  salesMessage: { subject: string; message: string },
): Promise<Result<void, { wait: number }>> {
  const { identity, brand } = context;
  const wait = await countSalesMessage(identity, readerId);
  if (wait > 0) return failure({ wait });
  const reader = await findReader(identity.orm, readerId);
  if (!reader) return DONE;
  const { email, name } = reader;
  const to = identity.commercialEmail.replaceAll('{domain}', brand.domain);
  const letter = salesMessageLetter(brand, { ...salesMessage, sender: senderOf(reader), email });
  identity.backgroundTasks.run(async () => {
    await identity.mailer.send(brand, { to, replyTo: email, ...letter });
    // The receipt is sent only after the message has left.
    await identity.mailer.send(brand, { to: email, ...salesReceiptLetter(brand, { ...salesMessage, name }) });
  });
  return DONE;
}

/** The sender of a company's message is the person, followed by the company. */
function senderOf({ name, surname, companyName }: Parameters<typeof nameOf>[0]): string {
  const person = nameOf({ name, surname, companyName: null });
  return companyName ? `${person}, ${companyName}` : person;
}
