import { afterEach, expect, test, vi } from 'vitest';
import { isElsewhere } from './use-menu.ts';

afterEach(() => vi.unstubAllGlobals());

test('PRS-04 a menu stays open where the focus goes nowhere, as by a click on a button in Safari', () => {
  class FakeNode extends EventTarget {}
  vi.stubGlobal('Node', FakeNode);
  const [entry, outside] = [new FakeNode(), new FakeNode()];
  const menu = { contains: (target: unknown) => target === entry } as Element;
  expect(isElsewhere(menu, null)).toBe(false);
  expect(isElsewhere(menu, entry)).toBe(false);
  expect(isElsewhere(menu, outside)).toBe(true);
});
