import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { HOME } from '#domain/addresses.ts';
import { tokenIn } from '#domain/chatbot/answer-link.ts';
import type { Day } from '#domain/newsstand.ts';
import { useLoadedSession } from '#src/components/session/use-loaded-session.ts';
import { unknownReason } from '#src/state/session/load-session.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Loading, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './shared-answer.module.css';
import { SharedAnswerText } from './shared-answer-text.tsx';
import { sharedStrings as strings } from './strings.ts';
import { useSharedAnswer } from './use-shared-answer.ts';

/** Token from the fragment of the address; it is remembered when an in-page link replaces the fragment. */
function useToken(): string | null {
  const { hash } = useLocation();
  const tokenInAddress = tokenIn(hash);
  const [token, setToken] = useState(tokenInAddress);
  useEffect(() => {
    if (tokenInAddress !== null) setToken(tokenInAddress);
  }, [tokenInAddress]);
  return tokenInAddress ?? token;
}

/** An answer of the chatbot that somebody shared, as far as the person opening it may read it. RAG-06, ROL-06 */
export function SharedAnswerScreen({ today }: { today: Day }) {
  const { api, brand } = useRouter().options.context;
  const session = useLoadedSession(false);
  const token = useToken();
  // Without a known session the answer is read as a visitor.
  const reader = session.state === 'in' ? session.user.id : session.state === 'out' ? 'visitor' : null;
  const { shared, reload } = useSharedAnswer(api, { token, reader });
  const isUnknown = unknownReason(session) !== null;
  return (
    <main id="contenuto" className={`wrap ${styles.screen}`} tabIndex={-1}>
      <noscript>
        <p className="deck">{strings.withoutScript}</p>
      </noscript>
      {shared.state === 'loading' && (
        <div className={styles.waiting}>
          <Loading label={strings.loading}>
            <SkeletonLines lines={6} />
          </Loading>
        </div>
      )}
      {shared.state === 'failed' && <Nothing kind={shared.kind} onRetry={reload} />}
      {shared.state === 'known' && (
        <SharedAnswerText
          api={api}
          brand={brand}
          today={today}
          shared={shared.data}
          isVisitor={session.state === 'out' && !isUnknown}
          hasChatbot={session.state === 'in' && session.user.chatbot}
        />
      )}
    </main>
  );
}

/** Why nothing is shown, and where to go. A link that never existed and a revoked one look the same. */
function Nothing({ kind, onRetry }: { kind: string; onRetry: () => void }) {
  if (kind === 'not-found' || kind === 'bad-request')
    return (
      <EmptyState
        level={1}
        title={strings.nothing}
        actions={<ButtonLink href={HOME}>{strings.home}</ButtonLink>}
      >
        <p>{strings.nothingText}</p>
      </EmptyState>
    );
  const [title, text] =
    kind === 'offline' ? [strings.offline, strings.offlineText] : [strings.failed, strings.failedText];
  return (
    <EmptyState
      level={1}
      title={title}
      actions={
        <>
          <Button onClick={onRetry}>{strings.retry}</Button>
          <ButtonLink href={HOME} look="plain">
            {strings.home}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}
