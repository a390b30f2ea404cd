import { type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { ROW_PARTS } from './row-actions.ts';

type Deps = {
  count: number;
  /** Selects all rows between two. */
  onRange: (from: number, to: number) => void;
  onSelect: (index: number, range: boolean) => void;
  onSelectAll: () => void;
  onRead: (index: number) => void;
};

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;

const partOf = ({ target }: KeyboardEvent): string | undefined =>
  target instanceof HTMLElement ? target.dataset.part : undefined;

const withCommand = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

/**
 * Keyboard navigation of the list: Tab reaches one row, arrows move to the others, space selects and Enter reads.
 * PRS-04
 * @returns `current`: the row that has the focus, or would get it; `onPress`: like `onSelect`, for a pointer
 */
export function useRowKeys({ count, onRange, onSelect, onSelectAll, onRead }: Deps) {
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const current = Math.min(place, Math.max(count - 1, 0));
  /** The part to focus once the row is rendered. */
  const leading = useRef<string | null>(null);
  useLayoutEffect(() => {
    const part = leading.current;
    if (part === null) return;
    leading.current = null;
    const row = list.current?.querySelector(`[data-index="${current}"]`);
    row?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus({ preventScroll: true });
  }, [current]);

  /** Moves the focus to the same part of another row. */
  function move(event: KeyboardEvent<HTMLElement>, from: number, to: number) {
    event.preventDefault();
    leading.current = partOf(event) ?? ROW_PARTS.select;
    if (event.shiftKey) onRange(from, to);
    setPlace(to);
  }

  /** Handles keys that a part of a row does not handle natively. */
  function act(event: KeyboardEvent<HTMLElement>, index: number) {
    const part = partOf(event);
    if (event.key === 'Enter' && part === ROW_PARTS.select) onRead(index);
    if (event.key !== ' ' || part !== ROW_PARTS.title) return;
    event.preventDefault();
    onSelect(index, false);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key } = event;
    const row = rowOf(event.target);
    if (!row || event.altKey) return;
    if (withCommand(event)) {
      if (key.toLowerCase() !== 'a') return;
      event.preventDefault();
      onSelectAll();
      return;
    }
    const index = Number(row.dataset.index);
    const step = STEPS[key];
    if (step) move(event, index, step(index, count - 1));
    else act(event, index);
  }

  const onFocus = useCallback((event: FocusEvent) => {
    const row = rowOf(event.target);
    if (row) setPlace(Number(row.dataset.index));
  }, []);

  // Some browsers do not focus a checkbox that is pressed.
  const onPress = useCallback(
    (index: number, range: boolean) => {
      setPlace(index);
      onSelect(index, range);
    },
    [onSelect],
  );

  return { list, current, onKeyDown, onFocus, onPress };
}
