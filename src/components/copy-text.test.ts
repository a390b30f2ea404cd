import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

test('PRS-04 a text counts as copied only if the browser has a clipboard and takes it', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  expect(await copyText('https://esempio.it/r/7')).toBe(true);
  expect(copied).toEqual(['https://esempio.it/r/7']);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  expect(await copyText('x')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText('x')).toBe(false);
});
