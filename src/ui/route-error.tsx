import { type AnyRouter, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { HOME } from '#domain/addresses.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import { commonStrings } from '#src/strings/common.ts';
import { DEFAULT_ERROR_TITLE, errorStrings } from '#src/strings/errors.ts';
import { Button, ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';
import { MessagePage } from './message-page.tsx';
import pressJam from './press-jam.svg?no-inline';

/** Where asking again may help. For the others the address itself is the matter. */
const RETRIED: readonly ApiErrorKind[] = ['offline', 'server', 'unexpected'];

/** Between the tries that follow the network's return; after these the reader has a button. */
const PAUSES_MS = [1000, 2000, 4000, 8000];

/** What a route shows when its data or its code could not be had. NAV-20, NAV-21 */
export function RouteError({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const kind = errorKindOf(error);
  const { kicker, title, text } = errorStrings[kind];
  const retry = useRetry(reset);
  useReturn(kind === 'offline' ? retry : undefined);
  const retried = RETRIED.includes(kind);
  return (
    <MessagePage
      alert
      art={
        <svg width="100%" viewBox="0 0 380 270" aria-hidden="true">
          <use href={`${pressJam}#art`} />
        </svg>
      }
      kicker={kicker}
      title={title}
      {...(title === DEFAULT_ERROR_TITLE && { titleLang: 'en' })}
      text={text}
      actions={
        <>
          {retried && (
            <Button size="large" onClick={retry}>
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

/** Asks for the page's data again; reloads the document where no router holds it. */
function useRetry(reset: () => void): () => void {
  const router: AnyRouter | null = useRouter({ warn: false });
  return useCallback(() => {
    if (!router) {
      location.reload();
      return;
    }
    reset();
    void router.invalidate();
  }, [router, reset]);
}

/** How many of the pauses are over. Every failed try is shown by a new error page: the count outlives it. */
let pauses = PAUSES_MS.length;

/** The page comes by itself once the network is back, or the reader; a network often stumbles at first. NAV-20 */
function useReturn(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (!retry) return;
    const tryFrom = (pause: number) => {
      if (!navigator.onLine || document.hidden) return;
      pauses = pause;
      retry();
    };
    const tryAnew = () => tryFrom(0);
    const pause = PAUSES_MS[pauses];
    const timer = pause === undefined ? undefined : setTimeout(() => tryFrom(pauses + 1), pause);
    addEventListener('online', tryAnew);
    document.addEventListener('visibilitychange', tryAnew);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', tryAnew);
      document.removeEventListener('visibilitychange', tryAnew);
    };
  }, [retry]);
}
