import { type AnyRouter, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { HOME } from '#domain/addresses.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import { commonStrings } from '#src/strings/common.ts';
import { DEFAULT_ERROR_TITLE, errorStrings } from '#src/strings/errors.ts';
import { Button, ButtonLink } from './button.tsx';
import { ErrorPicture } from './error-picture.tsx';
import { Icon } from './icon.tsx';
import { MessagePage } from './message-page.tsx';

/** Loads the page's data again; reloads the document where there is no router. NAV-21 */
function useRetry(): () => void {
  const router: AnyRouter | null = useRouter({ warn: false });
  return useCallback(() => {
    // It also clears the error, but only once the data are requested: otherwise the page would fail once more in
    // between.
    if (router) void router.invalidate();
    else location.reload();
  }, [router]);
}

/** Errors for which a retry may help. For the others the address itself is the problem. */
const RETRYABLE_KINDS: readonly ApiErrorKind[] = ['server', 'unavailable', 'too-many-calls', 'unexpected'];

/** Error screen of a route whose data or code could not be loaded. NAV-21 */
export function RouteError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const kind = errorKindOf(error);
  const { kicker, title, text } = errorStrings[kind];
  const retry = useRetry();
  const isGated = kind === 'site-gated';
  const mayRetry = RETRYABLE_KINDS.includes(kind) || isGated;
  return (
    <MessagePage
      alert
      art={<ErrorPicture />}
      kicker={kicker}
      title={title}
      {...(title === DEFAULT_ERROR_TITLE && { titleLang: 'en' })}
      text={text}
      actions={
        <>
          {mayRetry && (
            <Button size="large" onClick={isGated ? () => location.reload() : retry}>
              <Icon name="refresh" size={20} />
              {commonStrings.retry}
            </Button>
          )}
          <ButtonLink href={HOME} look={mayRetry ? 'plain' : 'primary'} size="large">
            {commonStrings.backHome}
          </ButtonLink>
        </>
      }
    />
  );
}
