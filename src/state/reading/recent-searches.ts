import { createDeviceStore, useDeviceStore } from '../device-store.ts';
import { whenIdle } from '../page/idle.ts';
import type { SearchesRepository } from './recent-searches-repository.ts';

/** Where storage is blocked no searches are remembered, without further effect. BRW-04 */
const store = createDeviceStore<SearchesRepository, readonly string[]>({
  name: 'recent searches',
  valueIfBlocked: [],
  open: async (publish, onFailure) => {
    const { openSearches } = await import('./recent-searches-repository.ts');
    return openSearches(publish, onFailure);
  },
});

/** Call it from an effect when a search has found something. */
export const rememberSearch = (text: string): void =>
  whenIdle(() => void store.change((repository) => repository.remember(text)));

export const forgetSearches = (texts: readonly string[]): void =>
  void store.change((repository) => repository.forget(texts));

const NONE: readonly string[] = [];

/** The latest searches on this device; none on the server and until the device has answered. NWS-06 */
export const useRecentSearches = (): readonly string[] =>
  useDeviceStore(store, whenIdle, (searches) => searches) ?? NONE;
