import { useRouter } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect } from 'react';
import { signInUrl } from '#domain/account-site.ts';
import { whyUnknown } from '#src/state/session/load-session.ts';
import { UnknownReader } from './unknown-reader.tsx';
import { useLoadedSession } from './use-session-here.ts';
import { SessionPlaceholder } from './waiting-for-reader.tsx';

/**
 * Area for signed-in readers only; visitors are sent to the sign-in, and back here after it. Its children are remounted
 * for each reader, so that no data of one reader is shown to another. NAV-18, OFF-06
 */
export function AuthenticatedArea({ children }: { children: ReactNode }) {
  const session = useLoadedSession(true);
  const failure = whyUnknown(session);
  useSignInInstead(session.state === 'out' && failure === null);
  if (session.state === 'in') return <Fragment key={session.user.id}>{children}</Fragment>;
  return failure ? <UnknownReader kind={failure} onRetry={session.askAgain} /> : <SessionPlaceholder />;
}

/** Returns to the requested page: the address of the router changes before that page has gone. */
function useSignInInstead(wanted: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!wanted) return;
    const { brand } = router.options.context;
    const { href: here } = router.latestLocation;
    const address = signInUrl(brand, brand.origin + here, 'login_required');
    if (brand.accountOrigin !== brand.origin) {
      location.replace(address);
      return;
    }
    const href = address.slice(brand.origin.length);
    void router.navigate({ href, replace: true, state: (before) => ({ ...before, from: here }) });
  }, [wanted, router]);
}
