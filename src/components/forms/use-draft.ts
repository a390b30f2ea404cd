import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { accountDrafts, type DraftStore, type DraftValues } from '#src/state/drafts/drafts.ts';
import { valuesOf } from './form-values.ts';

const isDraftValue = (value: unknown): value is string | boolean =>
  typeof value === 'string' || typeof value === 'boolean';

/** Values of a form that differ from the saved ones. Passwords are left out. */
function draftOf(form: HTMLFormElement, saved: Readonly<Record<string, unknown>>): DraftValues {
  const secrets = [...form.querySelectorAll<HTMLInputElement>('input[autocomplete*=password]')];
  const names = new Set(secrets.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(valuesOf(form)).filter(
      (entry): entry is [string, string | boolean] =>
        isDraftValue(entry[1]) && !names.has(entry[0]) && entry[1] !== saved[entry[0]],
    ),
  );
}

/** Delay before a draft is saved, so that not every key saves it. */
const SAVE_DELAY_MS = 500;

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** Name under which the draft is saved. */
  name: string;
  /** Values on the server: a form with the same values has no draft. */
  saved: Readonly<Record<string, unknown>>;
  store?: DraftStore;
};

/**
 * Saves unsent input on the device, against a reload, leaving the page and a lost network. Gives a function that
 * deletes the draft once the form was saved.
 */
export function useDraft({ form, name, saved, store = accountDrafts }: Options): () => Promise<void> {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const save = () => {
      timer.current = undefined;
      const values = draftOf(element, saved);
      if (Object.keys(values).length > 0) store.save(name, values, Date.now());
      else void store.remove(name);
    };
    const saveSoon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, SAVE_DELAY_MS);
    };
    const saveNow = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      save();
    };
    element.addEventListener('input', saveSoon);
    document.addEventListener('visibilitychange', saveNow);
    addEventListener('pagehide', saveNow);
    return () => {
      element.removeEventListener('input', saveSoon);
      document.removeEventListener('visibilitychange', saveNow);
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [form, name, saved, store]);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    return store.remove(name);
  }, [name, store]);
}
