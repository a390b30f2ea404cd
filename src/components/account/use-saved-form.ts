import { useCallback, useState } from 'react';
import { type DraftValues, dropDraft, readDraft } from '#src/state/drafts/drafts.ts';
import { useAsked } from './use-asked.ts';

/** What the account has, and what the reader left unsaved on this device. */
export type Loaded<Data> = { data: Data; draft: DraftValues | null };

type Options<Data, Fields, Done> = {
  /** Of the form's draft. */
  name: string;
  /** Keeps its identity. */
  read: () => Promise<Data>;
  /** @throws ApiError */
  write: (fields: Fields) => Promise<Done>;
  /** What the account has by now. */
  dataOf: (done: Done) => Data;
};

/**
 * The data of a form: asked for once, with the draft. `round` is another one whenever the form begins anew, `saved` what
 * was answered to the last saving.
 */
export function useSavedForm<Data, Fields, Done extends object>(options: Options<Data, Fields, Done>) {
  const { name, read, write, dataOf } = options;
  const [round, setRound] = useState(0);
  const [saved, setSaved] = useState<Done | null>(null);
  const ask = useCallback(async (): Promise<Loaded<Data>> => {
    const [data, draft] = await Promise.all([read(), readDraft(name)]);
    return { data, draft };
  }, [name, read]);
  const { asked, askAgain, setKnown } = useAsked(ask);

  function beginAnew(data: Data) {
    setKnown({ data, draft: null });
    setRound((rounds) => rounds + 1);
  }

  async function save(fields: Fields, settled: () => Promise<void>) {
    setSaved(null);
    const done = await write(fields);
    await settled();
    setSaved(done);
    beginAnew(dataOf(done));
  }

  async function discard(data: Data) {
    await dropDraft(name);
    beginAnew(data);
  }

  return { asked, askAgain, round, saved, save, discard };
}

export type SavedForm<Data, Fields, Done extends object> = ReturnType<
  typeof useSavedForm<Data, Fields, Done>
>;
