import { atom, useAtom, useAtomValue } from 'jotai';

/** True while the menu is closed and its opener shows, false while it is open. SHL-10, BRW-02 */
const burgerAtom = atom(true);

/** `setBurger(false)` opens the menu, `setBurger(true)` closes it; the function is stable across renders. */
export function useBurger() {
  const [burger, setBurger] = useAtom(burgerAtom);
  return { burger, setBurger };
}

/** True while the open menu dims the page. BRW-02 */
const opacityAtom = atom((get) => !get(burgerAtom));

export const useOpacity = (): boolean => useAtomValue(opacityAtom);
