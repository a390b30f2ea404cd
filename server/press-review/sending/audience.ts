import { foldName } from '#server/accounts/db/readers.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { type AudienceRow, activeRecipients, recipientsMeant } from '../db/press-audience.ts';
import type { Addressee } from '../db/press-sendings.ts';

type Meant = { recipients: readonly number[]; addresses: readonly string[] };

const isOnList = ({ status, deletedAt }: AudienceRow) => status === 'active' && deletedAt === null;

const toAddressee = ({ id, email, name }: AudienceRow): Addressee => ({ recipientId: id, email, name });

/**
 * Addresses that an order goes to, each once. A recipient who has unsubscribed, or whose mail server refuses the
 * address, gets none even if also named as a further address.
 */
export async function addresseesOf(
  orm: Orm,
  deskId: number,
  { recipients, addresses }: Meant,
): Promise<Result<Addressee[], 'no-such-recipient'>> {
  const emails = [...new Set(addresses.map(foldName))];
  const meant = await recipientsMeant(orm, deskId, { ids: recipients, emails });
  const known = new Set(meant.map(({ id }) => id));
  if (recipients.some((id) => !known.has(id))) return failure('no-such-recipient');
  const listed = meant.filter(isOnList);
  const spoken = new Set(
    meant.filter((one) => isOnList(one) || one.status !== 'active').map((one) => one.email),
  );
  const forwarded = emails
    .filter((email) => !spoken.has(email))
    .map((email): Addressee => ({ recipientId: null, email, name: '' }));
  return success([...listed.map(toAddressee), ...forwarded]);
}

/** Recipients of an automatic sending, by the desk's groups. */
export const addresseesOfGroups = async (
  orm: Orm,
  deskId: number,
  groups: readonly string[],
): Promise<Addressee[]> => (await activeRecipients(orm, deskId, groups)).map(toAddressee);
