import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#domain/api-error.ts';
import { cleanReview } from '#domain/press-review/clean-review.ts';
import type { Review, ReviewChange } from '#domain/press-review/review.ts';
import { createDraft } from './draft-store.ts';
import type { SavedReview } from './saved-reviews.ts';

const DAY = '2025-04-03';

const BEGUN: Review = {
  day: DAY,
  version: 4,
  title: 'Rassegna',
  abstract: '',
  updatedAt: null,
  updatedBy: null,
  chapters: [{ id: 'a', title: 'Primo piano', clips: [{ id: 1, note: '' }] }],
};

/** A server with one review, and a device. */
function newFixture({ left = null as SavedReview | null } = {}) {
  const server = {
    review: BEGUN,
    offline: false,
    copy: null as Review | null,
    held: Promise.resolve(),
    writes: [] as ReviewChange[],
  };
  const device = { left };
  const reach = () => {
    if (server.offline) throw new ApiError('offline', { operation: 'test' });
  };
  const elsewhere = (part: Partial<Review>) => {
    server.review = { ...server.review, ...part, version: server.review.version + 1, updatedBy: 'Anna' };
  };
  const store = createDraft({
    day: DAY,
    async read() {
      if (server.copy) return { review: server.copy, clips: [], isCopy: true };
      reach();
      // The answer is the server's of this moment, however late it arrives.
      const { review } = server;
      await server.held;
      return { review, clips: [], isCopy: false };
    },
    async write({ version, ...contents }) {
      reach();
      if (version !== server.review.version) throw new ApiError('review-changed', { operation: 'test' });
      server.writes.push({ version, ...contents });
      server.review = { ...server.review, ...cleanReview(contents, DAY), version: version + 1 };
      return server.review.version;
    },
    saved: {
      read: async () => device.left,
      save: (review) => {
        device.left = review;
      },
      remove: async () => {
        device.left = null;
      },
    },
    now: () => new Date('2025-04-03T05:00:00Z'),
  });
  const known = () => {
    const view = getDefaultStore().get(store.atom);
    if (view.state !== 'known') throw new Error(view.state);
    return view;
  };
  const retitle = (title: string) => store.edit((contents) => ({ ...contents, title }), 'title');
  return { server, device, store, known, elsewhere, retitle };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('PRS-04 typed text is saved once, after a pause', async () => {
  const { server, device, store, known, retitle } = newFixture();
  await store.load();
  retitle('R');
  retitle('Ra');
  expect(known().saveState).toEqual({ state: 'waiting' });
  await vi.advanceTimersByTimeAsync(400);
  expect(device.left?.contents.title).toBe('Ra');
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.writes).toMatchObject([{ version: 4, title: 'Ra' }]);
  expect(known().saveState).toEqual({ state: 'saved' });
  expect(device.left).toBeNull();
  store.undo();
  expect(known().contents.title).toBe('Rassegna');
  store.redo();
  expect(known().contents.title).toBe('Ra');
});

test('PRS-04 a change that could not be sent is saved on the device, and sent when there is a network', async () => {
  const { server, device, store, known, retitle } = newFixture();
  await store.load();
  server.offline = true;
  retitle('In treno');
  await store.save();
  expect(known().saveState).toEqual({ state: 'offline' });
  const left = device.left;
  expect(left?.contents.title).toBe('In treno');

  const later = newFixture({ left });
  later.server.offline = true;
  await later.store.load();
  expect(later.known().contents.title).toBe('In treno');
  later.server.offline = false;
  await later.store.save();
  expect(later.server.review.title).toBe('In treno');
  expect(later.device.left).toBeNull();
});

test('PRS-04 changes left on the device are merged with those that others made meanwhile', async () => {
  const contents = { title: 'Rassegna', abstract: 'In breve', chapters: BEGUN.chapters };
  const { server, store, elsewhere } = newFixture({ left: { base: BEGUN, contents, clips: [] } });
  elsewhere({ title: 'Di Anna' });
  await store.load();
  expect(server.review).toMatchObject({ title: 'Di Anna', abstract: 'In breve' });
});

test('PRS-04 a conflict is left to the reader, and the rejected version can be restored by undo', async () => {
  const { server, store, known, elsewhere, retitle } = newFixture();
  await store.load();
  elsewhere({ title: 'Di Anna' });
  retitle('Mia');
  await store.save();
  expect(known().conflict?.updatedBy).toBe('Anna');
  expect(server.writes).toEqual([]);
  await store.resolveConflict('theirs');
  expect(known()).toMatchObject({ conflict: null, contents: { title: 'Di Anna' } });
  store.undo();
  await store.save();
  expect(server.review.title).toBe('Mia');
});

test('PRS-04 the reader’s version replaces theirs if the reader chooses so', async () => {
  const { server, store, elsewhere, retitle } = newFixture();
  await store.load();
  elsewhere({ title: 'Di Anna' });
  retitle('Mia');
  await store.save();
  await store.resolveConflict('mine');
  expect(server.review.title).toBe('Mia');
});

test('PRS-04 a space at the end, which the server does not store, is neither a change nor a conflict', async () => {
  const { server, store, known, elsewhere, retitle } = newFixture();
  await store.load();
  retitle('Mia ');
  await store.save();
  expect(known().saveState).toEqual({ state: 'saved' });
  retitle('Mia  ');
  await store.save();
  expect(server.writes).toHaveLength(1);
  elsewhere({ abstract: 'Di Anna' });
  retitle('Mia seconda');
  await store.save();
  expect([known().conflict, server.review]).toMatchObject([
    null,
    { title: 'Mia seconda', abstract: 'Di Anna' },
  ]);
});

test('PRS-04 a space that was just typed stays when others have changed nothing', async () => {
  const { store, known, elsewhere, retitle } = newFixture();
  await store.load();
  retitle('Mia ');
  await store.save();
  elsewhere({});
  await store.refresh();
  expect(known()).toMatchObject({ contents: { title: 'Mia ' }, conflict: null, base: { title: 'Mia' } });
});

test('PRS-04 coming back to the page shows clips that a search has added', async () => {
  const { store, known, elsewhere } = newFixture();
  await store.load();
  elsewhere({
    chapters: [
      {
        id: 'a',
        title: 'Primo piano',
        clips: [
          { id: 1, note: '' },
          { id: 2, note: '' },
        ],
      },
    ],
  });
  await store.refresh();
  expect(known().contents.chapters[0]?.clips).toHaveLength(2);
  expect(known().saveState).toEqual({ state: 'saved' });
});

test('PRS-04 a copy that is older than what was saved undoes nothing when the reader comes back', async () => {
  const { server, store, known, retitle } = newFixture();
  await store.load();
  retitle('Scritto ora');
  await store.save();
  server.copy = BEGUN;
  await store.refresh();
  expect([known().contents.title, known().base.version]).toEqual(['Scritto ora', 5]);
});

test('PRS-04 an answer that a save has overtaken undoes nothing', async () => {
  const { server, store, known, retitle } = newFixture();
  await store.load();
  let release: () => void = () => undefined;
  server.held = new Promise((resolve) => {
    release = resolve;
  });
  const refreshed = store.refresh();
  server.held = Promise.resolve();
  retitle('Scritto ora');
  await store.save();
  release();
  await refreshed;
  expect([known().contents.title, known().base.version]).toEqual(['Scritto ora', 5]);
});

test('PRS-04 a save that is refused while only a copy can be read ends, and is tried again later', async () => {
  const { server, store, known, elsewhere, retitle } = newFixture();
  await store.load();
  elsewhere({ abstract: 'Di Anna' });
  server.copy = BEGUN;
  retitle('Scritto ora');
  await store.save();
  expect(known().saveState).toEqual({ state: 'offline' });
  server.copy = null;
  await store.save();
  expect(server.review).toMatchObject({ title: 'Scritto ora', abstract: 'Di Anna' });
  expect(known().base.updatedBy).toBeNull();
});

test('PRS-04 a tab without changes leaves those of another tab on the device', async () => {
  const { server, device, store, retitle } = newFixture();
  await store.load();
  await store.save();
  const left = { base: BEGUN, contents: { title: 'Dell’altra', abstract: '', chapters: [] }, clips: [] };
  device.left = left;
  await store.save();
  expect(device.left).toBe(left);
  device.left = null;
  server.offline = true;
  retitle('Mia');
  await store.save();
  expect(device.left).not.toBeNull();
  server.offline = false;
  await store.save();
  expect(device.left).toBeNull();
});
