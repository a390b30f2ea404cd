import type { Api } from '#api/clients.ts';
import { readerAtom } from '../session/reader-atom.ts';

type ChoiceKind<Row, Value> = {
  load: (api: Api) => Promise<Row[]>;
  send: (api: Api, slug: string, value: Value) => Promise<void>;
  /** The choice of a row. */
  choiceOf: (row: Row) => Value;
  withChoice: (row: Row, value: Value) => Row;
};

/**
 * Rows of a reader with one choice each: shown immediately and sent to the account site one after the other, so that
 * the last choice wins. A choice that could not be sent is reset to what the site knows.
 */
export function optimisticChoices<Row extends { slug: string }, Value>({
  load,
  send,
  choiceOf,
  withChoice,
}: ChoiceKind<Row, Value>) {
  const rows = readerAtom<readonly Row[]>([]);
  const savedValues = new Map<string, Value>();
  let lastSend: Promise<unknown> = Promise.resolve();
  const show = (slug: string, value: Value) =>
    rows.change((list) => list.map((row) => (row.slug === slug ? withChoice(row, value) : row)));
  return {
    atom: rows.atom,
    /** @throws ApiError `login-required`, `offline`. */
    load: (api: () => Promise<Api>): Promise<void> =>
      rows.load(async () => {
        const list = await load(await api());
        for (const row of list) savedValues.set(row.slug, choiceOf(row));
        return list;
      }),
    /** @throws ApiError `forbidden`, `not-found`, `offline`. */
    choose: (api: () => Promise<Api>, slug: string, value: Value): Promise<void> => {
      show(slug, value);
      const sent = lastSend.then(async () => {
        try {
          await send(await api(), slug, value);
          savedValues.set(slug, value);
        } catch (error) {
          const before = savedValues.get(slug);
          if (before !== undefined) show(slug, before);
          throw error;
        }
      });
      lastSend = sent.catch(() => undefined);
      return sent;
    },
  };
}
