import type { ChangeEvent, FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { expect, test } from 'vitest';
import { typedDayProps } from './use-typed-day.ts';

/** A date field that shows 3 March, with what the reader does in it. */
function dateField() {
  const days: string[] = [];
  const isTyping = { current: false };
  let value = '2025-03-03';
  let typed: string | null = null;
  const props = () =>
    typedDayProps({
      value,
      onDay: (day) => {
        value = day;
        days.push(day);
      },
      typed,
      setTyped: (text) => {
        typed = text;
      },
      isTyping,
    });
  const field = { validity: { valid: true } };
  return {
    days,
    shown: () => props().value,
    press: (key: string, altKey = false) =>
      props().onKeyDown?.({
        key,
        altKey,
        currentTarget: field,
      } as unknown as KeyboardEvent<HTMLInputElement>),
    click: () => props().onPointerDown?.({} as PointerEvent<HTMLInputElement>),
    change: (text: string) =>
      props().onChange?.({ target: { value: text } } as unknown as ChangeEvent<
        HTMLInputElement,
        HTMLInputElement
      >),
    leave: () => props().onBlur?.({ currentTarget: field } as unknown as FocusEvent<HTMLInputElement>),
  };
}

test('PRS-04 a typed day counts when the field is left', () => {
  const field = dateField();
  field.press('9');
  field.change('2025-03-09');
  expect(field.days).toEqual([]);
  field.leave();
  expect(field.days).toEqual(['2025-03-09']);
});

test('PRS-04 a day of the date picker replaces one that was typed before', () => {
  const field = dateField();
  field.press('9');
  field.change('2025-03-09');
  field.click();
  field.change('2025-03-21');
  expect(field.shown()).toBe('2025-03-21');
  field.leave();
  expect(field.days).toEqual(['2025-03-21']);
});

test.each([
  ['Alt and an arrow', 'ArrowDown', true],
  ['F4', 'F4', false],
  ['the space bar', ' ', false],
])('PRS-04 a day of the date picker opened by %s counts at once', (_keys, key, altKey) => {
  const field = dateField();
  field.press('9');
  field.change('2025-03-09');
  field.press(key, altKey);
  field.change('2025-03-21');
  expect(field.days).toEqual(['2025-03-21']);
});
