import { expect, test } from 'vitest';
import { loadOnce } from './load-once.ts';

test('what was loaded is shared, and a failure is forgotten', async () => {
  let loads = 0;
  const read = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('EMFILE');
    return `load ${loads}`;
  });
  await expect(Promise.all([read(), read()])).rejects.toThrow('EMFILE');
  expect(loads).toBe(1);
  expect(await Promise.all([read(), read()])).toEqual(['load 2', 'load 2']);
  expect(await read()).toBe('load 2');
});
