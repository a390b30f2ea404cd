import type { Consent } from '#domain/consents.ts';
import type { Consents } from '#domain/profile.ts';
import type { Api } from '../clients.ts';
import { SENT_ANYWAY } from '../sent-anyway.ts';
import { unwrap } from '../unwrap.ts';
import { toConsenso, toConsents } from './profile-wire.ts';

/** Gives a consent or takes it back. @throws ApiError `login-required`, `offline`. ACC-06 */
export async function changeConsent({ account }: Api, consent: Consent, granted: boolean): Promise<Consents> {
  const body = { consenso: toConsenso(consent), concesso: granted };
  const reply = await unwrap(
    'changeConsent',
    account.POST('/api/user/profile/consents', { ...SENT_ANYWAY, body }),
  );
  return toConsents(reply.data);
}
