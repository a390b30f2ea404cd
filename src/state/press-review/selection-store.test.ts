import { getDefaultStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { createSelection, type SelectionRepository } from './selection-store.ts';

type Tell = Parameters<SelectionRepository['watch']>[0];

/** A stand-in for the device, which reports what is stored and every write. */
function newDevice(...before: number[]) {
  let [clips, tell]: [readonly number[], Tell] = [before, () => undefined];
  const write = async (next: readonly number[]) => {
    clips = next;
    tell(clips);
  };
  const save = vi.fn(write);
  const watch = async (told: Tell) => {
    tell = told;
    queueMicrotask(() => tell(clips));
  };
  return { write, keep: save, store: createSelection({ watch, read: async () => clips, save }) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('PRS-04 the saved selection stays, and what is selected before it is loaded follows it', async () => {
  const { store, keep } = newDevice(5, 3);
  const told = vi.fn();
  getDefaultStore().sub(store.atom, told);
  store.setSelected([9, 3], true);
  expect([...store.current()]).toEqual([9, 3]);
  await settled();
  expect([...store.current()]).toEqual([5, 3, 9]);
  expect(keep).toHaveBeenLastCalledWith([5, 3, 9]);
  store.setSelected([3, 4], false);
  await settled();
  expect(keep).toHaveBeenLastCalledWith([5, 9]);
  expect(told).toHaveBeenCalledTimes(3);
});

test('PRS-04 a change of the selection in another page of the device is applied here', async () => {
  const { store, keep, write } = newDevice(5, 3);
  store.load();
  await settled();
  await write([]);
  expect([...store.current()]).toEqual([]);
  await write([7]);
  expect([...store.current()]).toEqual([7]);
  expect(keep).not.toHaveBeenCalled();
});

test('BRW-04 a device that saves nothing causes no error', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const refuse = async () => {
    throw new Error('blocked');
  };
  const store = createSelection({ watch: refuse, read: refuse, save: refuse });
  store.set([1]);
  await settled();
  expect([...store.current()]).toEqual([1]);
});
