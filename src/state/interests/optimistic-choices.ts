import type { Api } from '#api/clients.ts';
import { readerAtom } from '../session/reader-atom.ts';

type Kind<Row, Value> = {
  ask: (api: Api) => Promise<Row[]>;
  tell: (api: Api, slug: string, value: Value) => Promise<void>;
  /** The choice of a row. */
  choiceOf: (row: Row) => Value;
  chosen: (row: Row, value: Value) => Row;
};

/**
 * Rows of a reader with one choice each: shown immediately and sent to the account site one after the other, so that
 * the last choice wins. A choice that could not be sent is reset to what the site knows.
 */
export function optimisticChoices<Row extends { slug: string }, Value>({
  ask,
  tell,
  choiceOf,
  chosen,
}: Kind<Row, Value>) {
  const rows = readerAtom<readonly Row[]>([]);
  const known = new Map<string, Value>();
  let waiting: Promise<unknown> = Promise.resolve();
  const show = (slug: string, value: Value) =>
    rows.change((list) => list.map((row) => (row.slug === slug ? chosen(row, value) : row)));
  return {
    atom: rows.atom,
    /** @throws ApiError `login-required`, `offline`. */
    load: (api: () => Promise<Api>): Promise<void> =>
      rows.take(async () => {
        const list = await ask(await api());
        for (const row of list) known.set(row.slug, choiceOf(row));
        return list;
      }),
    /** @throws ApiError `forbidden`, `not-found`, `offline`. */
    choose: (api: () => Promise<Api>, slug: string, value: Value): Promise<void> => {
      show(slug, value);
      const told = waiting.then(async () => {
        try {
          await tell(await api(), slug, value);
          known.set(slug, value);
        } catch (error) {
          const before = known.get(slug);
          if (before !== undefined) show(slug, before);
          throw error;
        }
      });
      waiting = told.catch(() => undefined);
      return told;
    },
  };
}
