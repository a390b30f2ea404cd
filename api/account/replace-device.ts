import type { Api } from '../clients.ts';
import { type SignInReply, toSignInReply } from './sign-in-reply.ts';

type Replacement = { ticket: string; deviceId: string; redirectUri: string };

/**
 * Goes on with a sign-in that met the limit of devices; the device that is named is replaced. SES-08
 * @throws ApiError `login-required` when the ticket is used or too old, `offline`.
 */
export function replaceDevice(
  { account }: Api,
  { ticket, deviceId, redirectUri }: Replacement,
): Promise<SignInReply> {
  const body = { biglietto: ticket, dispositivo: deviceId, redirect_uri: redirectUri };
  return toSignInReply('replaceDevice', account.POST('/api/sso/replace-device', { body }));
}
