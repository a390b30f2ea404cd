import { afterEach, expect, test, vi } from 'vitest';
import { valuesOf } from './form-values.ts';

afterEach(() => vi.unstubAllGlobals());

test('HLP-02 a menu on which nothing is chosen counts as empty, not as missing', () => {
  // As the browser collects the fields: a menu without a choice is not among them.
  vi.stubGlobal('FormData', Map);
  const entries: [string, string][] = [
    ['oggetto', 'Consegna'],
    ['provincia', 'RM'],
  ];
  const form = {
    [Symbol.iterator]: () => entries.values(),
    querySelectorAll: (selector: string) =>
      selector.startsWith('select') ? [{ name: 'argomento' }, { name: 'provincia' }, { name: '' }] : [],
  } as unknown as HTMLFormElement;
  expect(valuesOf(form)).toEqual({ oggetto: 'Consegna', provincia: 'RM', argomento: '' });
});
