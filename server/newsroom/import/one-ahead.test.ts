import { expect, test } from 'vitest';
import { mapOneAhead } from './one-ahead.ts';

const THINGS = ['a', 'b', 'c'].map((name) => ({ name }));

test('the next result is prepared while the caller works, and no further one', async () => {
  const begun: string[] = [];
  const make = async ({ name }: { name: string }) => {
    begun.push(name);
    return name.toUpperCase();
  };
  const seen: string[] = [];
  for await (const made of mapOneAhead(THINGS, make)) seen.push(`${made} with ${begun.join('')} begun`);
  expect(seen).toEqual(['A with ab begun', 'B with abc begun', 'C with abc begun']);
});

test('a failure is thrown in its turn, after the results before it', async () => {
  const make = async ({ name }: { name: string }) => {
    if (name === 'b') throw new Error('the disk is full');
    return name;
  };
  const seen: string[] = [];
  const all = async () => {
    for await (const made of mapOneAhead(THINGS, make)) seen.push(made);
  };
  await expect(all()).rejects.toThrow('the disk is full');
  expect(seen).toEqual(['a']);
});

test('a caller that leaves early waits for the result being prepared, even if that fails', async () => {
  const second = Promise.withResolvers<string>();
  const make = ({ name }: { name: string }) => (name === 'b' ? second.promise : Promise.resolve(name));
  let hasLeft = false;
  const first = async () => {
    for await (const _ of mapOneAhead(THINGS, make)) break;
    hasLeft = true;
  };
  const leaving = first();
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasLeft).toBe(false);
  second.reject(new Error('cut short'));
  await expect(leaving).resolves.toBeUndefined();
  expect(hasLeft).toBe(true);
});
