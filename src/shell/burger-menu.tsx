import { useEffect, useRef } from 'react';
import { HOME } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { useBurger } from '#src/state/burger.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { keepFocusInside } from '#src/ui/keep-focus-inside.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { Wordmark } from '#src/ui/wordmark.tsx';
import styles from './burger-menu.module.css';
import { MENU_ID, OPENER_ID } from './menu-opener.tsx';
import { type CountedSection, MenuRows } from './menu-rows.tsx';
import { shellStrings as strings } from './strings.ts';
import { ThemeSwitch } from './theme-switch.tsx';

type Props = { brand: PublicBrand; sections: readonly CountedSection[]; path: string };

/**
 * The side menu. In plain HTML the fragment opens it; hydrated it is a modal dialog: the browser makes the page behind it
 * inert, Escape closes it and focus returns to where it was. SHL-07…10
 */
export function BurgerMenu({ brand, sections, path }: Props) {
  const { burger, setBurger } = useBurger();
  const hydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (burger) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [burger]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes the menu, also by the browser's back
  useEffect(() => {
    setBurger(true);
  }, [path, setBurger]);

  useEffect(() => {
    // Opened before the page was taken over: it stays open.
    if (location.hash === `#${MENU_ID}`) setBurger(false);
  }, [setBurger]);

  return (
    <dialog
      ref={dialog}
      id={MENU_ID}
      className={styles.menu}
      aria-label={strings.menu}
      data-live={hydrated || undefined}
      onClose={() => setBurger(true)}
      onKeyDown={keepFocusInside}
      onClick={({ target, currentTarget }) => {
        // The backdrop belongs to the dialog itself; every link leads away.
        if (target === currentTarget || (target as Element).closest('a')) setBurger(true);
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          {hydrated ? (
            <button
              type="button"
              className="ib"
              aria-label={strings.closeMenu}
              onClick={() => setBurger(true)}
            >
              <Icon name="close" size={24} />
            </button>
          ) : (
            <a className="ib" href={`#${OPENER_ID}`} aria-label={strings.closeMenu}>
              <Icon name="close" size={24} />
            </a>
          )}
          <AppLink className={styles.logo} href={HOME} aria-label={strings.home(brand.name)}>
            <Wordmark className={styles.wordmark} />
          </AppLink>
        </div>
        <nav className={styles.rows} aria-label={strings.menu}>
          <MenuRows menu={brand.menu} sections={sections} path={path} />
        </nav>
        {hydrated && <ThemeSwitch />}
      </div>
    </dialog>
  );
}
