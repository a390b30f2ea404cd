import type { ReactNode } from 'react';
import { useBurger } from '#src/state/burger.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** Id of the menu's panel: the fragment that opens it where there is no JavaScript yet. */
export const MENU_ID = 'menu';
export const OPENER_ID = 'apri-menu';

type Props = { children: ReactNode; className?: string | undefined; id?: string; label?: string };

/** A link to the menu's panel in plain HTML, a button that opens the dialog once the page is hydrated. SHL-10 */
export function MenuOpener({ children, className, id, label }: Props) {
  const { burger, setBurger } = useBurger();
  const hydrated = useHydrated();
  return (
    <a
      href={`#${MENU_ID}`}
      id={id}
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={!burger}
      role={hydrated ? 'button' : undefined}
      onClick={(event) => {
        event.preventDefault();
        setBurger(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        setBurger(false);
      }}
    >
      {children}
    </a>
  );
}
