import { expect, test, vi } from 'vitest';
import { sharePage } from './share-page.ts';

const data = { title: 'Titolo', url: 'https://edicola.example/articolo/7' };
const refusing = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

test('NWS-04 the share sheet of the device is used where there is one', async () => {
  const share = vi.fn(async () => undefined);
  const writeText = vi.fn(async () => undefined);
  expect(await sharePage(data, { share, clipboard: { writeText } })).toBe('handed-over');
  expect(share).toHaveBeenCalledExactlyOnceWith(data);
  expect(writeText).not.toHaveBeenCalled();
});

test('NWS-04 nothing is copied when the reader closes the sheet', async () => {
  const writeText = vi.fn(async () => undefined);
  const share = () => Promise.reject(new DOMException('closed', 'AbortError'));
  expect(await sharePage(data, { share, clipboard: { writeText } })).toBe('handed-over');
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['there is no sheet', undefined],
  ['the sheet fails', refusing],
])('NWS-04 the address is copied where %s', async (_, share) => {
  const writeText = vi.fn(async () => undefined);
  expect(await sharePage(data, { share, clipboard: { writeText } })).toBe('copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(data.url);
});

test.each([
  ['no clipboard', undefined],
  ['a blocked clipboard', { writeText: refusing }],
])('NWS-04 with %s sharing reports that it failed', async (_, clipboard) => {
  expect(await sharePage(data, { clipboard })).toBe('failed');
});
