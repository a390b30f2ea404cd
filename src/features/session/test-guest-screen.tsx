import { useEffect, useRef } from 'react';
import type { Api } from '#api/clients.ts';
import { HOME } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { useShownReader } from '#src/state/shown-reader.ts';
import { signOut } from '#src/state/sign-out.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Passage } from './passage.tsx';
import { strings } from './strings.ts';
import styles from './test-guest-screen.module.css';

type Props = { api: () => Promise<Api>; brand: PublicBrand };

/** The newsstand as a visitor has it; whoever is signed in is signed out, and home. NAV-12 */
export function TestGuestScreen({ api, brand }: Props) {
  const somebody = useShownReader() !== null;
  const begun = useRef(false);
  useEffect(() => {
    if (!somebody || begun.current) return;
    begun.current = true;
    void signOut(api, brand, brand.origin + HOME);
  }, [somebody, api, brand]);
  if (somebody) return <Passage title={strings.guestTitle} words={strings.leaving} />;
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
