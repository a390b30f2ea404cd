/** What a new reader is shown, in this order. ACC-08 */
export const ONBOARDING_STEPS = ['interests', 'newsletters', 'downloadApp'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** How a step ended. */
export type StepOutcome = 'done' | 'skipped';
export type StepStatus = 'current' | 'next' | 'empty' | StepOutcome;

export type OnboardingSteps = Readonly<Record<OnboardingStep, StepStatus>>;

/** BRW-03 */
export const FIRST_STEPS: OnboardingSteps = {
  interests: 'current',
  newsletters: 'next',
  downloadApp: 'empty',
};

const TO_COME = ['current', 'next', 'empty'] as const;

export const isEnded = (status: StepStatus): status is StepOutcome =>
  status === 'done' || status === 'skipped';

/** The steps once one of them has ended: of the others the first is due, the second next. */
export function afterStep(
  steps: OnboardingSteps,
  step: OnboardingStep,
  outcome: StepOutcome,
): OnboardingSteps {
  const statuses = { ...steps, [step]: outcome };
  const open = ONBOARDING_STEPS.filter((name) => !isEnded(statuses[name]));
  for (const [at, name] of open.entries()) statuses[name] = TO_COME[at] ?? 'empty';
  return statuses;
}

/** Whoever wants no more of it: what was not done is skipped. */
export const withoutOnboarding = (steps: OnboardingSteps): OnboardingSteps =>
  ONBOARDING_STEPS.reduce(
    (left, step) => (isEnded(left[step]) ? left : afterStep(left, step, 'skipped')),
    steps,
  );

/** Where the reader goes on; null when nothing is left. */
export const dueStep = (steps: OnboardingSteps): OnboardingStep | null =>
  ONBOARDING_STEPS.find((step) => steps[step] === 'current') ?? null;
