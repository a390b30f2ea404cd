import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import type { Day } from '#domain/newsstand.ts';

const TYPING_KEY = /^(?:\d|ArrowUp|ArrowDown|Backspace|Delete)$/;
const PICKER_KEY = /^(?: |F4)$/;

/** Whether a key opens the date picker; with Alt the arrows do too. */
const opensPicker = ({ key, altKey }: KeyboardEvent) => altKey || PICKER_KEY.test(key);

type TypedDay = {
  value: Day;
  onDay: (day: Day) => void;
  /** What the field shows while a day is typed; null otherwise. */
  typed: string | null;
  setTyped: (typed: string | null) => void;
  /** Whether the next change comes from the keyboard. */
  isTyping: RefObject<boolean>;
};

/**
 * Props of a date field. Browsers report every typed digit as a change, and the years 2, 20 and 202 before 2025: a typed
 * day counts when the field is left or Enter is pressed, a day of the date picker at once and instead of a typed one.
 * `data-typed` marks the field until then.
 */
export function useTypedDay(value: Day, onDay: (day: Day) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = useRef(false);
  return typedDayProps({ value, onDay, typed, setTyped, isTyping });
}

/** The field's props in one rendering, from the state that `useTypedDay` keeps. */
export function typedDayProps({ value, onDay, typed, setTyped, isTyping }: TypedDay) {
  function commit({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    isTyping.current = false;
    if (typed === null) return;
    setTyped(null);
    if (currentTarget.validity.valid && typed !== value) onDay(typed);
  }
  function pick(day: string) {
    setTyped(null);
    if (day) onDay(day);
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
      else if (opensPicker(event)) isTyping.current = false;
      else if (TYPING_KEY.test(event.key)) isTyping.current = true;
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (isTyping.current) setTyped(target.value);
      else pick(target.value);
    },
    onBlur: commit,
  };
  return props;
}
