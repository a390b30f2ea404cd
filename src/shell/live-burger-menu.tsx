import { useEffect, useRef } from 'react';
import { InstallEntry } from '#src/features/install/install-entry.tsx';
import { useMenuClosed, usePageDimmed } from '#src/state/page/menu-closed.ts';
import { useUser } from '#src/state/session/session.ts';
import { Icon } from '#src/ui/icon.tsx';
import { keepFocusInside } from '#src/ui/keep-focus-inside.ts';
import styles from './burger-menu.module.css';
import { type BurgerMenuProps, BurgerPanel } from './burger-panel.tsx';
import { Badge } from './live-account/badge.tsx';
import { badgeOf } from './live-account/menu-badges.ts';
import { MENU_ID, OPENER_SELECTOR } from './menu-opener.tsx';
import { shellStrings as strings } from './strings.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';

/** The menu as a modal dialog: the page behind it is inert, Escape closes it, focus returns to the opener. SHL-10 */
export function LiveBurgerMenu(props: BurgerMenuProps) {
  // The shortcut is installed here because this part is loaded after the first view.
  useSearchShortcut();
  const { burger, setBurger } = useMenuClosed();
  const dialog = useRef<HTMLDialogElement>(null);
  const user = useUser();

  useEffect(() => {
    if (burger) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
    for (const opener of document.querySelectorAll(OPENER_SELECTOR))
      opener.setAttribute('aria-expanded', String(!burger));
  }, [burger]);

  const isDimmed = usePageDimmed();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-dimmed', isDimmed);
  }, [isDimmed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes the menu, also by the browser's back
  useEffect(() => {
    setBurger(true);
  }, [props.path, setBurger]);

  useEffect(() => listenToOpeners(() => setBurger(false)), [setBurger]);

  useEffect(() => {
    if (location.hash !== `#${MENU_ID}`) return;
    // The menu was opened before it was a dialog: it stays open, and the fragment is no longer needed.
    history.replaceState(history.state, '', location.pathname + location.search);
    // A dialog returns the focus to where it was before, but the fragment has moved it.
    visibleOpener()?.focus();
    setBurger(false);
  }, [setBurger]);

  const close = (
    <button type="button" className="ib" aria-label={strings.closeMenu} onClick={() => setBurger(true)}>
      <Icon name="close" size={24} />
    </button>
  );
  return (
    <dialog
      ref={dialog}
      id={MENU_ID}
      className={styles.menu}
      aria-label={strings.menu}
      data-live
      onClose={() => setBurger(true)}
      onKeyDown={keepFocusInside}
      onClick={({ target, currentTarget }) => {
        // A click on the backdrop targets the dialog itself; every link leads away.
        if (target === currentTarget || (target as Element).closest('a')) setBurger(true);
      }}
    >
      <BurgerPanel
        {...props}
        close={close}
        badge={user ? (url) => <Badge type={badgeOf(user, url)} /> : undefined}
      >
        <InstallEntry onOpenDialog={() => setBurger(true)} />
        <ThemeSwitch />
      </BurgerPanel>
    </dialog>
  );
}

const visibleOpener = () =>
  [...document.querySelectorAll<HTMLElement>(OPENER_SELECTOR)].find(
    (opener) => opener.getClientRects().length > 0,
  );

/**
 * Makes the links to the menu's panel act as buttons while the dialog is mounted: a click opens the dialog,
 * and so does the space bar. Enter clicks a link anyway.
 */
function listenToOpeners(open: () => void): () => void {
  const onClick = (event: Event) => {
    if (!(event.target as Element).closest(OPENER_SELECTOR)) return;
    event.preventDefault();
    open();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === ' ') onClick(event);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  for (const opener of document.querySelectorAll(OPENER_SELECTOR)) opener.setAttribute('role', 'button');
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKey);
  };
}
