import { beforeEach, expect, test, vi } from 'vitest';
import type { Favourite } from '#device/tables/favourites.ts';
import { createFavouritesStore, type FavouritesRepository } from './favourites-store.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());

const favourite = (articleId: number) => ({ brand: 'mg', articleId, addedAt: articleId }) as Favourite;

/** A repository in memory that reports its list as the device would. */
function memory(...kept: Favourite[]) {
  let tell: ((favourites: readonly Favourite[]) => void) | undefined;
  let fail: ((error: unknown) => void) | undefined;
  const repository: FavouritesRepository = {
    watch(onList, onFailure) {
      [tell, fail] = [onList, onFailure];
      onList([...kept]);
    },
    add: async ({ id }) => {
      kept.unshift(favourite(id));
      tell?.([...kept]);
    },
    remove: vi.fn(async () => undefined),
    restore: vi.fn(async () => undefined),
    putIntoFolder: vi.fn(async () => []),
    changeFolder: vi.fn(async () => []),
    restoreFormer: vi.fn(async () => undefined),
  };
  return { repository, fail: (error: unknown) => fail?.(error) };
}

const idsIn = (favourites: ReturnType<ReturnType<typeof createFavouritesStore>['current']>) =>
  Array.isArray(favourites) ? favourites.map(({ articleId }) => articleId) : favourites;

test('NWS-07 the device is read once, and its favourites are passed to all listeners', async () => {
  const open = vi.fn(async () => memory(favourite(3)).repository);
  const store = createFavouritesStore(open);
  const onChange = vi.fn();
  const unsubscribe = store.subscribe(onChange);
  expect(store.current()).toBeNull();
  store.load();
  store.load();
  await vi.waitFor(() => expect(idsIn(store.current())).toEqual([3]));
  expect(open).toHaveBeenCalledTimes(1);
  expect(await store.change((repository) => repository.add({ id: 8 } as Favourite['article']))).toBe(true);
  expect(idsIn(store.current())).toEqual([8, 3]);
  expect(onChange).toHaveBeenCalledTimes(2);
  unsubscribe();
  await store.change((repository) => repository.add({ id: 9 } as Favourite['article']));
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('BRW-04 a change that the device refuses is reported, and the list stays as it is', async () => {
  const store = createFavouritesStore(async () => memory(favourite(3)).repository);
  const full = new DOMException('full', 'QuotaExceededError');
  expect(await store.change(() => Promise.reject(full))).toBe(false);
  expect(logged).toHaveBeenCalledWith('favourites', full);
  expect(idsIn(store.current())).toEqual([3]);
});

test('BRW-04 a blocked device is reported, and read again when next needed', async () => {
  const blocked = new DOMException('blocked', 'SecurityError');
  const open = vi.fn(async () => memory(favourite(3)).repository).mockRejectedValueOnce(blocked);
  const store = createFavouritesStore(open);
  expect(await store.change((repository) => repository.remove(3))).toBe(false);
  expect(store.current()).toBe('blocked');
  store.load();
  await vi.waitFor(() => expect(idsIn(store.current())).toEqual([3]));
});

test('BRW-04 a known list stays when the device stops answering', async () => {
  const { repository, fail } = memory(favourite(3));
  const store = createFavouritesStore(async () => repository);
  store.load();
  await vi.waitFor(() => expect(idsIn(store.current())).toEqual([3]));
  fail(new Error('closed'));
  expect(idsIn(store.current())).toEqual([3]);
});
