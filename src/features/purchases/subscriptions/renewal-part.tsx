import { useState } from 'react';
import { setRenewal } from '#api/account/subscriptions.ts';
import type { Day } from '#domain/newsstand.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import { lacksPayment } from '#domain/subscription-rights.ts';
import { logError } from '#src/state/log.ts';
import { Switch } from '#src/ui/switch.tsx';
import { RenewalDialog } from './renewal-dialog.tsx';
import { renewalStrings as strings } from './strings.ts';
import type { SubscriptionActions } from './subscription-actions.ts';
import styles from './subscriptions.module.css';

type Props = SubscriptionActions & {
  /** Name of the paper and of the product. */
  productName: string;
  today: Day;
  subscription: OwnSubscription;
};

/**
 * Switch of the renewal: turning it off first shows the consequences, turning it on takes effect immediately. ACC-03
 */
export function RenewalPart({ productName, today, subscription, api, online, user, onChange, say }: Props) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, renewalChange, recurring } = subscription;

  /**
   * Turns the renewal on. The switch is not disabled meanwhile, because a disabled switch would lose the
   * focus.
   */
  async function turnOn() {
    if (busy) return;
    setBusy(true);
    try {
      const { subscriptions } = await setRenewal(await api(), { id, isOn: true });
      onChange(subscriptions);
      say(strings.turnedOn);
    } catch (error) {
      logError('renewal', error);
      say(strings.turnOnFailed);
    }
    setBusy(false);
  }

  return (
    <>
      {renewalChange !== null && (
        <div className={styles.renewal}>
          <Switch
            label={strings.label}
            note={noteOf(subscription)}
            checked={recurring}
            disabled={!online}
            onChange={(on) => (on ? void turnOn() : setOpen(true))}
          />
        </div>
      )}
      {open && (
        <RenewalDialog
          productName={productName}
          today={today}
          lastDay={subscription.lastDay ?? today}
          email={user.email}
          turnOff={async () => {
            const { receipt, subscriptions } = await setRenewal(await api(), { id, isOn: false });
            return { receipt, showResult: () => onChange(subscriptions) };
          }}
          say={say}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function noteOf(subscription: OwnSubscription): string {
  const { recurring, endsOn } = subscription;
  if (lacksPayment(subscription)) return strings.unpaid;
  return recurring || endsOn === null ? strings.on : strings.off(endsOn);
}
