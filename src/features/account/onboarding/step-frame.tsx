import { type ReactNode, useEffect, useRef } from 'react';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { ONBOARDING_STEPS, type OnboardingStep } from '#domain/onboarding.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useRootAttribute } from '#src/ui/use-root-attribute.ts';
import styles from './onboarding.module.css';
import { strings } from './strings.ts';

/** Props of every step. */
export type StepProps = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  /** Whether the reader came from another step: then the heading takes the focus. */
  isFromOtherStep: boolean;
  /** Whether the end of the step is being sent to the account site. */
  isSending: boolean;
  say: (words: string) => void;
  onDone: () => void;
};

type Props = Pick<StepProps, 'isFromOtherStep' | 'isSending' | 'onDone'> & {
  step: OnboardingStep;
  title: string;
  text: string;
  /** The number of choices, in words, or a hint where there is nothing to choose. */
  footText: string;
  names?: string;
  children: ReactNode;
};

/** A question, its choices, and a sticky foot with the number of choices and the button to continue. */
export function StepFrame({
  step,
  title,
  text,
  footText,
  names,
  isFromOtherStep,
  isSending,
  onDone,
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const online = useOnline();
  const number = ONBOARDING_STEPS.indexOf(step) + 1;
  const isLast = number === ONBOARDING_STEPS.length;
  useRootAttribute('data-with-foot');
  useEffect(() => {
    if (!isFromOtherStep) return;
    scrollTo(0, 0);
    heading.current?.focus();
  }, [isFromOtherStep]);
  return (
    <>
      <main id="contenuto" className={`wrap ${styles.main}`} tabIndex={-1}>
        <p className="kick mb">{strings.position(number)}</p>
        <h1 className="t-1" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className={`deck ${styles.deck}`}>{text}</p>
        {!online && (
          <div className={styles.notice}>
            <Notice tone="warning" isAnnounced>
              {strings.offline}
            </Notice>
          </div>
        )}
        {children}
      </main>
      <div className={styles.foot}>
        <div className={`wrap spread ${styles.footRow}`}>
          <p>
            <b role="status">{footText}</b>
            {names && <span className="dk"> · {names}</span>}
          </p>
          <Button size="large" aria-disabled={isSending || undefined} disabled={!online} onClick={onDone}>
            {isLast ? strings.finish : strings.goOn}
            <Icon name="arrow" size={19} />
          </Button>
        </div>
      </div>
    </>
  );
}
