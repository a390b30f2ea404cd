import { normaliseLogin } from '#server/accounts/db/readers.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { type AudienceRow, activeRecipients, recipientsByIdOrEmail } from '../db/press-audience.ts';
import type { Addressee } from '../db/press-sendings.ts';

type SendingTarget = { recipients: readonly number[]; addresses: readonly string[] };

const isActiveRecipient = ({ status, deletedAt }: AudienceRow) => status === 'active' && deletedAt === null;

const toAddressee = ({ id, email, name }: AudienceRow): Addressee => ({ recipientId: id, email, name });

/**
 * The addressees of a sending, each once. A recipient who has unsubscribed, or whose mail server refuses the
 * address, gets no letter even if the address is also entered as a further one.
 */
export async function addresseesOf(
  orm: Orm,
  deskId: number,
  { recipients, addresses }: SendingTarget,
): Promise<Result<Addressee[], 'no-such-recipient'>> {
  const emails = [...new Set(addresses.map(normaliseLogin))];
  const matching = await recipientsByIdOrEmail(orm, deskId, { ids: recipients, emails });
  const knownIds = new Set(matching.map(({ id }) => id));
  if (recipients.some((id) => !knownIds.has(id))) return failure('no-such-recipient');
  const listed = matching.filter(isActiveRecipient);
  const excludedEmails = new Set(
    matching
      .filter((recipient) => isActiveRecipient(recipient) || recipient.status !== 'active')
      .map((recipient) => recipient.email),
  );
  const furtherAddressees = emails
    .filter((email) => !excludedEmails.has(email))
    .map((email): Addressee => ({ recipientId: null, email, name: '' }));
  return success([...listed.map(toAddressee), ...furtherAddressees]);
}

/** Recipients of an automatic sending, by the desk's groups. */
export const addresseesOfGroups = async (
  orm: Orm,
  deskId: number,
  groups: readonly string[],
): Promise<Addressee[]> => (await activeRecipients(orm, deskId, groups)).map(toAddressee);
