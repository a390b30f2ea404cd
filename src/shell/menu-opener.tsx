import type { ReactNode } from 'react';

/** Id of the menu's panel: the fragment that opens it. */
export const MENU_ID = 'menu';
export const OPENER_ID = 'apri-menu';
/** What every opener can be found by. */
export const OPENER = `a[href="#${MENU_ID}"]`;

type Props = { children: ReactNode; className?: string | undefined; id?: string; label?: string };

/** A link to the menu's panel: opens it in plain HTML, and as a dialog once the live menu listens. SHL-10 */
export function MenuOpener({ children, className, id, label }: Props) {
  return (
    <a href={`#${MENU_ID}`} id={id} className={className} aria-label={label} aria-haspopup="dialog">
      {children}
    </a>
  );
}
