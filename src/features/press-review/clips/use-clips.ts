import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { listClips } from '#api/site/press-reviews.ts';
import type { ApiErrorKind } from '#domain/api-error.ts';
import type { ClipList } from '#domain/press-review/clip.ts';
import type { ClipsView } from '#domain/press-review/clips-view.ts';
import { wordsFilter } from '#domain/press-review/match-clip.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { usePressReview } from '../frame/press-review-context.ts';
import {
  type FilterChoices,
  filterChoicesOf,
  filterClips,
  type ListedClip,
  prepareClips,
  sortClips,
} from './arrange-clips.ts';
import { mapInSlices } from './map-in-slices.ts';

export type LoadedClips = {
  list: ClipList;
  clips: readonly ListedClip[];
  choices: FilterChoices;
  /** Whether the search ran on the device, where it covers only titles, authors and sections. */
  titlesOnly?: boolean;
};

type ClipsState = {
  /** The previous answer, until there is a new one. */
  loaded: LoadedClips | null;
  failure: ApiErrorKind | null;
  isLoading: boolean;
};

/** Time for which all clips of a period are reused when the search text is cleared. */
const PERIOD_REUSE_MS = 300_000;

type Period = Pick<ClipsView, 'from' | 'to'>;

type LoadedPeriod = Period & { round: number; reusableUntil: number; loaded: LoadedClips };

/** Filters clips by the search text on the device, without a request. */
async function searchOnDevice({ list, clips, choices }: LoadedClips, text: string): Promise<LoadedClips> {
  const matches = wordsFilter(text);
  const isMatch = await mapInSlices(clips, ({ clip }) => matches(clip));
  const found = clips.filter((_, index) => isMatch[index]);
  return {
    list: { ...list, clips: found.map(({ clip }) => clip), cut: false },
    clips: found,
    choices,
    titlesOnly: true,
  };
}

/**
 * The clips of a period that match the search text. The server searches; offline the device does. The
 * previous clips stay until the next answer.
 */
export function useClips({ from, to, filters: { text } }: ClipsView) {
  const { api } = usePressReview();
  const [state, setState] = useState<ClipsState>({ loaded: null, failure: null, isLoading: true });
  const [attempt, setAttempt] = useState(0);
  const lastPeriod = useRef<LoadedPeriod | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const loadClips = async (searchText: string): Promise<LoadedClips> => {
      const list = await listClips(await api(), { ...(from && to && { from, to }), text: searchText });
      return { list, clips: await prepareClips(list.clips), choices: await filterChoicesOf(list.clips) };
    };
    const samePeriod =
      lastPeriod.current?.from === from && lastPeriod.current.to === to ? lastPeriod.current : null;
    const loadPeriod = async (): Promise<LoadedClips> => {
      if (samePeriod?.round === attempt && Date.now() < samePeriod.reusableUntil) return samePeriod.loaded;
      const loaded = await loadClips('');
      lastPeriod.current = { from, to, round: attempt, loaded, reusableUntil: Date.now() + PERIOD_REUSE_MS };
      return loaded;
    };
    const load = async (): Promise<LoadedClips> => {
      if (!text) return loadPeriod();
      try {
        return await loadClips(text);
      } catch (error) {
        if (failureKindOf(error) !== 'offline') throw error;
        // The clips loaded before for the period are used however old they are; else the worker may have them
        // cached.
        return searchOnDevice(samePeriod?.loaded ?? (await loadClips('')), text);
      }
    };
    setState((before) => ({ ...before, failure: null, isLoading: true }));
    load().then(
      (loaded) => isCurrent && startTransition(() => setState({ loaded, failure: null, isLoading: false })),
      (error: unknown) =>
        isCurrent && setState({ loaded: null, failure: failureKindOf(error), isLoading: false }),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, from, to, text, attempt]);
  const reload = useCallback(() => setAttempt((attempts) => attempts + 1), []);
  const mayImproveOnline = state.failure !== null || state.loaded?.titlesOnly === true;
  useEffect(() => {
    if (!mayImproveOnline) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [mayImproveOnline, reload]);
  return useMemo(() => ({ ...state, reload }), [state, reload]);
}

const NONE: readonly ListedClip[] = [];

/** The filtered clips. They are sorted once for each order, so that a filter only has to scan them. */
export function useShownClips(loaded: LoadedClips | null, { filters, order }: ClipsView) {
  const { by, descending } = order;
  const clips = loaded?.clips ?? NONE;
  const sorted = useMemo(() => sortClips(clips, { by, descending }), [clips, by, descending]);
  return useMemo(() => filterClips(sorted, filters), [sorted, filters]);
}
