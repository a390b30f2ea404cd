import { useEffect, useRef, useState } from 'react';
import { exchangeIdCode } from '#api/account/session.ts';
import type { Api } from '#api/clients.ts';
import { loginUrl } from '#domain/account-links.ts';
import { siteOrigins } from '#domain/account-site.ts';
import { HOME } from '#domain/addresses.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { logError } from '#src/state/log.ts';
import { afterSignIn } from '#src/state/session/redirect-target.ts';
import { storeUser } from '#src/state/session/store-user.ts';
import { messages } from '#src/strings/messages.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { strings } from './strings.ts';
import { ChoicePage, TransitPage } from './transit-page.tsx';

type Props = {
  api: () => Promise<Api>;
  brand: PublicBrand;
  idCode: string;
  redirectUri: string | undefined;
};

/** Exchanges the code of a sign-in for a session, and continues. NAV-10, SES-05 */
export function LoginScreen({ api, brand, idCode, redirectUri }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const hasBegun = useRef(false);
  const next = afterSignIn(redirectUri, siteOrigins(brand));
  useEffect(() => {
    // A code works once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    // Removes the code immediately, so that it is not seen, shared or saved in the history. Calls the prototype's
    // `replaceState`, because the router listens to the history's own function and would load another page.
    History.prototype.replaceState.call(history, history.state, '', '/login');
    signIn(api, idCode, redirectUri ?? next).then(
      () => location.replace(next),
      (error: unknown) => {
        logError('session', error);
        setFailure(errorKindOf(error) === 'offline' ? messages.network_error : messages.login_error);
      },
    );
  }, [api, idCode, redirectUri, next]);
  if (failure === null) return <TransitPage title={strings.loginTitle} text={strings.entering} />;
  return (
    <ChoicePage
      alert
      title={strings.failedTitle}
      actions={
        <>
          <ButtonLink href={loginUrl(brand, next)}>{strings.tryAgain}</ButtonLink>
          <ButtonLink href={HOME} look="plain">
            {strings.home}
          </ButtonLink>
        </>
      }
    >
      <p>{failure}</p>
    </ChoicePage>
  );
}

/** @throws ApiError, or Error where the device cannot save anything. */
async function signIn(api: () => Promise<Api>, idCode: string, redirectUri: string): Promise<void> {
  const user = await exchangeIdCode(await api(), idCode, redirectUri);
  if (!(await storeUser(api, user))) throw new Error('the session cannot be saved on this device');
}
