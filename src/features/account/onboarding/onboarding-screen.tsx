import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { getReservedOffer } from '#api/account/reserved-offers.ts';
import type { Api } from '#api/clients.ts';
import { UPSELLING } from '#domain/account-addresses.ts';
import { DASHBOARD } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { dueStep, isEnded, type OnboardingStep, type StepOutcome } from '#domain/onboarding.ts';
import { AskedPart } from '#src/components/account/asked-part.tsx';
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
 * Three steps in which a new reader sets up the paper: each may be skipped, and is resumed where it was left. ACC-08
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
  const { asked, askAgain } = useLoaded(useCallback(() => loadOnboarding(api), [api]));
  const [looked, lookAt] = useState<OnboardingStep | null>(null);
  const [moved, setMoved] = useState(false);
  const [going, setGoing] = useState(false);
  const { toast, say } = useToast();
  const due = dueStep(steps);
  const step = looked ?? due;
  const known = asked.state === 'known';
  const finished = known && step === null;
  useEffect(() => {
    if (!finished) return;
    let left = false;
    const goOn = (href: string) => {
      if (!left) void navigate({ href, replace: true });
    };
    // A reader who had finished the steps before is not shown the offer again.
    void (moved ? afterLastStep(api) : Promise.resolve(DASHBOARD)).then(goOn);
    return () => {
      left = true;
    };
  }, [finished, moved, api, navigate]);

  /** Ends a step. The pressed button keeps the focus meanwhile, which a disabled button would lose. */
  async function end(ended: OnboardingStep, outcome: StepOutcome) {
    if (going) return;
    setGoing(true);
    try {
      // Skipping a step that was opened again does not change its outcome.
      if (outcome === 'done' || !isEnded(steps[ended])) await settleStep(api, ended, outcome);
      setMoved(true);
      lookAt(null);
    } catch (error) {
      say(switchFailure(error));
    }
    setGoing(false);
  }

  const Screen = step && SCREENS[step];
  return (
    <div className={`column ${styles.page}`}>
      <OnboardingHead
        brand={brand}
        steps={steps}
        shown={known ? step : null}
        going={going}
        onLook={(wanted) => {
          setMoved(true);
          lookAt(wanted === due ? null : wanted);
        }}
        onSkip={(skipped) => void end(skipped, 'skipped')}
      />
      {known && step && Screen ? (
        <Screen
          key={step}
          brand={brand}
          api={api}
          moved={moved}
          going={going}
          say={say}
          onDone={() => void end(step, 'done')}
        />
      ) : (
        <main id="contenuto" className={`wrap ${styles.main}`} tabIndex={-1}>
          {!finished && (
            <AskedPart asked={asked} onRetry={askAgain}>
              {() => null}
            </AskedPart>
          )}
        </main>
      )}
      {toast}
    </div>
  );
}
