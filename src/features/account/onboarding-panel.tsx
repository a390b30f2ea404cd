import { useEffect, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { ONBOARDING } from '#domain/account-addresses.ts';
import { dueStep, isEnded, ONBOARDING_STEPS } from '#domain/onboarding.ts';
import { loadOnboarding, skipOnboarding, useOnboardingSteps } from '#src/state/account/onboarding-steps.ts';
import { logError } from '#src/state/log.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import styles from './onboarding-panel.module.css';
import { onboardingStrings as strings } from './strings.ts';

type Props = { api: () => Promise<Api> };

/** Takes the focus where the pressed button has been removed. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * Offers the remaining onboarding steps until they are done or dismissed; shows nothing where the steps cannot be
 * loaded. ACC-08
 */
export function OnboardingPanel({ api }: Props) {
  const steps = useOnboardingSteps();
  const online = useOnline();
  const [state, setState] = useState<'unknown' | 'known' | 'failed' | 'dismissed'>('unknown');
  useEffect(() => {
    loadOnboarding(api).then(
      () => setState('known'),
      (error: unknown) => logError('onboarding', error),
    );
  }, [api]);
  const remainingSteps = ONBOARDING_STEPS.filter((step) => !isEnded(steps[step])).length;
  const hasBegun = remainingSteps < ONBOARDING_STEPS.length;
  const dismiss = () =>
    skipOnboarding(api).then(
      () => setState('dismissed'),
      () => setState('failed'),
    );
  if (state === 'dismissed') {
    return (
      <p className={`meta ${styles.dismissed}`} tabIndex={-1} ref={takeFocus}>
        {strings.dismissed}
      </p>
    );
  }
  if (state === 'unknown' || dueStep(steps) === null) return null;
  return (
    <section className={`spread ${styles.panel}`} aria-labelledby="completa">
      <div>
        <h2 className="t-4" id="completa">
          {hasBegun ? strings.resume(remainingSteps) : strings.title}
        </h2>
        <p role="status">{state === 'failed' ? strings.failed : strings.text}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={ONBOARDING} look="strong" size="small">
          {hasBegun ? strings.goOn : strings.start}
        </ButtonLink>
        <Button look="plain" size="small" disabled={!online} onClick={() => void dismiss()}>
          {strings.dismiss}
        </Button>
      </div>
    </section>
  );
}
