import { useRef, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { TOPICS } from '#domain/account-addresses.ts';
import { accountHref } from '#domain/account-links.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { AlertsNotice } from '#src/components/push/alerts-notice.tsx';
import { alertStrings } from '#src/components/push/strings.ts';
import { SwitchOnDialog } from '#src/components/push/switch-on-dialog.tsx';
import { AuthenticatedArea } from '#src/components/session/authenticated-area.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { useToast } from '#src/ui/toast.tsx';
import styles from './alerts-here.module.css';
import { DeviceFacts } from './device-facts.tsx';
import { ReceivedAlerts } from './received-alerts.tsx';
import { strings } from './strings.ts';

type Props = { brand: PublicBrand; api: () => Promise<Api>; today: Day };

/**
 * Alerts on this device: those received, whether more can arrive, and a button for a trial. PSH-01, PSH-03
 */
export function AlertsHereScreen(props: Props) {
  return (
    <AuthenticatedArea>
      <AlertsHere {...props} />
    </AuthenticatedArea>
  );
}

function AlertsHere({ brand, api, today }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const { toast, say } = useToast();
  const [switchingOn, setSwitchingOn] = useState(false);
  const focusTitle = () => title.current?.focus();
  return (
    <main id="contenuto" className={`wrap ${styles.screen}`} tabIndex={-1}>
      <header className={`stack6 ${styles.head}`}>
        <h1 className="t-1" tabIndex={-1} ref={title}>
          {strings.title}
        </h1>
        <p className="deck s">
          {strings.intro}{' '}
          <AppLink className="link" href={accountHref(brand, TOPICS)}>
            {strings.toTopics}
          </AppLink>
          .
        </p>
      </header>
      <AlertsNotice today={today} onSwitchOn={() => setSwitchingOn(true)} showMessage={say} />
      <div className={styles.columns}>
        <ReceivedAlerts brand={brand} api={api} today={today} say={say} onAllRead={focusTitle} />
        <div className="stack20">
          <DeviceFacts api={api} today={today} say={say} onSwitchedOff={focusTitle} />
          <section aria-labelledby="aiuto">
            <SectionHead title={strings.helpTitle} size="t-4" id="aiuto" />
            <ul className={`stack8 ${styles.help}`}>
              {strings.help.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      {switchingOn && (
        <SwitchOnDialog
          onClose={() => setSwitchingOn(false)}
          onDone={() => {
            setSwitchingOn(false);
            say(alertStrings.switchedOn);
          }}
        />
      )}
      {toast}
    </main>
  );
}
