import { atom, getDefaultStore } from 'jotai';
import { ApiError, type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import { cleanReview } from '#domain/press-review/clean-review.ts';
import type { ReviewContents } from '#domain/press-review/edit-review.ts';
import type { ReviewChange, ReviewWithClips } from '#domain/press-review/review.ts';
import { logError } from '../log.ts';
import * as steps from './draft-history.ts';
import * as views from './draft-view.ts';
import type { SavedReview, SavedReviews } from './saved-reviews.ts';

/** Calls that load and save a review. `read` and `write` may throw an ApiError. */
export type DraftDeps = {
  day: string;
  /** `isCopy` if the server did not answer, and the device's copy is returned, which may be older. */
  read(): Promise<ReviewWithClips & { isCopy: boolean }>;
  /** Resolves with the new version. */
  write(change: ReviewChange): Promise<number>;
  saved: SavedReviews;
  now(): Date;
};

export type DraftStore = ReturnType<typeof createDraft>;

/** Nothing is sent before a pause in typing of this length. */
const SERVER_PAUSE_MS = 1200;
/** The device saves sooner than the server. */
const DEVICE_PAUSE_MS = 300;

/**
 * Kind of a failure. Offline, even the code that makes the call may be missing, which is an `unexpected`
 * error.
 */
function kindOf(error: unknown): ApiErrorKind {
  const kind = errorKindOf(error);
  return kind === 'unexpected' && globalThis.navigator?.onLine === false ? 'offline' : kind;
}

/**
 * The review of a day while it is edited: changes are saved on the device immediately and on the server soon after, one
 * save after the other. Changes by others are merged in, or a conflict is shown. PRS-04
 */
export function createDraft({ day, read, write, saved, now }: DraftDeps) {
  const store = getDefaultStore();
  const viewAtom = atom<views.DraftView>({ state: 'loading' });
  let saving: Promise<void> | null = null;
  const timers: { save?: ReturnType<typeof setTimeout>; device?: ReturnType<typeof setTimeout> } = {};

  const publish = (view: views.DraftView) => store.set(viewAtom, view);
  /** The draft; null until it is loaded. */
  const knownDraft = () => {
    const view = store.get(viewAtom);
    return view.state === 'known' ? view : null;
  };
  const change = (part: Partial<views.LoadedDraft>) => {
    const view = knownDraft();
    if (view) publish({ ...view, ...part });
  };

  /** Whether this page saved or loaded the changes on the device: those of another tab are left to it. */
  let ownsSavedReview = false;

  /** The server's own answer. @throws ApiError `offline` where there is only a copy */
  async function readServer(): Promise<ReviewWithClips> {
    const answer = await read();
    if (answer.isCopy) throw new ApiError('offline', { operation: 'getReview' });
    return answer;
  }

  function saveOnDevice() {
    clearTimeout(timers.device);
    delete timers.device;
    const view = knownDraft();
    if (!view) return;
    if (views.differsFromServer(view)) saved.save(views.savedReviewOf(view), now().getTime());
    else if (ownsSavedReview) void saved.remove();
    ownsSavedReview = views.differsFromServer(view);
  }
  function scheduleSaves() {
    clearTimeout(timers.device);
    timers.device = setTimeout(saveOnDevice, DEVICE_PAUSE_MS);
    clearTimeout(timers.save);
    timers.save = setTimeout(() => void save(), SERVER_PAUSE_MS);
  }

  /** Merges the server's present version with the local changes. */
  function mergeServerVersion({ review, clips }: ReviewWithClips) {
    const view = knownDraft();
    if (!view || review.version === view.base.version) return;
    const merged = views.mergedContents(view, review);
    const clipsChange = { clips: views.mergedClips(view, clips) };
    // An undo step would remove the changes of others.
    if (merged) change({ ...clipsChange, base: review, contents: merged, history: steps.NO_HISTORY });
    else change({ ...clipsChange, conflict: review });
  }

  /** Loads what is unsaved on the device, and merges it with the server's version: a copy may be older than its base. */
  async function loadSaved(savedReview: SavedReview): Promise<void> {
    try {
      const answer = await readServer();
      publish(views.savedDraft(savedReview, { state: 'waiting' }));
      mergeServerVersion(answer);
    } catch (error) {
      if (kindOf(error) !== 'offline') throw error;
      publish(views.savedDraft(savedReview, { state: 'offline' }));
      return;
    }
    await save();
  }

  async function load(): Promise<void> {
    publish({ state: 'loading' });
    const savedReview = await saved.read().catch(() => null);
    ownsSavedReview = savedReview !== null;
    try {
      if (savedReview) await loadSaved(savedReview);
      else publish(views.loadedDraft(await read()));
    } catch (error) {
      publish({ state: 'failed', kind: kindOf(error) });
    }
  }

  function showFailure(error: unknown) {
    const kind = kindOf(error);
    if (kind !== 'offline') logError('press-review', error);
    change({ saveState: kind === 'offline' ? { state: 'offline' } : { state: 'failed', kind } });
  }

  /** Saves once. @returns whether to continue. */
  async function writeOnce(): Promise<boolean> {
    const view = knownDraft();
    if (!view) return false;
    const { base, contents } = view;
    change({ saveState: { state: 'saving' } });
    try {
      const version = await write({ day, version: base.version, ...contents });
      const updatedAt = now().toISOString();
      change({ base: { ...base, ...cleanReview(contents, day), version, updatedAt, updatedBy: null } });
      return true;
    } catch (error) {
      if (kindOf(error) !== 'review-changed') {
        showFailure(error);
        return false;
      }
    }
    try {
      const answer = await readServer();
      // The same version as before would be refused again, and again.
      if (answer.review.version === base.version)
        throw new ApiError('review-changed', { operation: 'saveReview' });
      mergeServerVersion(answer);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  }

  async function saveAll() {
    let view = knownDraft();
    while (view && view.conflict === null && views.differsFromServer(view)) {
      if (!(await writeOnce())) return saveOnDevice();
      view = knownDraft();
    }
    if (!view) return;
    change({ saveState: { state: view.conflict ? 'waiting' : 'saved' } });
    saveOnDevice();
  }

  /** Saves run one after the other; changes made meanwhile go with the next. */
  function save(): Promise<void> {
    clearTimeout(timers.save);
    saving ??= saveAll().finally(() => {
      saving = null;
    });
    return saving;
  }

  function show(contents: ReviewContents, history: steps.DraftHistory) {
    const saveState = saving ? ({ state: 'saving' } as const) : ({ state: 'waiting' } as const);
    change({ contents, history, saveState });
    scheduleSaves();
  }
  function step(move: typeof steps.undone) {
    const view = knownDraft();
    if (!view) return;
    const moved = move(view.history, view.contents);
    if (moved) show(moved.contents, moved.history);
  }

  return {
    atom: viewAtom,
    load,
    save,
    saveOnDevice: () => timers.device !== undefined && saveOnDevice(),
    /** @param label of a field: continuous typing into it is one step */
    edit(make: (contents: ReviewContents) => ReviewContents, label: string | null = null) {
      const view = knownDraft();
      if (!view) return;
      const { contents, history } = view;
      const next = make(contents);
      if (next !== contents) show(next, steps.withStep(history, contents, label));
    },
    undo: () => step(steps.undone),
    redo: () => step(steps.redone),
    /** Loads changes by others when the reader comes back to the page. */
    async refresh(): Promise<void> {
      const view = knownDraft();
      if (saving || view?.conflict !== null) return;
      try {
        const answer = await readServer();
        // A save that began and ended meanwhile has made a newer version.
        if (!saving && knownDraft()?.base.version === view.base.version) mergeServerVersion(answer);
      } catch (error) {
        if (kindOf(error) !== 'offline') logError('press-review', error);
      }
    },
    /** Resolves a conflict with the chosen version; the other one can be restored by undo. */
    resolveConflict(choice: 'mine' | 'theirs') {
      const view = knownDraft();
      if (!view?.conflict) return;
      const { conflict, contents } = view;
      const theirs = views.contentsOf(conflict);
      change({ base: conflict, conflict: null });
      if (choice === 'mine') show(contents, steps.withStep(steps.NO_HISTORY, theirs, null));
      else show(theirs, steps.withStep(steps.NO_HISTORY, contents, null));
      return save();
    },
    /** Saves immediately. @returns whether everything is saved. */
    async flush(): Promise<boolean> {
      await save();
      const view = knownDraft();
      return view !== null && view.conflict === null && !views.differsFromServer(view);
    },
  };
}
