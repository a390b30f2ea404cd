import { useAtomValue } from 'jotai';
import { dismissOnboarding, getOnboarding, settleOnboardingStep } from '#api/account/onboarding.ts';
import type { Api } from '#api/clients.ts';
import {
  INITIAL_STEPS,
  type OnboardingStep,
  type OnboardingSteps,
  type StepOutcome,
} from '#domain/onboarding.ts';
import { readerAtom } from '../session/reader-atom.ts';

const steps = readerAtom<OnboardingSteps>(INITIAL_STEPS);

/** The reader's progress in the onboarding. BRW-02, BRW-03 */
export const onboardingStepsAtom = steps.atom;

export const useOnboardingSteps = (): OnboardingSteps => useAtomValue(onboardingStepsAtom);

type Clients = () => Promise<Api>;

/** Stored by the account site, so that every device continues at the same step. @throws ApiError `offline`. */
export const loadOnboarding = (api: Clients): Promise<void> =>
  steps.load(async () => getOnboarding(await api()));

/** @throws ApiError `offline`. */
export const settleStep = (api: Clients, step: OnboardingStep, outcome: StepOutcome): Promise<void> =>
  steps.load(async () => settleOnboardingStep(await api(), step, outcome));

/** Skips all remaining steps. @throws ApiError `offline`. */
export const skipOnboarding = (api: Clients): Promise<void> =>
  steps.load(async () => dismissOnboarding(await api()));
