import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { accountDrafts, type DraftStore, type DraftValues } from '#src/state/drafts/drafts.ts';
import { valuesOf } from './form-values.ts';

const isKept = (value: unknown): value is string | boolean =>
  typeof value === 'string' || typeof value === 'boolean';

/** Values of a form that differ from the saved ones. Passwords are left out. */
function draftOf(form: HTMLFormElement, saved: Readonly<Record<string, unknown>>): DraftValues {
  const secrets = [...form.querySelectorAll<HTMLInputElement>('input[autocomplete*=password]')];
  const names = new Set(secrets.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(valuesOf(form)).filter(
      (entry): entry is [string, string | boolean] =>
        isKept(entry[1]) && !names.has(entry[0]) && entry[1] !== saved[entry[0]],
    ),
  );
}

/** Delay before a draft is saved, so that not every key saves it. */
const PAUSE_MS = 500;

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
    const keep = () => {
      timer.current = undefined;
      const values = draftOf(element, saved);
      if (Object.keys(values).length > 0) store.keep(name, values, Date.now());
      else void store.drop(name);
    };
    const keepSoon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, PAUSE_MS);
    };
    const keepNow = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      keep();
    };
    element.addEventListener('input', keepSoon);
    document.addEventListener('visibilitychange', keepNow);
    addEventListener('pagehide', keepNow);
    return () => {
      element.removeEventListener('input', keepSoon);
      document.removeEventListener('visibilitychange', keepNow);
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [form, name, saved, store]);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    return store.drop(name);
  }, [name, store]);
}
