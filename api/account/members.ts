import type { Seats } from '#domain/members.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSeats } from './seats-wire.ts';

/** The seats of a subscription that the reader holds. @throws ApiError `not-found`, `offline`. ACC-04 */
export async function listMembers({ account }: Api, id: number): Promise<Seats> {
  const reply = await unwrap(
    'listMembers',
    account.GET('/api/user/subscriptions/{id}/members', { params: { path: { id } } }),
  );
  return toSeats(reply.data);
}

/**
 * Invites a person to a seat; returns the seats with the invite.
 * @throws ApiError `own-invite`, `already-member`, `already-invited`, `no-seats`, `subscription-not-active`,
 * `field-not-valid`, `too-many-attempts`, `not-found`, `offline`. ACC-04
 */
export async function inviteMember(
  { account }: Api,
  id: number,
  { name, email }: { name: string; email: string },
): Promise<Seats> {
  const body = { nome: name, email };
  const reply = await unwrap(
    'inviteMember',
    account.POST('/api/user/subscriptions/{id}/members', { params: { path: { id } }, body }),
  );
  return toSeats(reply.data);
}

/** Mails an invite again. @throws ApiError `not-found`, `subscription-not-active`, `too-many-attempts`, `offline`. ACC-04 */
export async function resendInvite({ account }: Api, id: number, seat: string): Promise<Seats> {
  const params = { path: { id, seat } };
  const reply = await unwrap(
    'resendInvite',
    account.POST('/api/user/subscriptions/{id}/members/{seat}/resend', { params, body: {} }),
  );
  return toSeats(reply.data);
}

/** Removes a member's or an invite's seat. @throws ApiError `not-found`, `offline`. ACC-04 */
export async function removeMember({ account }: Api, id: number, seat: string): Promise<Seats> {
  const params = { path: { id, seat } };
  const reply = await unwrap(
    'removeMember',
    account.POST('/api/user/subscriptions/{id}/members/{seat}/remove', { params, body: {} }),
  );
  return toSeats(reply.data);
}

/**
 * Sends a message to the paper's sales department. @throws ApiError `forbidden`, `field-not-valid`, `too-many-attempts`,
 * `offline`. ROL-04
 */
export async function contactSales(
  { account }: Api,
  { subject, message }: { subject: string; message: string },
): Promise<void> {
  const body = { oggetto: subject, messaggio: message };
  await unwrap('contactSales', account.POST('/api/user/commercial-contact', { body }));
}
