import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/clients.ts';
import { NO_FILTERS } from '#domain/press-review/clips-view.ts';
import type { SavedSearch } from '#domain/press-review/desk.ts';
import { PressReviewContext, type PressReviewContextValue } from '../frame/press-review-context.ts';
import { useSearchActions } from './use-search-actions.tsx';

const search = (id: number, overrides: Partial<SavedSearch> = {}): SavedSearch => ({
  id,
  name: `Ricerca ${id}`,
  filters: NO_FILTERS,
  chapter: 'Porti',
  active: false,
  lastRun: null,
  ...overrides,
});

type Actions = ReturnType<typeof useSearchActions>;
type Save = (body: SavedSearch) => Promise<unknown>;

/** The actions on a list of two searches, and on what the server has stored of them. */
function actionsOn({ stored, save }: { stored: SavedSearch[]; save: Save }) {
  let searches = [search(1), search(2)];
  const reply = (data: unknown) => ({ data: { data }, response: new Response(null, { status: 200 }) });
  const site = {
    GET: async () => reply({ searches: stored }),
    POST: async (_address: string, { body }: { body: SavedSearch }) => {
      await save(body);
      return reply({ id: body.id });
    },
  };
  let actions: Actions | null = null;
  function List() {
    actions = useSearchActions({
      changeData: (change) => {
        searches = change(searches);
      },
      onUndone: () => undefined,
    });
    return null;
  }
  const context = { api: async () => ({ site }) as unknown as Api } as PressReviewContextValue;
  renderToStaticMarkup(
    <PressReviewContext value={context}>
      <List />
    </PressReviewContext>,
  );
  return { actions: actions as unknown as Actions, list: () => searches };
}

test('PRS-04 a search that could not be switched leaves another alone that was switched meanwhile', async () => {
  let fail = (_error: Error): void => undefined;
  const answer = new Promise<void>((_, reject) => {
    fail = reject;
  });
  const save: Save = async ({ id }) => {
    if (id === 1) await answer;
  };
  const { actions, list } = actionsOn({ stored: [search(1), search(2)], save });
  const failing = actions.switchTo(search(1), true);
  await actions.switchTo(search(2), true);
  fail(new Error('the network is gone'));
  await failing;
  expect(list().map(({ active }) => active)).toEqual([false, true]);
});

test('PRS-04 switching a search on keeps what a colleague changed in it', async () => {
  const bodies: SavedSearch[] = [];
  const stored = [search(1, { name: 'Porto di Bari', chapter: 'Puglia' }), search(2)];
  const { actions, list } = actionsOn({ stored, save: async (body) => void bodies.push(body) });
  await actions.switchTo(search(1), true);
  expect(bodies).toMatchObject([{ id: 1, name: 'Porto di Bari', chapter: 'Puglia', active: true }]);
  expect(list()[0]).toMatchObject({ name: 'Porto di Bari', chapter: 'Puglia', active: true });
});

test('PRS-04 a search that is switched on and off quickly stays off, on the server too', async () => {
  const saved: boolean[] = [];
  let answerFirst = (): void => undefined;
  const firstAnswer = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const save: Save = async ({ active }) => {
    if (active) await firstAnswer;
    saved.push(active);
  };
  const { actions, list } = actionsOn({ stored: [search(1), search(2)], save });
  const switchedOn = actions.switchTo(search(1), true);
  const switchedOff = actions.switchTo(search(1, { active: true }), false);
  answerFirst();
  await switchedOn;
  expect(list()[0]?.active).toBe(false);
  await switchedOff;
  expect(saved).toEqual([true, false]);
  expect(list()[0]?.active).toBe(false);
});

test('PRS-04 a switch whose presses all failed shows again what the server has', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { actions, list } = actionsOn({
    stored: [search(1), search(2)],
    save: () => Promise.reject(new Error('the network is gone')),
  });
  await Promise.all([
    actions.switchTo(search(1), true),
    actions.switchTo(search(1, { active: true }), false),
  ]);
  expect(list()[0]?.active).toBe(false);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
