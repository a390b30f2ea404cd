import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import type { Day } from '#domain/newsstand.ts';

const TYPING_KEY = /^(?:\d|ArrowUp|ArrowDown|Backspace|Delete)$/;

/**
 * Props of a date field. Browsers report every typed digit as a change, and the years 2, 20 and 202 before 2025: a typed
 * day counts when the field is left or Enter is pressed, a day of the date picker at once. `data-typed` marks the field
 * until then.
 */
export function useTypedDay(value: Day, onDay: (day: Day) => void) {
  /** What the field shows while a day is typed; null otherwise. */
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = useRef(false);
  function commit({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    isTyping.current = false;
    if (typed === null) return;
    setTyped(null);
    if (currentTarget.validity.valid && typed !== value) onDay(typed);
  }
  const props: ComponentProps<'input'> & { 'data-typed': true | undefined } = {
    value: typed ?? value,
    required: true,
    'data-typed': typed === null ? undefined : true,
    onPointerDown: () => {
      isTyping.current = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') commit(event);
      else if (TYPING_KEY.test(event.key)) isTyping.current = true;
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (isTyping.current) setTyped(target.value);
      else if (target.value) onDay(target.value);
    },
    onBlur: commit,
  };
  return props;
}
