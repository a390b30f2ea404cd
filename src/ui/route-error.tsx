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

/** Asks for the page's data again; reloads the document where no router holds it. NAV-21 */
function useRetry(): () => void {
  const router: AnyRouter | null = useRouter({ warn: false });
  return useCallback(() => {
    // It clears the error too, when the data are asked for: not before, or the page would fail once more meanwhile.
    if (router) void router.invalidate();
    else location.reload();
  }, [router]);
}

/** Where asking again may help. For the others the address itself is the matter. */
const RETRIED: readonly ApiErrorKind[] = ['server', 'unavailable', 'too-many-calls', 'unexpected'];

/** What a route shows when its data or its code could not be had. NAV-21 */
export function RouteError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const kind = errorKindOf(error);
  const { kicker, title, text } = errorStrings[kind];
  const retry = useRetry();
  const shut = kind === 'site-gated';
  const retried = RETRIED.includes(kind) || shut;
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
          {retried && (
            <Button size="large" onClick={shut ? () => location.reload() : retry}>
              <Icon name="refresh" size={20} />
              {commonStrings.retry}
            </Button>
          )}
          <ButtonLink href={HOME} look={retried ? 'plain' : 'primary'} size="large">
            {commonStrings.backHome}
          </ButtonLink>
        </>
      }
    />
  );
}
