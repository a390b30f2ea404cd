import { useRouter } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect } from 'react';
import { signInUrl } from '#domain/account-site.ts';
import { unknownReason } from '#src/state/session/load-session.ts';
import { SessionPlaceholder } from './session-placeholder.tsx';
import { UnknownReader } from './unknown-reader.tsx';
import { useLoadedSession } from './use-loaded-session.ts';

/**
 * Area for signed-in readers only; visitors are sent to the sign-in, and back here after it. Its children are remounted
 * for each reader, so that no data of one reader is shown to another. NAV-18, OFF-06
 */
export function AuthenticatedArea({ children }: { children: ReactNode }) {
  const session = useLoadedSession(true);
  const failure = unknownReason(session);
  useSignInRedirect(session.state === 'out' && failure === null);
  if (session.state === 'in') return <Fragment key={session.user.id}>{children}</Fragment>;
  return failure ? <UnknownReader kind={failure} onRetry={session.reload} /> : <SessionPlaceholder />;
}

/** Returns to the requested page: the address of the router changes before that page has gone. */
function useSignInRedirect(isNeeded: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isNeeded) return;
    const { brand } = router.options.context;
    const { href: requested } = router.latestLocation;
    const address = signInUrl(brand, brand.origin + requested, 'login_required');
    if (brand.accountOrigin !== brand.origin) {
      location.replace(address);
      return;
    }
    const href = address.slice(brand.origin.length);
    void router.navigate({ href, replace: true, state: (before) => ({ ...before, from: requested }) });
  }, [isNeeded, router]);
}
