import { beforeEach, expect, test, vi } from 'vitest';
import type { OutboxEntry } from '#device/tables/outbox.ts';
import { createOutboxStore, type OutboxRepository } from './outbox-store.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());

const entry = (key: string, refused: string | null = null) =>
  ({ key, kind: 'article-opened', refused }) as OutboxEntry;

/** A repository in memory that reports its entries as the device would. */
function memory(...entries: OutboxEntry[]) {
  let tell: ((entries: readonly OutboxEntry[]) => void) | undefined;
  let fail: ((error: unknown) => void) | undefined;
  const repository: OutboxRepository = {
    watch(onList, onFailure) {
      [tell, fail] = [onList, onFailure];
      onList([...entries]);
    },
    add: vi.fn(async () => undefined),
    queueAgain: async (key) => tell?.(entries.map((one) => (one.key === key ? entry(key) : one))),
    discard: async (key) => tell?.(entries.filter((one) => one.key !== key)),
  };
  return { repository, fail: (error: unknown) => fail?.(error) };
}

const waitFor = (store: ReturnType<typeof createOutboxStore>) =>
  vi.waitFor(() => expect(store.current()).not.toBeNull());

test('OFF-05 the device is read once; waiting entries are told apart from refused ones', async () => {
  const open = vi.fn(async () => memory(entry('a'), entry('b', 'bad-request'), entry('c')).repository);
  const store = createOutboxStore(open);
  const onChange = vi.fn();
  const unsubscribe = store.subscribe(onChange);
  expect(store.current()).toBeNull();
  store.load();
  store.load();
  await waitFor(store);
  expect(open).toHaveBeenCalledTimes(1);
  expect(store.current()).toEqual({ waiting: 2, refused: [entry('b', 'bad-request')] });
  expect(store.current()).toBe(store.current());
  unsubscribe();
  await store.change((repository) => repository.discard('a'));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('OFF-05 a retried entry waits, a discarded one is gone', async () => {
  const store = createOutboxStore(async () => memory(entry('a', 'bad-request')).repository);
  expect(await store.change((repository) => repository.queueAgain('a'))).toBe(true);
  expect(store.current()).toEqual({ waiting: 1, refused: [] });
  expect(await store.change((repository) => repository.discard('a'))).toBe(true);
  expect(store.current()).toEqual({ waiting: 0, refused: [] });
});

test('BRW-04 a blocked device reports nothing, and is read again when next needed', async () => {
  const blocked = new DOMException('blocked', 'SecurityError');
  const open = vi.fn(async () => memory(entry('a')).repository).mockRejectedValueOnce(blocked);
  const store = createOutboxStore(open);
  expect(await store.change((repository) => repository.discard('a'))).toBe(false);
  expect(store.current()).toBeNull();
  expect(logged).toHaveBeenCalledWith('outbox', blocked);
  store.load();
  await waitFor(store);
  expect(store.current()).toEqual({ waiting: 1, refused: [] });
});

test('BRW-04 known entries stay when the device stops answering', async () => {
  const { repository, fail } = memory(entry('a'));
  const store = createOutboxStore(async () => repository);
  store.load();
  await waitFor(store);
  fail(new Error('closed'));
  expect(store.current()).toEqual({ waiting: 1, refused: [] });
});
