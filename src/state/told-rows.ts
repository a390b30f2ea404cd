import type { Api } from '#api/clients.ts';
import { atomOfReader } from './of-reader.ts';

type Kind<Row> = {
  ask: (api: Api) => Promise<Row[]>;
  tell: (api: Api, slug: string, on: boolean) => Promise<void>;
  isOn: (row: Row) => boolean;
  turned: (row: Row, on: boolean) => Row;
};

/**
 * Rows of a reader that are switched on and off: shown at once and told to the account site one after the other, so that
 * what was said last is what stays. What could not be told shows again what the site knows.
 */
export function switchedRows<Row extends { slug: string }>({ ask, tell, isOn, turned }: Kind<Row>) {
  const rows = atomOfReader<readonly Row[]>([]);
  const known = new Map<string, boolean>();
  let waiting: Promise<unknown> = Promise.resolve();
  const show = (slug: string, on: boolean) =>
    rows.change((list) => list.map((row) => (row.slug === slug ? turned(row, on) : row)));
  return {
    atom: rows.atom,
    /** @throws ApiError `login-required`, `offline`. */
    load: (api: () => Promise<Api>): Promise<void> =>
      rows.take(async () => {
        const list = await ask(await api());
        for (const row of list) known.set(row.slug, isOn(row));
        return list;
      }),
    /** @throws ApiError `forbidden`, `not-found`, `offline`. */
    turn: (api: () => Promise<Api>, slug: string, on: boolean): Promise<void> => {
      show(slug, on);
      const told = waiting.then(async () => {
        try {
          await tell(await api(), slug, on);
          known.set(slug, on);
        } catch (error) {
          show(slug, known.get(slug) ?? !on);
          throw error;
        }
      });
      waiting = told.catch(() => undefined);
      return told;
    },
  };
}
