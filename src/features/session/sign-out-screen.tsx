import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { siteOrigins } from '#domain/account-site.ts';
import { HOME } from '#domain/addresses.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { NotLeft } from './not-left.tsx';
import { ChoicePage, TransitPage } from './passage.tsx';
import { asksBeforeSignOut } from './sign-out-question.ts';
import { strings } from './strings.ts';
import { type SignOut, useSigningOut } from './use-leaving.ts';

/**
 * Whether the reader is asked before being signed out; null until the browser has reported where the reader comes from.
 * NAV-11
 */
function useArrival(): boolean | null {
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
export function SignOutScreen({ leave }: { leave: SignOut }) {
  const asks = useArrival();
  const { state, go } = useSigningOut(leave);
  useEffect(() => {
    if (asks === false && state === 'here') go();
  }, [asks, state, go]);
  if (state === 'failed') return <NotLeft onRetry={go} />;
  if (state === 'leaving' || !asks)
    return <TransitPage title={strings.logoutTitle} words={strings.leaving} />;
  return (
    <ChoicePage
      title={strings.askTitle}
      actions={
        <>
          <Button onClick={go}>{strings.leave}</Button>
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
