import { type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { ROW_PARTS } from './row-actions.ts';

type Deps = {
  count: number;
  /** Selects all rows from one to the other, both included. */
  onRange: (from: number, to: number) => void;
  onSelect: (index: number, range: boolean) => void;
  onSelectAll: () => void;
  onRead: (index: number) => void;
};

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
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
  const [focusedIndex, setFocusedIndex] = useState(0);
  const current = Math.min(focusedIndex, Math.max(count - 1, 0));
  /** Name of the part to focus once the row is rendered. */
  const partToFocus = useRef<string | null>(null);
  useLayoutEffect(() => {
    const part = partToFocus.current;
    if (part === null) return;
    partToFocus.current = null;
    const row = list.current?.querySelector(`[data-index="${current}"]`);
    row?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus({ preventScroll: true });
  }, [current]);

  /** Moves the focus to the same part of another row. */
  function moveFocus(event: KeyboardEvent<HTMLElement>, from: number, to: number) {
    event.preventDefault();
    partToFocus.current = partOf(event) ?? ROW_PARTS.select;
    if (event.shiftKey) onRange(from, to);
    setFocusedIndex(to);
  }

  /** Handles keys that a part of a row does not handle natively. */
  function handlePartKey(event: KeyboardEvent<HTMLElement>, index: number) {
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
    if (step) moveFocus(event, index, step(index, count - 1));
    else handlePartKey(event, index);
  }

  const onFocus = useCallback((event: FocusEvent) => {
    const row = rowOf(event.target);
    if (row) setFocusedIndex(Number(row.dataset.index));
  }, []);

  // Some browsers do not focus a checkbox that is pressed.
  const onPress = useCallback(
    (index: number, range: boolean) => {
      setFocusedIndex(index);
      onSelect(index, range);
    },
    [onSelect],
  );

  return { list, current, onKeyDown, onFocus, onPress };
}
