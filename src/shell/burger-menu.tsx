import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './burger-menu.module.css';
import { type BurgerMenuProps, BurgerPanel } from './burger-panel.tsx';
import { MENU_ID, OPENER_ID } from './menu-opener.tsx';
import { shellStrings as strings } from './strings.ts';

const loadLiveMenu = () => import('./live-burger-menu.tsx');

/**
 * The side menu. In plain HTML the fragment opens it, so the first tap needs no JavaScript; once the page is idle a
 * modal dialog replaces it. SHL-07…10
 */
export function BurgerMenu(props: BurgerMenuProps) {
  const dialogMenu = useDeferredPart(loadLiveMenu);
  return dialogMenu ? <dialogMenu.LiveBurgerMenu {...props} /> : <StaticBurgerMenu {...props} />;
}

function StaticBurgerMenu(props: BurgerMenuProps) {
  const close = (
    <a className="ib" href={`#${OPENER_ID}`} aria-label={strings.closeMenu}>
      <Icon name="close" size={24} />
    </a>
  );
  return (
    <dialog id={MENU_ID} className={styles.menu} aria-label={strings.menu} data-later="">
      <BurgerPanel {...props} close={close} />
    </dialog>
  );
}
