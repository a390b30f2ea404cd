import { expect, test } from 'vitest';
import { skipStale } from './skip-stale.ts';

/** A device that finishes a write when the test says so. */
function slowDevice() {
  let list: readonly string[] = [];
  const writes: (() => void)[] = [];
  const write = (next: readonly string[]) => () =>
    new Promise<void>((resolve) => {
      writes.push(() => {
        list = next;
        resolve();
      });
    });
  return { write, writes, read: () => Promise.resolve(list) };
}

function newFixture() {
  const shown: (readonly string[])[] = [];
  return { shown, device: slowDevice(), list: skipStale<readonly string[]>((now) => shown.push(now)) };
}

test('NOT-04 a report of the device from before a change does not bring back what was removed since', async () => {
  const { shown, device, list } = newFixture();
  const said = list.whileWriting(device.write(['Buongiorno']), device.read);
  const dropped = list.whileWriting(device.write([]), device.read);
  device.writes[0]?.();
  list.tell(['Buongiorno']);
  await said;
  expect(shown).toEqual([]);
  device.writes[1]?.();
  await dropped;
  expect(shown).toEqual([[]]);
});

test('NOT-04 a change in another tab is shown', () => {
  const { shown, list } = newFixture();
  list.tell(['Ciao']);
  expect(shown).toEqual([['Ciao']]);
});

test('NOT-04 a failed write does not hide later reports', async () => {
  const { shown, device, list } = newFixture();
  await expect(list.whileWriting(() => Promise.reject(new Error('full')), device.read)).rejects.toThrow(
    'full',
  );
  list.tell(['Ciao']);
  expect(shown).toEqual([['Ciao']]);
});
