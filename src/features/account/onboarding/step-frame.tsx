import { type ReactNode, useEffect, useRef } from 'react';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { ONBOARDING_STEPS, type OnboardingStep } from '#domain/onboarding.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useRootMark } from '#src/ui/use-root-mark.ts';
import styles from './onboarding.module.css';
import { strings } from './strings.ts';

/** What every step is given. */
export type StepProps = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  /** The reader came from another step: the focus belongs to this one. */
  moved: boolean;
  /** It is being told to the account site that the step has ended. */
  going: boolean;
  say: (words: string) => void;
  onDone: () => void;
};

type Props = Pick<StepProps, 'moved' | 'going' | 'onDone'> & {
  step: OnboardingStep;
  title: string;
  text: string;
  /** How much was chosen, and what. */
  chosen: string;
  names?: string;
  children: ReactNode;
};

/** A question, what may be chosen, and a foot that stays in sight with how much was chosen and the way on. */
export function StepFrame({ step, title, text, chosen, names, moved, going, onDone, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const online = useOnline();
  const number = ONBOARDING_STEPS.indexOf(step) + 1;
  const last = number === ONBOARDING_STEPS.length;
  useRootMark('data-with-foot');
  useEffect(() => {
    if (!moved) return;
    scrollTo(0, 0);
    heading.current?.focus();
  }, [moved]);
  return (
    <>
      <main id="contenuto" className={`wrap ${styles.main}`} tabIndex={-1}>
        <p className="kick mb">{strings.place(number)}</p>
        <h1 className="t-1" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className={`deck ${styles.deck}`}>{text}</p>
        {!online && (
          <div className={styles.notice}>
            <Notice tone="warning" live>
              {strings.offline}
            </Notice>
          </div>
        )}
        {children}
      </main>
      <div className={styles.foot}>
        <div className={`wrap spread ${styles.footRow}`}>
          <p>
            <b role="status">{chosen}</b>
            {names && <span className="dk"> · {names}</span>}
          </p>
          <Button size="large" aria-disabled={going || undefined} disabled={!online} onClick={onDone}>
            {last ? strings.finish : strings.goOn}
            <Icon name="arrow" size={19} />
          </Button>
        </div>
      </div>
    </>
  );
}
