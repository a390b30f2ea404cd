import { useCallback, useRef, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { NEWSLETTERS } from '#domain/account-addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { FollowableTopic } from '#domain/interests.ts';
import type { Day } from '#domain/newsstand.ts';
import page from '#src/components/account/account-page.module.css';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { RowsSkeleton } from '#src/components/account/rows-skeleton.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { AlertsNotice } from '#src/components/push/alerts-notice.tsx';
import { alertStrings } from '#src/components/push/strings.ts';
import { SwitchOnDialog } from '#src/components/push/switch-on-dialog.tsx';
import { loadTopics, type TopicChoice, useTopics } from '#src/state/interests/topics.ts';
import { useOnline } from '#src/state/network/online.ts';
import { useAlertsHere } from '#src/state/push/alerts-here.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { AlertRulesPart } from './alert-rules.tsx';
import styles from './interests-screen.module.css';
import { strings } from './strings.ts';
import { TopicsList } from './topics-list.tsx';
import { useTopicChoices } from './use-topic-choices.tsx';

type Props = { brand: PublicBrand; api: () => Promise<Api>; today: Day };

/** The topics that a reader follows, which of them send alerts, and when. ACC-07, PSH-01 */
export function InterestsScreen(props: Props) {
  return (
    <AccountPage brand={props.brand} currentScreen="interests">
      <Interests {...props} />
    </AccountPage>
  );
}

function Interests({ brand, api, today }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const online = useOnline();
  const topics = useTopics();
  const alertsHere = useAlertsHere();
  const [switchingOn, setSwitchingOn] = useState(false);
  const { loadable, reload } = useLoaded(useCallback(() => loadTopics(api), [api]));
  const focusTitle = () => title.current?.focus();
  const { toast, say, choose } = useTopicChoices(api, focusTitle);
  function chooseAndOffer(topic: FollowableTopic, choice: TopicChoice) {
    choose(topic, choice);
    // A reader who turns on alerts for a topic is immediately asked for the browser's permission.
    if (choice.alerts !== 'off' && topic.alerts === 'off' && alertsHere.state === 'off') setSwitchingOn(true);
  }
  return (
    <>
      <header className={page.head}>
        <h1 className="t-1" tabIndex={-1} ref={title}>
          {strings.title}
        </h1>
        <p className="deck s">
          {strings.intro}{' '}
          <AppLink className="link" href={NEWSLETTERS}>
            {strings.newsletterLink}
          </AppLink>
          .
        </p>
      </header>
      <div className={styles.notice}>
        <AlertsNotice today={today} hasLink onSwitchOn={() => setSwitchingOn(true)} showMessage={say} />
      </div>
      {!online && <Notice tone="warning">{strings.offline}</Notice>}
      <div className={styles.columns}>
        <section aria-labelledby="argomenti">
          <SectionHead title={strings.topics} size="t-4" id="argomenti" />
          <LoadedPart loadable={loadable} onRetry={reload} skeleton={<RowsSkeleton />}>
            {() => <TopicsList topics={topics} online={online} onChoose={chooseAndOffer} />}
          </LoadedPart>
        </section>
        <AlertRulesPart
          brand={brand}
          api={api}
          today={today}
          online={online}
          say={say}
          onUndone={focusTitle}
        />
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
    </>
  );
}
