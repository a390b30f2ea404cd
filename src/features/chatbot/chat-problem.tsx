import type { ApiErrorKind } from '#domain/api-error.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { strings } from './strings.ts';

const SHOWCASE = '/vetrina';

/** Shown where the account has no subscription for a kind. RAG-01 */
export function KindClosed() {
  return (
    <EmptyState title={strings.closed} actions={<ButtonLink href={SHOWCASE}>{strings.offers}</ButtonLink>}>
      <p>{strings.closedText}</p>
    </EmptyState>
  );
}

type Props = { failure: ApiErrorKind; onRetry: () => void; onNew: () => void };

/** Why a chat is not shown, and what the reader can do. */
export function ChatProblem({ failure, onRetry, onNew }: Props) {
  const newChatButton = <Button onClick={onNew}>{strings.newChat}</Button>;
  const retryButton = <Button onClick={onRetry}>{strings.retry}</Button>;
  if (failure === 'not-found' || failure === 'bad-request') {
    return (
      <EmptyState title={strings.chatGone} actions={newChatButton}>
        <p>{strings.chatGoneText}</p>
      </EmptyState>
    );
  }
  const [title, text] =
    failure === 'offline'
      ? [strings.chatOffline, strings.chatOfflineText]
      : [strings.chatFailed, strings.chatFailedText];
  return (
    <EmptyState title={title} actions={retryButton}>
      <p>{text}</p>
    </EmptyState>
  );
}
