import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { DEVICE_ALERTS } from '#domain/addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import { openInstallDialog } from '#src/state/install/install.ts';
import { sendTrialAlertHere } from '#src/state/push/alerts-here.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { alertStateWords } from './alert-state-words.ts';
import { alertStrings as strings } from './strings.ts';
import { trialFailureWords } from './trial-failure.ts';
import { useCheckedAlerts } from './use-checked-alerts.ts';

/** Sends a trial alert to this device, and reports the outcome. */
function useTrialAlert(showMessage: (message: string) => void) {
  const { api } = useRouteContext({ from: '__root__' });
  const [sending, setSending] = useState(false);
  async function send() {
    if (sending) return;
    setSending(true);
    try {
      await sendTrialAlertHere(api);
      showMessage(strings.tried);
    } catch (error) {
      showMessage(trialFailureWords(error));
    } finally {
      setSending(false);
    }
  }
  return { sending, send: () => void send() };
}

type Props = {
  today: Day;
  onSwitchOn: () => void;
  showMessage: (message: string) => void;
  /** Whether to show the link to the alerts of this device. */
  hasLink?: boolean;
};

/** The state of alerts on this device, and what the reader can do about it. PSH-01 */
export function AlertsNotice(props: Props) {
  const { brand } = useRouteContext({ from: '__root__' });
  if (brand.newsstandOrigin === undefined) return <DeviceNotice {...props} />;
  const href = brand.newsstandOrigin + DEVICE_ALERTS;
  return (
    <Notice
      icon="bell"
      action={
        <ButtonLink look="quiet" size="small" href={href}>
          {strings.device}
        </ButtonLink>
      }
    >
      <b>{strings.elsewhere}</b> {strings.elsewhereText}
    </Notice>
  );
}

function DeviceNotice({ today, onSwitchOn, showMessage, hasLink = false }: Props) {
  const { alerts, check } = useCheckedAlerts();
  const { sending, send } = useTrialAlert(showMessage);
  const { tone, icon, title, text } = alertStateWords(alerts, today);
  const button = (words: string, onClick: () => void) => (
    <Button look="quiet" size="small" onClick={onClick}>
      {words}
    </Button>
  );
  const actions = {
    on: () => button(sending ? strings.trying : strings.try, send),
    off: () => button(strings.switchOn, onSwitchOn),
    failed: () => button(strings.retry, check),
    unsupported: () =>
      alerts.state === 'unsupported' &&
      alerts.why === 'install' &&
      button(strings.howToInstall, openInstallDialog),
    looking: () => null,
    blocked: () => null,
  };
  return (
    <div role="status">
      <Notice tone={tone} icon={icon} action={actions[alerts.state]()}>
        <b>{title}</b> {text}{' '}
        {hasLink && alerts.state === 'on' && (
          <AppLink className="link" href={DEVICE_ALERTS}>
            {strings.device}
          </AppLink>
        )}
      </Notice>
    </div>
  );
}
