import { dateAndTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { AlertsHere } from '#src/state/push/alerts-state.ts';
import type { IconName } from '#src/ui/icon.tsx';
import { alertStrings as strings } from './strings.ts';

type Words = { tone: 'info' | 'warning'; icon: IconName; title: string; text: string };

const info = (title: string, text: string): Words => ({ tone: 'info', icon: 'bell', title, text });
const warning = (title: string, text: string): Words => ({ tone: 'warning', icon: 'warn', title, text });

/** The state of alerts on this device, in words for the reader. PSH-01 */
export function alertStateWords(alerts: AlertsHere, today: Day): Words {
  switch (alerts.state) {
    case 'looking':
      return info(strings.looking, '');
    case 'on':
      return info(
        strings.on,
        alerts.lastAlert ? strings.lastAlert(dateAndTime(alerts.lastAlert, today)) : strings.onText,
      );
    case 'off':
      return info(strings.off, strings.offText);
    case 'blocked':
      return warning(strings.blocked, strings.blockedText);
    case 'unsupported':
      return alerts.why === 'install'
        ? info(strings.install, strings.installText)
        : warning(strings.none, strings.noneText);
    case 'failed':
      return alerts.kind === 'field-not-valid'
        ? warning(strings.failures['field-not-valid'], strings.noneText)
        : warning(strings.failed, strings.failedText);
  }
}
