import { useCallback, useEffect } from 'react';
import type { Api } from '#api/clients.ts';
import { HOME } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { useShownReader } from '#src/state/session/shown-reader.ts';
import { signOut } from '#src/state/session/sign-out.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { NotLeft } from './not-left.tsx';
import { TransitPage } from './passage.tsx';
import { strings } from './strings.ts';
import styles from './test-guest-screen.module.css';
import { useSigningOut } from './use-leaving.ts';

type Props = { api: () => Promise<Api>; brand: PublicBrand };

/** The newsstand as a visitor sees it; a signed-in reader is signed out and sent home. NAV-12 */
export function TestGuestScreen({ api, brand }: Props) {
  const somebody = useShownReader() !== null;
  const leave = useCallback(() => signOut(api, brand, brand.origin + HOME), [api, brand]);
  const { state, go } = useSigningOut(leave);
  useEffect(() => {
    if (somebody && state === 'here') go();
  }, [somebody, state, go]);
  if (state === 'failed') return <NotLeft onRetry={go} />;
  if (somebody || state === 'leaving')
    return <TransitPage title={strings.guestTitle} words={strings.leaving} />;
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
