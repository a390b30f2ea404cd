import { useState } from 'react';
import type { Api } from '#api/clients.ts';
import { dateAndTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { switchFailure } from '#src/components/account/switch-failure.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { switchAlertsOff, useAlertsHere } from '#src/state/push/alerts-here.ts';
import { useSavedAlerts } from '#src/state/push/saved-alerts.ts';
import { Button } from '#src/ui/button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './alerts-here.module.css';
import { strings } from './strings.ts';

type Props = {
  api: () => Promise<Api>;
  today: Day;
  say: (message: string) => void;
  onSwitchedOff: () => void;
};

/** Whether alerts can reach this device, and when the last one did. PSH-02 */
export function DeviceFacts({ api, today, say, onSwitchedOff }: Props) {
  const alertsHere = useAlertsHere();
  const alerts = useSavedAlerts();
  const [busy, setBusy] = useState(false);
  const lastReceivedAt = Array.isArray(alerts) ? alerts[0]?.receivedAt : undefined;
  const dateText = (instant: string) => dateAndTime(instant, today);
  async function switchOff() {
    setBusy(true);
    try {
      await switchAlertsOff(api);
      say(strings.switchedOff);
      onSwitchedOff();
    } catch (error) {
      say(failureKindOf(error) === 'offline' ? strings.switchedOffHere : switchFailure(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <section aria-labelledby="stato">
      <SectionHead title={strings.state} size="t-4" id="stato" />
      <dl className={`stack10 ${styles.facts}`}>
        <div>
          <dt className="caption">{strings.permission}</dt>
          <dd>{strings.permissions[notificationPermission()]}</dd>
        </div>
        <div>
          <dt className="caption">{strings.subscription}</dt>
          <dd>
            {alertsHere.state === 'on' ? strings.since(dateText(alertsHere.since)) : strings.notSubscribed}
          </dd>
        </div>
        <div>
          <dt className="caption">{strings.lastSent}</dt>
          <dd>
            {alertsHere.state === 'on' && alertsHere.lastAlert
              ? dateText(alertsHere.lastAlert)
              : strings.never}
          </dd>
        </div>
        <div>
          <dt className="caption">{strings.lastReceived}</dt>
          <dd>
            {lastReceivedAt === undefined ? strings.never : dateText(new Date(lastReceivedAt).toISOString())}
          </dd>
        </div>
      </dl>
      {alertsHere.state === 'on' && (
        <Button look="plain" aria-disabled={busy} aria-busy={busy} onClick={() => void (busy || switchOff())}>
          {busy ? strings.switchingOff : strings.switchOff}
        </Button>
      )}
    </section>
  );
}

const notificationPermission = () => ('Notification' in window ? Notification.permission : 'none');
