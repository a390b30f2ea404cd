import { useCallback, useState } from 'react';
import { type DraftValues, readDraft, removeDraft } from '#src/state/drafts/drafts.ts';
import { useLoaded } from './use-loaded.ts';

/** Data from the account, and the draft that the reader left unsaved on this device. */
export type Loaded<Data> = { data: Data; draft: DraftValues | null };

type Options<Data, Fields, Done> = {
  /** Name of the form's draft. */
  name: string;
  /** Must keep its identity. */
  read: () => Promise<Data>;
  /** @throws ApiError */
  write: (fields: Fields) => Promise<Done>;
  /** The account's data after a save. */
  dataOf: (done: Done) => Data;
};

/**
 * Loads the data of a form together with its draft. `round` changes whenever the form starts again, `saved` is the
 * response to the last save.
 */
export function useSavedForm<Data, Fields, Done extends object>(options: Options<Data, Fields, Done>) {
  const { name, read, write, dataOf } = options;
  const [round, setRound] = useState(0);
  const [saved, setSaved] = useState<Done | null>(null);
  const load = useCallback(async (): Promise<Loaded<Data>> => {
    const [data, draft] = await Promise.all([read(), readDraft(name)]);
    return { data, draft };
  }, [name, read]);
  const { loadable, reload, setData } = useLoaded(load);

  function startAgain(data: Data) {
    setData({ data, draft: null });
    setRound((rounds) => rounds + 1);
  }

  async function save(fields: Fields, onSaved: () => Promise<void>) {
    setSaved(null);
    const response = await write(fields);
    await onSaved();
    setSaved(response);
    startAgain(dataOf(response));
  }

  async function discard(data: Data) {
    await removeDraft(name);
    startAgain(data);
  }

  return { loadable, reload, round, saved, save, discard };
}

export type SavedForm<Data, Fields, Done extends object> = ReturnType<
  typeof useSavedForm<Data, Fields, Done>
>;
