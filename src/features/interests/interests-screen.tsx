import { useCallback, useRef } from 'react';
import type { Api } from '#api/clients.ts';
import { NEWSLETTERS } from '#domain/account-addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import styles from '#src/paper/account/account-page.module.css';
import { AccountPage } from '#src/paper/account/account-page.tsx';
import { AskedPart } from '#src/paper/account/asked-part.tsx';
import { RowsSkeleton } from '#src/paper/account/rows-skeleton.tsx';
import { useAsked } from '#src/paper/account/use-asked.ts';
import { useSwitching } from '#src/paper/account/use-switching.tsx';
import { useOnline } from '#src/state/online.ts';
import { followTopic, loadTopics, useTopics } from '#src/state/topics.ts';
import { messages } from '#src/strings/messages.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { strings } from './strings.ts';
import { TopicsList } from './topics-list.tsx';

type Props = { brand: PublicBrand; api: () => Promise<Api> };

/** Which topics a reader follows. ACC-07 */
export function InterestsScreen({ brand, api }: Props) {
  return (
    <AccountPage brand={brand} place="interests">
      <Interests api={api} />
    </AccountPage>
  );
}

function Interests({ api }: Omit<Props, 'brand'>) {
  const title = useRef<HTMLHeadingElement>(null);
  const online = useOnline();
  const topics = useTopics();
  const { asked, askAgain } = useAsked(useCallback(() => loadTopics(api), [api]));
  const { toast, change } = useSwitching({
    turn: (slug, on) => followTopic(api, slug, on),
    on: messages.topic_subscribed,
    off: messages.topic_unsubscribed,
    onUndone: () => title.current?.focus(),
  });
  return (
    <>
      <header className={styles.head}>
        <h1 className="t-1" tabIndex={-1} ref={title}>
          {strings.title}
        </h1>
        <p className="deck s">
          {strings.intro}{' '}
          <AppLink className="link" href={NEWSLETTERS}>
            {strings.letter}
          </AppLink>
          .
        </p>
      </header>
      <AskedPart asked={asked} onRetry={askAgain} skeleton={<RowsSkeleton />}>
        {() => (
          <>
            {!online && <Notice tone="warning">{strings.offline}</Notice>}
            <TopicsList topics={topics} online={online} onTurn={change} />
          </>
        )}
      </AskedPart>
      {toast}
    </>
  );
}
