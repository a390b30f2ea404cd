import { useCallback, useEffect } from 'react';
import type { Api } from '#api/clients.ts';
import { HOME } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { useShownReader } from '#src/state/session/shown-reader.ts';
import { signOut } from '#src/state/session/sign-out.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SignOutFailed } from './sign-out-failed.tsx';
import { strings } from './strings.ts';
import styles from './test-guest-screen.module.css';
import { TransitPage } from './transit-page.tsx';
import { useSigningOut } from './use-signing-out.ts';

type Props = { api: () => Promise<Api>; brand: PublicBrand };

/** The newsstand as a visitor sees it; a signed-in reader is signed out and sent home. NAV-12 */
export function TestGuestScreen({ api, brand }: Props) {
  const isSignedIn = useShownReader() !== null;
  const signOutToHome = useCallback(() => signOut(api, brand, brand.origin + HOME), [api, brand]);
  const { state, start } = useSigningOut(signOutToHome);
  useEffect(() => {
    if (isSignedIn && state === 'here') start();
  }, [isSignedIn, state, start]);
  if (state === 'failed') return <SignOutFailed onRetry={start} />;
  if (isSignedIn || state === 'leaving')
    return <TransitPage title={strings.guestTitle} text={strings.leaving} />;
  return (
    <main id="contenuto" className={`wrap ${styles.screen}`} tabIndex={-1}>
      <p className={styles.banner} role="note">
        {strings.guestBanner}
      </p>
      <EmptyState
        level={1}
        title={strings.guestTitle}
        actions={<ButtonLink href={HOME}>{strings.toNewsstand}</ButtonLink>}
      >
        <p>{strings.guestText}</p>
      </EmptyState>
    </main>
  );
}
