import type { OnboardingSteps } from '#domain/onboarding.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSteps } from './interest-wire.ts';

/** How far the reader has come in being shown around. @throws ApiError `login-required`, `offline`. BRW-03 */
export async function getOnboarding({ account }: Api): Promise<OnboardingSteps> {
  const reply = await unwrap('getOnboarding', account.GET('/api/user/onboarding'));
  return toSteps(reply.data.passi);
}
