import type { OnboardingStep, OnboardingSteps, StepOutcome } from '#domain/onboarding.ts';
import type { Api } from '../clients.ts';
import { SENT_ANYWAY } from '../sent-anyway.ts';
import { unwrap } from '../unwrap.ts';
import { toSteps } from './interest-wire.ts';

/** How far the reader has come in being shown around. @throws ApiError `login-required`, `offline`. BRW-03 */
export async function getOnboarding({ account }: Api): Promise<OnboardingSteps> {
  const reply = await unwrap('getOnboarding', account.GET('/api/user/onboarding'));
  return toSteps(reply.data.passi);
}

const STEPS = { interests: 'interessi', newsletters: 'newsletter', downloadApp: 'app' } as const;
const OUTCOMES = { done: 'fatto', skipped: 'saltato' } as const;

/** Ends a step; gives all of them as they are then. @throws ApiError `login-required`, `offline`. ACC-08 */
export async function settleOnboardingStep(
  { account }: Api,
  step: OnboardingStep,
  outcome: StepOutcome,
): Promise<OnboardingSteps> {
  const body = { passo: STEPS[step], esito: OUTCOMES[outcome] };
  const reply = await unwrap(
    'settleOnboardingStep',
    account.POST('/api/user/onboarding', { ...SENT_ANYWAY, body }),
  );
  return toSteps(reply.data.passi);
}

/** Skips all that is left of it. @throws ApiError `login-required`, `offline`. ACC-08 */
export async function dismissOnboarding({ account }: Api): Promise<OnboardingSteps> {
  const reply = await unwrap(
    'dismissOnboarding',
    account.POST('/api/user/onboarding/dismiss', { ...SENT_ANYWAY, body: {} }),
  );
  return toSteps(reply.data.passi);
}
