import type { OnboardingStep, OnboardingSteps, StepOutcome } from '#domain/onboarding.ts';
import type { Api } from '../clients.ts';
import { SENT_ANYWAY } from '../sent-anyway.ts';
import { unwrap } from '../unwrap.ts';
import { toSteps } from './interest-wire.ts';

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
