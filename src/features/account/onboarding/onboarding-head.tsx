import { HOME } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { isEnded, ONBOARDING_STEPS, type OnboardingStep, type OnboardingSteps } from '#domain/onboarding.ts';
import { useOnline } from '#src/state/network/online.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Wordmark } from '#src/ui/wordmark.tsx';
import styles from './onboarding.module.css';
import { strings } from './strings.ts';

type Props = {
  brand: PublicBrand;
  steps: OnboardingSteps;
  /** Null while the current step is not known. */
  shown: OnboardingStep | null;
  isSending: boolean;
  onOpenStep: (step: OnboardingStep) => void;
  onSkip: (step: OnboardingStep) => void;
};

/**
 * The masthead, the list of the steps, and a button to skip the current one. Steps that were completed or
 * skipped can be opened again.
 */
export function OnboardingHead({ brand, steps, shown, isSending, onOpenStep, onSkip }: Props) {
  const online = useOnline();
  return (
    <header className={styles.head}>
      <div className={`stack16 wrap ${styles.headRow}`}>
        <AppLink className={`tap ${styles.logo}`} href={HOME} aria-label={strings.home(brand.name)}>
          <Wordmark className={styles.wordmark} />
        </AppLink>
        <ol className={`dk ${styles.rail}`} aria-label={strings.steps}>
          {ONBOARDING_STEPS.map((step, index) => (
            <li key={step} aria-current={step === shown ? 'step' : undefined}>
              <RailStep
                number={index + 1}
                name={strings.names[step]}
                status={steps[step]}
                onOpen={
                  shown && step !== shown && !isUpcoming(steps[step]) ? () => onOpenStep(step) : undefined
                }
              />
            </li>
          ))}
        </ol>
        {shown && (
          <button
            type="button"
            className={`link ${styles.skip}`}
            aria-label={strings.skipThis(strings.names[shown])}
            aria-disabled={isSending || undefined}
            disabled={!online}
            onClick={() => onSkip(shown)}
          >
            {strings.skip}
          </button>
        )}
      </div>
    </header>
  );
}

const isUpcoming = (status: OnboardingSteps[OnboardingStep]) => status === 'next' || status === 'empty';

type RailProps = {
  number: number;
  name: string;
  status: OnboardingSteps[OnboardingStep];
  onOpen?: (() => void) | undefined;
};

function RailStep({ number, name, status, onOpen }: RailProps) {
  const content = (
    <>
      <span
        className={`centred ${styles.number}`}
        data-done={status === 'done' || undefined}
        aria-hidden="true"
      >
        {status === 'done' ? <Icon name="check" size={16} /> : number}
      </span>
      {name}
      {isEnded(status) && <span className="vh">, {status === 'done' ? strings.done : strings.skipped}</span>}
    </>
  );
  return onOpen ? (
    <button type="button" className={`row ${styles.railStep}`} onClick={onOpen}>
      {content}
    </button>
  ) : (
    <span className={`row ${styles.railStep}`}>{content}</span>
  );
}
