import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { siteOrigins } from '#domain/account-site.ts';
import { HOME, SUBSCRIPTIONS } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { TakenSeat } from '#domain/members.ts';
import { PRODUCT_NAMES } from '#src/components/account/subscription-words.ts';
import { AuthenticatedArea } from '#src/components/session/authenticated-area.tsx';
import { loadSession } from '#src/state/session/load-session.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import styles from './membership.module.css';
import { MembershipForm } from './membership-form.tsx';
import { membershipStrings as strings } from './strings.ts';

/** Focuses an element when it mounts, because it replaces a form that was sent. */
function useFocusOnce<Part extends HTMLElement>(): RefObject<Part | null> {
  const element = useRef<Part>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}

type Props = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  /** Code from the invite's link. */
  code: string | undefined;
};

/** Screen where an invited reader takes a seat; visitors return here after the sign-in or the registration. ACC-04 */
export function MembershipScreen(props: Props) {
  return (
    <AuthenticatedArea>
      <main id="contenuto" className={`wrap ${styles.page}`} tabIndex={-1}>
        <Membership {...props} />
      </main>
    </AuthenticatedArea>
  );
}

function Membership({ brand, api, code }: Props) {
  const [taken, setTaken] = useState<TakenSeat | 'before' | null>(null);
  // The code is remembered here and removed from the address, which can be seen, shared and saved in the history.
  const [given] = useState(code);
  useEffect(hideCode, []);

  function succeed(seat: TakenSeat | 'before') {
    setTaken(seat);
    // The reader's rights have changed, and with them menu, header and articles.
    void loadSession(api);
  }

  if (taken !== null) return <Done brand={brand} taken={taken} />;
  return (
    <>
      <h1 className="t-2" tabIndex={-1}>
        {strings.title}
      </h1>
      <p className={`deck s ${styles.intro}`}>{strings.intro}</p>
      <MembershipForm brand={brand} api={api} code={given} onTaken={succeed} />
    </>
  );
}

/**
 * Removes the code from the address. Calls the prototype's `replaceState`, because the router listens to the history's
 * own function and would load another page.
 */
function hideCode(): void {
  if (location.search !== '') {
    History.prototype.replaceState.call(history, history.state, '', location.pathname);
  }
}

/** Access that the seat gives, and where to read. */
function Done({ brand, taken }: { brand: PublicBrand; taken: TakenSeat | 'before' }) {
  const title = useFocusOnce<HTMLHeadingElement>();
  const [newsstand] = siteOrigins(brand);
  const before = taken === 'before';
  return (
    <div role="status">
      <h1 className="t-2" tabIndex={-1} ref={title}>
        {before ? strings.already : strings.done}
      </h1>
      <p className={`deck s ${styles.intro}`}>
        {before
          ? strings.alreadyText(brand.name)
          : strings.opens(brand.name, PRODUCT_NAMES[taken.product], taken.holder)}
      </p>
      <p className="actions">
        <ButtonLink href={newsstand === brand.origin ? HOME : newsstand + HOME}>
          {strings.toNewsstand}
        </ButtonLink>
        <ButtonLink look="plain" href={SUBSCRIPTIONS}>
          {strings.toSubscriptions}
        </ButtonLink>
      </p>
    </div>
  );
}
