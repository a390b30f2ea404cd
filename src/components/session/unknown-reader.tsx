import { HOME } from '#domain/addresses.ts';
import type { ApiErrorKind } from '#domain/api-error.ts';
import { messages } from '#src/strings/messages.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { strings } from './strings.ts';

type Props = { kind: ApiErrorKind; onRetry: () => void };

/** Shown where the account site could not report who is signed in, and the device does not know either. NAV-20 */
export function UnknownReader({ kind, onRetry }: Props) {
  const offline = kind === 'offline';
  return (
    <main id="contenuto" className="wrap" tabIndex={-1} role="alert">
      <EmptyState
        level={1}
        title={offline ? strings.offline : strings.failed}
        actions={
          <>
            <Button onClick={onRetry}>{strings.retry}</Button>
            <ButtonLink href={HOME} look="plain">
              {strings.toNewsstand}
            </ButtonLink>
          </>
        }
      >
        <p>{offline ? strings.offlineText : messages.generic_error}</p>
      </EmptyState>
    </main>
  );
}
