import { afterEach, expect, test, vi } from 'vitest';
import { install } from './install.ts';

afterEach(() => vi.unstubAllGlobals());

test('OFF-07 a second press while the browser asks is no refusal: it waits for the same answer', async () => {
  let accept = (): void => undefined;
  const userChoice = new Promise((resolve) => {
    accept = () => resolve({ outcome: 'accepted' });
  });
  const prompt = vi.fn(async () => undefined);
  vi.stubGlobal('window', { installPrompt: { prompt, userChoice } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { userAgent: '' });
  const presses = [install(), install()];
  accept();
  expect(await Promise.all(presses)).toEqual([true, true]);
  expect(prompt).toHaveBeenCalledOnce();
  expect(await install(), 'the prompt is used up').toBe(false);
});
