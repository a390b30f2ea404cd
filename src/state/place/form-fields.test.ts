import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CardFields } from '#src/features/purchases/checkout/card-fields.tsx';
import { fill, maySave } from './form-fields.ts';

afterEach(() => vi.unstubAllGlobals());

const field = (overrides: object) =>
  ({ type: 'text', autocomplete: 'off', dataset: {}, ...overrides }) as HTMLInputElement;

test('OFF-04 ACC-03 secret fields are not saved over a reload, other typed text is', () => {
  expect(maySave(field({}))).toBe(true);
  for (const secret of [
    { type: 'password' },
    { autocomplete: 'one-time-code' },
    { autocomplete: 'cc-number' },
    { dataset: { secret: '' } },
  ]) {
    expect(maySave(field(secret)), JSON.stringify(secret)).toBe(false);
  }
});

test('OFF-04 a switch, or a menu outside any form, is not restored: it would act at once', () => {
  const acting = [
    { type: 'checkbox', role: 'switch', name: 'rinnovo' },
    { type: 'select-one', name: '' },
  ];
  for (const one of acting) expect(maySave(field(one)), JSON.stringify(one)).toBe(false);
  const inForms = [
    { type: 'checkbox', role: null, name: 'privacy' },
    { type: 'select-one', name: 'provincia' },
  ];
  for (const one of inForms) expect(maySave(field(one)), JSON.stringify(one)).toBe(true);
});

test('OFF-04 ACC-03 number and expiry of a card are secret', () => {
  const labels = { numero: 'Numero', scadenza: 'Scadenza' };
  const markup = renderToStaticMarkup(createElement(CardFields, { labels, errors: {} }));
  const inputs = markup.match(/<input[^>]*>/g) ?? [];
  expect(inputs.map((input) => input.includes('data-secret'))).toEqual([true, true]);
});

/** A menu that behaves as the browser's: without the set choice nothing is selected. */
class Menu extends EventTarget {
  readonly type = 'select-one';
  readonly options = [{ value: '' }, { value: 'abbonamenti' }, { value: 'pagamenti' }];
  selectedIndex = 0;
  get value() {
    return this.options[this.selectedIndex]?.value ?? '';
  }
  set value(next: string) {
    this.selectedIndex = this.options.findIndex(({ value }) => value === next);
  }
  matches = () => true;
}

test('HLP-02 a menu keeps its choice when an address or a draft names one that it does not have', () => {
  vi.stubGlobal('HTMLInputElement', class {});
  const menu = new Menu();
  fill(menu as unknown as Element, 'commerciale');
  expect(menu.selectedIndex).toBe(0);
  fill(menu as unknown as Element, 'pagamenti');
  expect(menu.value).toBe('pagamenti');
});
