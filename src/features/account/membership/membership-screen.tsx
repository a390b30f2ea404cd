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
  const [takenSeat, setTakenSeat] = useState<TakenSeat | 'before' | null>(null);
  // The code is copied into the state and removed from the address, which others could see in the browser's
  // history.
  const [initialCode] = useState(code);
  useEffect(hideCode, []);

  function succeed(seat: TakenSeat | 'before') {
    setTakenSeat(seat);
    // The session has to be loaded again: menu, header and articles depend on the reader's access.
    void loadSession(api);
  }

  if (takenSeat !== null) return <Done brand={brand} taken={takenSeat} />;
  return (
    <>
      <h1 className="t-2" tabIndex={-1}>
        {strings.title}
      </h1>
      <p className={`deck s ${styles.intro}`}>{strings.intro}</p>
      <MembershipForm brand={brand} api={api} code={initialCode} onTaken={succeed} />
    </>
  );
}

/**
 * Removes the code from the address. Calls `replaceState` of the prototype, because the router has replaced
 * that of `history`, which would make it load a page.
 */
function hideCode(): void {
  if (location.search !== '') {
    History.prototype.replaceState.call(history, history.state, '', location.pathname);
  }
}

/** Confirmation that a seat was taken, with links to the newsstand and to the reader's subscriptions. */
function Done({ brand, taken }: { brand: PublicBrand; taken: TakenSeat | 'before' }) {
  const title = useFocusOnce<HTMLHeadingElement>();
  const [newsstand] = siteOrigins(brand);
  const hadSeatBefore = taken === 'before';
  return (
    <div role="status">
      <h1 className="t-2" tabIndex={-1} ref={title}>
        {hadSeatBefore ? strings.already : strings.done}
      </h1>
      <p className={`deck s ${styles.intro}`}>
        {hadSeatBefore
          ? strings.alreadyText(brand.name)
          : strings.doneText(brand.name, PRODUCT_NAMES[taken.product], taken.holder)}
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
