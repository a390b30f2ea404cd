import type { KeyboardEvent } from 'react';

const STOPS = 'a[href], button, summary, select, input:not([type=radio]), input:checked';

/**
 * Makes Tab go from the last focusable element of a modal to its first, and back, instead of to the browser's own
 * controls.
 */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  // -1 for an element that is not in the list, such as a title: it counts as before the first.
  const index = stops.indexOf(document.activeElement as HTMLElement);
  if (event.shiftKey ? index > 0 : index < stops.length - 1) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
