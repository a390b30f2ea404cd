/** The onboarding steps of a new reader, in order. ACC-08 */
export const ONBOARDING_STEPS = ['interests', 'newsletters', 'downloadApp'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** How a step ended. */
export type StepOutcome = 'done' | 'skipped';
export type StepStatus = 'current' | 'next' | 'empty' | StepOutcome;

export type OnboardingSteps = Readonly<Record<OnboardingStep, StepStatus>>;

/** Where a new reader begins. BRW-03 */
export const FIRST_STEPS: OnboardingSteps = {
  interests: 'current',
  newsletters: 'next',
  downloadApp: 'empty',
};

const TO_COME = ['current', 'next', 'empty'] as const;

export const isEnded = (status: StepStatus): status is StepOutcome =>
  status === 'done' || status === 'skipped';

/** The steps after one of them has ended: the first open one becomes current, the second next. */
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

/** The steps after the reader has closed onboarding: every open one is skipped. */
export const withoutOnboarding = (steps: OnboardingSteps): OnboardingSteps =>
  ONBOARDING_STEPS.reduce(
    (left, step) => (isEnded(left[step]) ? left : afterStep(left, step, 'skipped')),
    steps,
  );

/** The step that the reader goes on with; null when none is left. */
export const dueStep = (steps: OnboardingSteps): OnboardingStep | null =>
  ONBOARDING_STEPS.find((step) => steps[step] === 'current') ?? null;
