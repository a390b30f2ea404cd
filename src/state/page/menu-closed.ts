import { atom, useAtom, useAtomValue } from 'jotai';

/** True while the menu is closed, false while it is open: `burger` of BRW-02. SHL-10 */
const menuClosedAtom = atom(true);

/**
 * `setMenuClosed(false)` opens the menu, `setMenuClosed(true)` closes it; the function is stable across
 * renders.
 */
export function useMenuClosed() {
  const [isMenuClosed, setMenuClosed] = useAtom(menuClosedAtom);
  return { burger: isMenuClosed, setBurger: setMenuClosed };
}

/** True while the open menu dims the page: `opacity` of BRW-02. */
const pageDimmedAtom = atom((get) => !get(menuClosedAtom));

export const usePageDimmed = (): boolean => useAtomValue(pageDimmedAtom);
