import { expect, test } from 'vitest';
import { articleKeyAction } from './article-keys.ts';

const press = (key: string, overrides: object = {}) =>
  articleKeyAction({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    defaultPrevented: false,
    isComposing: false,
    target: null,
    ...overrides,
  });

test.each([
  ['j', 'next'],
  ['J', 'next'],
  ['ArrowRight', 'next'],
  ['k', 'previous'],
  ['ArrowLeft', 'previous'],
  ['t', 'text'],
  ['x', null],
  ['ArrowDown', null],
])('NWS-02 the key %s triggers the action %s', (key, action) => {
  expect(press(key)).toBe(action);
});

test.each([
  'altKey',
  'ctrlKey',
  'metaKey',
  'shiftKey',
  'isComposing',
  'defaultPrevented',
])('NWS-02 with %s the key is ignored', (held) => {
  expect(press('ArrowLeft', { [held]: true })).toBeNull();
});

test('NWS-02 keys pressed in a field or a panel are ignored', () => {
  expect(press('j', { target: { closest: () => ({}) } })).toBeNull();
  expect(press('j', { target: { closest: () => null } })).toBe('next');
});
