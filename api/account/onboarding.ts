import type { OnboardingStep, OnboardingSteps, StepOutcome } from '#domain/onboarding.ts';
import type { Api } from '../clients.ts';
import { KEEPALIVE } from '../keepalive.ts';
import { unwrap } from '../unwrap.ts';
import { toSteps } from './interest-wire.ts';

/** The reader's progress in the onboarding. @throws ApiError `login-required`, `offline`. BRW-03 */
export async function getOnboarding({ account }: Api): Promise<OnboardingSteps> {
  const reply = await unwrap('getOnboarding', account.GET('/api/user/onboarding'));
  return toSteps(reply.data.passi);
}

const STEPS = { interests: 'interessi', newsletters: 'newsletter', downloadApp: 'app' } as const;
const OUTCOMES = { done: 'fatto', skipped: 'saltato' } as const;

/** Ends a step; returns all steps afterwards. @throws ApiError `login-required`, `offline`. ACC-08 */
export async function settleOnboardingStep(
  { account }: Api,
  step: OnboardingStep,
  outcome: StepOutcome,
): Promise<OnboardingSteps> {
  const body = { passo: STEPS[step], esito: OUTCOMES[outcome] };
  const reply = await unwrap(
    'settleOnboardingStep',
    account.POST('/api/user/onboarding', { ...KEEPALIVE, body }),
  );
  return toSteps(reply.data.passi);
}

/** Skips all open steps. @throws ApiError `login-required`, `offline`. ACC-08 */
export async function dismissOnboarding({ account }: Api): Promise<OnboardingSteps> {
  const reply = await unwrap(
    'dismissOnboarding',
    account.POST('/api/user/onboarding/dismiss', { ...KEEPALIVE, body: {} }),
  );
  return toSteps(reply.data.passi);
}
