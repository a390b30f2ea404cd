import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { listClips } from '#api/site/press-reviews.ts';
import type { ApiErrorKind } from '#domain/api-error.ts';
import type { ClipList } from '#domain/press-review/clip.ts';
import type { ClipsView } from '#domain/press-review/clips-view.ts';
import { wordsFilter } from '#domain/press-review/match-clip.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { usePressReview } from '../frame/press-review-context.ts';
import {
  type Choices,
  choicesIn,
  filterClips,
  type ListedClip,
  prepareClips,
  sortClips,
} from './arrange-clips.ts';
import { mapInSlices } from './in-slices.ts';

export type KnownClips = {
  list: ClipList;
  clips: readonly ListedClip[];
  choices: Choices;
  /** The search ran on the device, so it did not cover the texts. */
  titlesOnly?: boolean;
};

type Told = {
  /** The previous answer, until there is a new one. */
  known: KnownClips | null;
  failure: ApiErrorKind | null;
  asking: boolean;
};

/** Time for which the clips of a whole period are reused after leaving a search. */
const WHOLE_MS = 300_000;

type Period = Pick<ClipsView, 'from' | 'to'>;

type Whole = Period & { round: number; until: number; known: KnownClips };

/** Searches the clips of a whole period on the device. */
async function searchHere({ list, clips, choices }: KnownClips, text: string): Promise<KnownClips> {
  const matches = wordsFilter(text);
  const fits = await mapInSlices(clips, ({ clip }) => matches(clip));
  const left = clips.filter((_, at) => fits[at]);
  return {
    list: { ...list, clips: left.map(({ clip }) => clip), cut: false },
    clips: left,
    choices,
    titlesOnly: true,
  };
}

/**
 * The clips of a period that match the words; the server searches. The previous clips are kept until the next answer.
 */
export function useClips({ from, to, filters: { text } }: ClipsView) {
  const { api } = usePressReview();
  const [told, setTold] = useState<Told>({ known: null, failure: null, asking: true });
  const [round, setRound] = useState(0);
  const whole = useRef<Whole | null>(null);
  useEffect(() => {
    let wanted = true;
    const tell = async (words: string): Promise<KnownClips> => {
      const list = await listClips(await api(), { ...(from && to && { from, to }), text: words });
      return { list, clips: await prepareClips(list.clips), choices: await choicesIn(list.clips) };
    };
    const before = whole.current?.from === from && whole.current.to === to ? whole.current : null;
    const askWhole = async (): Promise<KnownClips> => {
      if (before?.round === round && Date.now() < before.until) return before.known;
      const known = await tell('');
      whole.current = { from, to, round, known, until: Date.now() + WHOLE_MS };
      return known;
    };
    const ask = async (): Promise<KnownClips> => {
      if (!text) return askWhole();
      try {
        return await tell(text);
      } catch (error) {
        if (failureKindOf(error) !== 'offline') throw error;
        // The remembered period is used however old it is; without one the worker may have it cached.
        return searchHere(before?.known ?? (await tell('')), text);
      }
    };
    setTold((before) => ({ ...before, failure: null, asking: true }));
    ask().then(
      (known) => wanted && startTransition(() => setTold({ known, failure: null, asking: false })),
      (error: unknown) => wanted && setTold({ known: null, failure: failureKindOf(error), asking: false }),
    );
    return () => {
      wanted = false;
    };
  }, [api, from, to, text, round]);
  const askAgain = useCallback(() => setRound((rounds) => rounds + 1), []);
  const better = told.failure !== null || told.known?.titlesOnly === true;
  useEffect(() => {
    if (!better) return;
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, [better, askAgain]);
  return useMemo(() => ({ ...told, askAgain }), [told, askAgain]);
}

const NONE: readonly ListedClip[] = [];

/** The filtered clips. They are sorted once for each order, so that a filter only has to scan them. */
export function useShownClips(known: KnownClips | null, { filters, order }: ClipsView) {
  const { by, down } = order;
  const clips = known?.clips ?? NONE;
  const sorted = useMemo(() => sortClips(clips, { by, down }), [clips, by, down]);
  return useMemo(() => filterClips(sorted, filters), [sorted, filters]);
}
