import { atom, useAtom, useAtomValue } from 'jotai';

/** True while the burger shows, false while the menu is open. SHL-10, BRW-02 */
const burgerAtom = atom(true);

/** `setBurger(false)` opens the menu, `setBurger(true)` closes it; it is the same function at every render. */
export function useBurger() {
  const [burger, setBurger] = useAtom(burgerAtom);
  return { burger, setBurger };
}

/** True while the open menu dims the page. BRW-02 */
const opacityAtom = atom((get) => !get(burgerAtom));

export const useOpacity = (): boolean => useAtomValue(opacityAtom);
