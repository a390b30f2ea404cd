import type { KeyboardEvent } from 'react';

const STOPS = 'a[href], button, summary, select, input:not([type=radio]), input:checked';

/** Tab goes from the last stop of a modal to its first and back, instead of out into the browser's own controls. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}
