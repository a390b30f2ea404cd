/** The onboarding steps of a new reader, in order. ACC-08 */
export const ONBOARDING_STEPS = ['interests', 'newsletters', 'downloadApp'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** How a step ended. */
export type StepOutcome = 'done' | 'skipped';
/** Status of a step: an open one is `current`, the one after it `next`, and later ones are `empty`. */
export type StepStatus = 'current' | 'next' | 'empty' | StepOutcome;

export type OnboardingSteps = Readonly<Record<OnboardingStep, StepStatus>>;

/** Where a new reader begins. BRW-03 */
export const INITIAL_STEPS: OnboardingSteps = {
  interests: 'current',
  newsletters: 'next',
  downloadApp: 'empty',
};

const OPEN_STATUSES = ['current', 'next', 'empty'] as const;

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
  for (const [index, name] of open.entries()) statuses[name] = OPEN_STATUSES[index] ?? 'empty';
  return statuses;
}

/** The steps after the reader has closed onboarding: every open one is skipped. */
export const withoutOnboarding = (steps: OnboardingSteps): OnboardingSteps =>
  ONBOARDING_STEPS.reduce(
    (remaining, step) => (isEnded(remaining[step]) ? remaining : afterStep(remaining, step, 'skipped')),
    steps,
  );

/** The step that the reader goes on with; null when none is left. */
export const dueStep = (steps: OnboardingSteps): OnboardingStep | null =>
  ONBOARDING_STEPS.find((step) => steps[step] === 'current') ?? null;
