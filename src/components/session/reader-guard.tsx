import { useRouter } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect } from 'react';
import { loginUrl } from '#domain/account-links.ts';
import { useOnline } from '#src/state/network/online.ts';
import { unknownReason } from '#src/state/session/load-session.ts';
import { SessionPlaceholder } from './session-placeholder.tsx';
import { UnknownReader } from './unknown-reader.tsx';
import { useLoadedSession } from './use-loaded-session.ts';

/**
 * Guards a page of the newsstand that requires a sign-in: a visitor is sent to the account site, and back here after
 * it. A session saved on this device is valid offline. Where the session could not be checked the page stays: the
 * account site, which knows the browser, would lead straight back. NAV-13, SES-10
 */
export function ReaderGuard({ children }: { children: ReactNode }) {
  const session = useLoadedSession(false);
  const online = useOnline();
  const isSignedOut = session.state === 'out';
  const failure = unknownReason(session) ?? (isSignedOut && !online ? 'offline' : null);
  useLoginRedirect(isSignedOut && failure === null);
  if (session.state === 'in') return <Fragment key={session.user.id}>{children}</Fragment>;
  return failure ? <UnknownReader kind={failure} onRetry={session.reload} /> : <SessionPlaceholder />;
}

function useLoginRedirect(isNeeded: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isNeeded) return;
    const { brand } = router.options.context;
    location.replace(loginUrl(brand, brand.origin + router.latestLocation.href));
  }, [isNeeded, router]);
}
