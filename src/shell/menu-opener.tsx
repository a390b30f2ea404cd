import type { ReactNode } from 'react';

/** Id of the menu's panel; as a fragment it opens the menu. */
export const MENU_ID = 'menu';
/** Id of the opener in the header; as a fragment it closes the menu in plain HTML. */
export const OPENER_ID = 'apri-menu';
/** Selector of every opener. */
export const OPENER_SELECTOR = `a[href="#${MENU_ID}"]`;

type Props = { children: ReactNode; className?: string | undefined; id?: string; label?: string };

/** Link to the menu's panel: opens it in plain HTML, and as a dialog once that is loaded. SHL-10 */
export function MenuOpener({ children, className, id, label }: Props) {
  return (
    <a href={`#${MENU_ID}`} id={id} className={className} aria-label={label} aria-haspopup="dialog">
      {children}
    </a>
  );
}
