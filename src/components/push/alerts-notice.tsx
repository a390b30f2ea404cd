import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { ALERTS_HERE } from '#domain/addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import { askForInstalling } from '#src/state/install/install.ts';
import { tryAlertsHere } from '#src/state/push/alerts-here.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { alertStateWords } from './alert-state-words.ts';
import { alertStrings as strings } from './strings.ts';
import { trialFailureWords } from './trial-failure.ts';
import { useCheckedAlerts } from './use-checked-alerts.ts';

/** Sends a trial alert to this device, and reports the outcome. */
function useTrial(say: (said: string) => void) {
  const { api } = useRouteContext({ from: '__root__' });
  const [sending, setSending] = useState(false);
  async function send() {
    if (sending) return;
    setSending(true);
    try {
      await tryAlertsHere(api);
      say(strings.tried);
    } catch (error) {
      say(trialFailureWords(error));
    } finally {
      setSending(false);
    }
  }
  return { sending, send: () => void send() };
}

type Props = {
  today: Day;
  onSwitchOn: () => void;
  say: (said: string) => void;
  /** Whether to show the link to the alerts of this device. */
  withWay?: boolean;
};

/** The state of alerts on this device, and what the reader can do about it. PSH-01 */
export function AlertsNotice(props: Props) {
  const { brand } = useRouteContext({ from: '__root__' });
  if (brand.newsstandOrigin === undefined) return <NoticeHere {...props} />;
  const way = brand.newsstandOrigin + ALERTS_HERE;
  return (
    <Notice
      icon="bell"
      action={
        <ButtonLink look="quiet" size="small" href={way}>
          {strings.device}
        </ButtonLink>
      }
    >
      <b>{strings.elsewhere}</b> {strings.elsewhereText}
    </Notice>
  );
}

function NoticeHere({ today, onSwitchOn, say, withWay = false }: Props) {
  const { here, look } = useCheckedAlerts();
  const { sending, send } = useTrial(say);
  const { tone, icon, title, text } = alertStateWords(here, today);
  const button = (words: string, onClick: () => void) => (
    <Button look="quiet" size="small" onClick={onClick}>
      {words}
    </Button>
  );
  const actions = {
    on: () => button(sending ? strings.trying : strings.try, send),
    off: () => button(strings.switchOn, onSwitchOn),
    failed: () => button(strings.retry, look),
    unsupported: () =>
      here.state === 'unsupported' &&
      here.why === 'install' &&
      button(strings.howToInstall, askForInstalling),
    looking: () => null,
    blocked: () => null,
  };
  return (
    <div role="status">
      <Notice tone={tone} icon={icon} action={actions[here.state]()}>
        <b>{title}</b> {text}{' '}
        {withWay && here.state === 'on' && (
          <AppLink className="link" href={ALERTS_HERE}>
            {strings.device}
          </AppLink>
        )}
      </Notice>
    </div>
  );
}
