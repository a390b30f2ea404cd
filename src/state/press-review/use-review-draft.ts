import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { getReview, saveReview } from '#api/site/press-reviews.ts';
import { FROM_DEVICE } from '#device/from-device.ts';
import type { Day } from '#domain/newsstand.ts';
import type { ReviewWithClips } from '#domain/press-review/review.ts';
import { refreshCachedReview } from './cached-review.ts';
import { createDraft, type DraftStore } from './draft-store.ts';
import type { DraftView } from './draft-view.ts';
import { savedReviews } from './saved-reviews.ts';

type Deps = { api: () => Promise<Api>; day: Day };

/** Reads the review, and whether this very answer came from the device: other calls read the same address meanwhile. */
export async function readDraft({ api, day }: Deps): Promise<ReviewWithClips & { isCopy: boolean }> {
  const { headers, ...answer } = await getReview(await api(), day);
  return { ...answer, isCopy: headers.has(FROM_DEVICE) };
}

const openDraft = ({ api, day }: Deps): DraftStore =>
  createDraft({
    day,
    read: () => readDraft({ api, day }),
    write: async (change) => {
      const version = await saveReview(await api(), change);
      refreshCachedReview(day);
      return version;
    },
    saved: savedReviews(day),
    now: () => new Date(),
  });

/** Saves when the page may go away; loads again when it becomes visible, as it may be outdated. */
function watchPage(store: DraftStore): () => void {
  const saveNow = () => void store.save();
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') void store.refresh();
    else {
      store.saveOnDevice();
      void store.save();
    }
  };
  addEventListener('online', saveNow);
  addEventListener('pagehide', store.saveOnDevice);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    removeEventListener('online', saveNow);
    removeEventListener('pagehide', store.saveOnDevice);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    store.saveOnDevice();
    void store.save();
  };
}

/** The review of a day, and its actions. `deps` are read only once. PRS-04 */
export function useReviewDraft(deps: Deps): { view: DraftView; store: DraftStore } {
  const [store] = useState(() => openDraft(deps));
  const view = useAtomValue(store.atom);
  useEffect(() => {
    void store.load();
    return watchPage(store);
  }, [store]);
  return { view, store };
}
