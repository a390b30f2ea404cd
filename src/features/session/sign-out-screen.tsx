import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { siteOrigins } from '#domain/account-site.ts';
import { HOME } from '#domain/addresses.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { SignOutFailed } from './sign-out-failed.tsx';
import { asksBeforeSignOut } from './sign-out-question.ts';
import { strings } from './strings.ts';
import { ChoicePage, TransitPage } from './transit-page.tsx';
import { type SignOut, useSigningOut } from './use-signing-out.ts';

/**
 * Whether the reader is asked before being signed out; null until the browser has reported where the reader comes from.
 * NAV-11
 */
function useAsksFirst(): boolean | null {
  const { history, options } = useRouter();
  const { brand } = options.context;
  const [asks, setAsks] = useState<boolean | null>(null);
  useEffect(() => {
    const { referrer } = document;
    const pagesBefore = history.location.state.__TSR_index;
    const origins = [brand.origin, ...siteOrigins(brand)];
    setAsks(asksBeforeSignOut({ referrer, pagesBefore, origins }));
  }, [history, brand]);
  return asks;
}

/** Signs out a reader who followed one of our own links, and asks one who came from another site. NAV-11, API-05 */
export function SignOutScreen({ onSignOut }: { onSignOut: SignOut }) {
  const asks = useAsksFirst();
  const { state, start } = useSigningOut(onSignOut);
  useEffect(() => {
    if (asks === false && state === 'here') start();
  }, [asks, state, start]);
  if (state === 'failed') return <SignOutFailed onRetry={start} />;
  if (state === 'leaving' || !asks) return <TransitPage title={strings.logoutTitle} text={strings.leaving} />;
  return (
    <ChoicePage
      title={strings.askTitle}
      actions={
        <>
          <Button onClick={start}>{strings.leave}</Button>
          <ButtonLink href={HOME} look="plain">
            {strings.stay}
          </ButtonLink>
        </>
      }
    >
      <p>{strings.askText}</p>
    </ChoicePage>
  );
}
