import { expect, test } from 'vitest';
import { skipStale } from './skip-stale.ts';

/** A device that takes what is written when the test says so. */
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

test('NOT-04 what the device tells of an earlier change brings back nothing that was taken away since', async () => {
  const { shown, device, list } = newFixture();
  const said = list.during(device.write(['Buongiorno']), device.read);
  const dropped = list.during(device.write([]), device.read);
  device.writes[0]?.();
  list.tell(['Buongiorno']);
  await said;
  expect(shown).toEqual([]);
  device.writes[1]?.();
  await dropped;
  expect(shown).toEqual([[]]);
});

test('NOT-04 what another tab changes is shown', () => {
  const { shown, list } = newFixture();
  list.tell(['Ciao']);
  expect(shown).toEqual([['Ciao']]);
});

test('NOT-04 what cannot be written hides nothing that comes after', async () => {
  const { shown, device, list } = newFixture();
  await expect(list.during(() => Promise.reject(new Error('full')), device.read)).rejects.toThrow('full');
  list.tell(['Ciao']);
  expect(shown).toEqual([['Ciao']]);
});
