import { useState } from 'react';
import { dateAndTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { SubscriptionReceipt } from '#domain/own-subscription.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { logError } from '#src/state/log.ts';
import { messages } from '#src/strings/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useIsShown } from '#src/ui/use-is-shown.ts';
import { DialogStep } from './dialog-step.tsx';
import { receiptStrings, renewalStrings as strings } from './strings.ts';
import styles from './subscription-dialog.module.css';

type RenewalOff = {
  receipt: SubscriptionReceipt;
  /** Shows the subscription with its new state. */
  showResult: () => void;
};

type Props = {
  productName: string;
  today: Day;
  /** The last day on which the subscription gives access, once the renewal is off. */
  lastDay: Day;
  email: string;
  turnOff: () => Promise<RenewalOff>;
  /** Announces the outcome if the dialog was closed before it was known. */
  say: (words: string) => void;
  onClose: () => void;
};

type Step = { at: 'change' | 'confirm' } | { at: 'done'; result: RenewalOff };

const TITLES = { change: strings.changeTitle, confirm: strings.confirmTitle, done: strings.doneTitle };

/** Dialog in three steps: what changes without a renewal, the confirmation, the receipt. ACC-03 */
export function RenewalDialog({ productName, today, lastDay, email, turnOff, say, onClose }: Props) {
  const [step, setStep] = useState<Step>({ at: 'change' });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = useIsShown();

  async function confirm() {
    setBusy(true);
    setFailed(null);
    try {
      const result = await turnOff();
      if (isShown()) setStep({ at: 'done', result });
      else {
        result.showResult();
        say(strings.turnedOff);
      }
    } catch (error) {
      logError('renewal', error);
      const words =
        failureKindOf(error) === 'offline' ? strings.offFailedOffline : messages.renewal_unset_error;
      if (isShown()) setFailed(words);
      else say(words);
    }
    setBusy(false);
  }

  const close = () => {
    if (step.at === 'done') step.result.showResult();
    onClose();
  };

  return (
    <Dialog title={TITLES[step.at]} closeLabel={receiptStrings.close} onClose={close}>
      <DialogStep key={step.at}>
        {step.at === 'change' && <Consequences lastDay={lastDay} today={today} />}
        {step.at === 'confirm' && <p>{strings.confirmText(productName)}</p>}
        {step.at === 'done' && (
          <p>
            {strings.done(dateAndTime(step.result.receipt.at, today))} {receiptStrings.mailed(email)}{' '}
            {lastDay >= today ? strings.until(lastDay) : strings.nothingDue}
          </p>
        )}
      </DialogStep>
      {failed && (
        <div role="alert">
          <Notice tone="error">{failed}</Notice>
        </div>
      )}
      <div className={`actions ${styles.dialogActions}`}>
        {step.at === 'change' && <Button onClick={() => setStep({ at: 'confirm' })}>{strings.next}</Button>}
        {step.at === 'confirm' && (
          <Button busy={busy} onClick={() => void confirm()}>
            {strings.confirm}
          </Button>
        )}
        {/* Pressed while the request is under way it would promise what may no longer be true. */}
        <Button look="plain" busy={busy} onClick={close}>
          {step.at === 'done' ? receiptStrings.close : strings.keep}
        </Button>
      </div>
    </Dialog>
  );
}

function Consequences({ lastDay, today }: Pick<Props, 'lastDay' | 'today'>) {
  const continues = lastDay >= today;
  return (
    <ul className={`stack8 ${styles.consequences}`}>
      <li>{continues ? strings.until(lastDay) : strings.atOnce}</li>
      <li>{continues ? strings.noCharge : strings.nothingDue}</li>
      {continues && <li>{strings.reactivableUntil(lastDay)}</li>}
    </ul>
  );
}
