import { expect, test, vi } from 'vitest';
import { createSelection } from './selection-store.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('PRS-04 what was selected before stays, and what is selected before it is known comes after', async () => {
  const keep = vi.fn(async () => undefined);
  const store = createSelection({ load: async () => [5, 3], keep });
  const told = vi.fn();
  store.subscribe(told);
  store.mark([9, 3], true);
  expect([...store.current()]).toEqual([9, 3]);
  await settled();
  expect([...store.current()]).toEqual([5, 3, 9]);
  expect(keep).toHaveBeenLastCalledWith([5, 3, 9]);
  store.mark([3, 4], false);
  await settled();
  expect(keep).toHaveBeenLastCalledWith([5, 9]);
  expect(told).toHaveBeenCalledTimes(3);
});

test('PRS-04 what another page of the device selects or clears is so here', async () => {
  let tell: (clips: readonly number[]) => void = () => undefined;
  const keep = vi.fn(async () => undefined);
  const store = createSelection({
    load: async () => [5, 3],
    keep,
    watch: async (told) => {
      tell = told;
    },
  });
  store.load();
  await settled();
  tell([]);
  expect([...store.current()]).toEqual([]);
  tell([7]);
  expect([...store.current()]).toEqual([7]);
  expect(keep).not.toHaveBeenCalled();
});

test('BRW-04 a device that keeps nothing stands in nobody’s way', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const refuse = async () => {
    throw new Error('blocked');
  };
  const store = createSelection({ load: refuse, keep: refuse });
  store.set([1]);
  await settled();
  expect([...store.current()]).toEqual([1]);
});
