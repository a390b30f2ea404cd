import type { OnboardingSteps } from '#domain/onboarding.ts';
import type { Api } from '../clients.ts';
import { SENT_ANYWAY } from '../sent-anyway.ts';
import { unwrap } from '../unwrap.ts';
import { toSteps } from './interest-wire.ts';

/** Skips all that is left of it. @throws ApiError `login-required`, `offline`. ACC-08 */
export async function dismissOnboarding({ account }: Api): Promise<OnboardingSteps> {
  const reply = await unwrap(
    'dismissOnboarding',
    account.POST('/api/user/onboarding/dismiss', { ...SENT_ANYWAY, body: {} }),
  );
  return toSteps(reply.data.passi);
}
