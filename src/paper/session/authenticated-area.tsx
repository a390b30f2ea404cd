import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { signInUrl } from '#domain/account-site.ts';
import type { ApiErrorKind } from '#domain/api-error.ts';
import { UnknownReader } from './unknown-reader.tsx';
import { useSessionHere } from './use-session-here.ts';
import { WaitingForReader } from './waiting-for-reader.tsx';

/** They say that nobody is signed in; all others, that nobody could be asked. */
const NOBODY: readonly (ApiErrorKind | null)[] = [null, 'login-required', 'session-lost', 'invalid-browser'];

/** What only a reader who is signed in may see; visitors are led to the sign-in, and back here after it. NAV-18 */
export function AuthenticatedArea({ children }: { children: ReactNode }) {
  const session = useSessionHere(true);
  const failure = session.state === 'out' && !NOBODY.includes(session.error) ? session.error : null;
  useSignInInstead(session.state === 'out' && failure === null);
  if (session.state === 'in') return children;
  return failure ? <UnknownReader kind={failure} onRetry={session.askAgain} /> : <WaitingForReader />;
}

/** The way back is the page that was asked for: the address changes before it has gone. */
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
