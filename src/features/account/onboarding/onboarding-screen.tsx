import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { getReservedOffer } from '#api/account/reserved-offers.ts';
import type { Api } from '#api/clients.ts';
import { UPSELLING } from '#domain/account-addresses.ts';
import { DASHBOARD } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { dueStep, isEnded, type OnboardingStep, type StepOutcome } from '#domain/onboarding.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { switchFailure } from '#src/components/account/switch-failure.ts';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { AuthenticatedArea } from '#src/components/session/authenticated-area.tsx';
import { loadOnboarding, settleStep, useOnboardingSteps } from '#src/state/account/onboarding-steps.ts';
import { logError } from '#src/state/log.ts';
import { useToast } from '#src/ui/toast.tsx';
import { AppStep } from './app-step.tsx';
import { InterestsStep } from './interests-step.tsx';
import { NewslettersStep } from './newsletters-step.tsx';
import styles from './onboarding.module.css';
import { OnboardingHead } from './onboarding-head.tsx';
import type { StepProps } from './step-frame.tsx';

type Props = { brand: PublicBrand; api: () => Promise<Api> };

/**
 * Three steps in which a new reader chooses interests and newsletters and installs the app. Each step may be
 * skipped; a later visit begins at the first step that is not ended. ACC-08
 */
export function OnboardingScreen({ brand, api }: Props) {
  return (
    <AuthenticatedArea>
      <Onboarding brand={brand} api={api} />
    </AuthenticatedArea>
  );
}

const SCREENS = {
  interests: InterestsStep,
  newsletters: NewslettersStep,
  downloadApp: AppStep,
} as const satisfies Record<OnboardingStep, (props: StepProps) => React.JSX.Element>;

/**
 * Address after the last step: the reader's reserved offer, if there is one; otherwise, or where it cannot be loaded,
 * the account. ACC-08
 */
async function afterLastStep(api: Props['api']): Promise<string> {
  try {
    const offer = await getReservedOffer(await api());
    return offer && !offer.refused ? UPSELLING : DASHBOARD;
  } catch (error) {
    logError('offer', error);
    return DASHBOARD;
  }
}

function Onboarding({ brand, api }: Props) {
  const navigate = useNavigate();
  const steps = useOnboardingSteps();
  const { loadable, reload } = useLoaded(useCallback(() => loadOnboarding(api), [api]));
  const [openedStep, openStep] = useState<OnboardingStep | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const { toast, say } = useToast();
  const dueNow = dueStep(steps);
  const step = openedStep ?? dueNow;
  const isLoaded = loadable.state === 'known';
  const isFinished = isLoaded && step === null;
  useEffect(() => {
    if (!isFinished) return;
    let hasLeft = false;
    const leaveTo = (href: string) => {
      if (!hasLeft) void navigate({ href, replace: true });
    };
    // A reader who had finished the steps before is not shown the offer again.
    void (hasMoved ? afterLastStep(api) : Promise.resolve(DASHBOARD)).then(leaveTo);
    return () => {
      hasLeft = true;
    };
  }, [isFinished, hasMoved, api, navigate]);

  /**
   * Ends a step. The buttons are not disabled while it is sent, because a disabled button would lose the
   * focus.
   */
  async function endStep(ended: OnboardingStep, outcome: StepOutcome) {
    if (isSending) return;
    setIsSending(true);
    try {
      // Skipping a step that was opened again does not change its outcome.
      if (outcome === 'done' || !isEnded(steps[ended])) await settleStep(api, ended, outcome);
      setHasMoved(true);
      openStep(null);
    } catch (error) {
      say(switchFailure(error));
    }
    setIsSending(false);
  }

  const Screen = step && SCREENS[step];
  return (
    <div className={`column ${styles.page}`}>
      <OnboardingHead
        brand={brand}
        steps={steps}
        shown={isLoaded ? step : null}
        isSending={isSending}
        onOpenStep={(chosenStep) => {
          setHasMoved(true);
          openStep(chosenStep === dueNow ? null : chosenStep);
        }}
        onSkip={(skipped) => void endStep(skipped, 'skipped')}
      />
      {isLoaded && step && Screen ? (
        <Screen
          key={step}
          brand={brand}
          api={api}
          isFromOtherStep={hasMoved}
          isSending={isSending}
          say={say}
          onDone={() => void endStep(step, 'done')}
        />
      ) : (
        <main id="contenuto" className={`wrap ${styles.main}`} tabIndex={-1}>
          {!isFinished && (
            <LoadedPart loadable={loadable} onRetry={reload}>
              {() => null}
            </LoadedPart>
          )}
        </main>
      )}
      {toast}
    </div>
  );
}
