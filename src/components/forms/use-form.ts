import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { areSame, errorsIn, type FieldErrors, onlyErrorsOf } from './check-values.ts';
import { failureKindOf, failureOf, type Refusal } from './failure-of.ts';
import type { Failure } from './failure-strings.ts';
import { firstOf, valuesOf } from './form-values.ts';
import { useBfcacheRestore } from './use-bfcache-restore.ts';

const LOCK_MS = 2000;

/** Locks a button for a moment after it was pressed. SHL-12 */
function useLock(): { locked: boolean; isLocked: () => boolean; lock: () => void } {
  const [locked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lock = useCallback(() => {
    setLocked(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setLocked(false);
    }, LOCK_MS);
  }, []);
  // Reads the ref, not the state: two presses may occur between two renderings.
  const isLocked = useCallback(() => timer.current !== undefined, []);
  return { locked, isLocked, lock };
}

/** Calls `callback` when the browser is online again. */
function useNetworkBack(callback: () => void): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    const notify = () => latest.current();
    addEventListener('online', notify);
    return () => removeEventListener('online', notify);
  }, []);
}

type Options<Schema extends v.GenericSchema> = {
  schema: Schema;
  /** Sends the values. Resolves with `leaving` if the page is about to change: then the form stays busy. */
  submit: (values: v.InferOutput<Schema>) => Promise<'leaving' | undefined>;
  /** Messages of this form for some failures, instead of the general ones. */
  explain?: (error: unknown) => Refusal | null;
};

const isAction = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a') !== null;

/** Moves the focus from a summary that is about to go to the submit button. */
function focusSubmit(form: HTMLFormElement | null): void {
  if (form?.querySelector('[role=alert]')?.contains(document.activeElement))
    form.querySelector<HTMLElement>('[type=submit]')?.focus();
}

/**
 * State of a form whose fields keep what is typed, also after an error and from before hydration. Fields are validated
 * when they are left, from then on while they are typed in, and all of them when the form is sent. VAL-02, SHL-12
 */
export function useForm<Schema extends v.GenericSchema>({ schema, submit, explain }: Options<Schema>) {
  const element = useRef<HTMLFormElement>(null);
  const checkedNames = useRef(new Set<string>());
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const [sendCount, setSendCount] = useState(0);
  const { locked, isLocked, lock } = useLock();
  const hasLostNetwork = useRef(false);
  useBfcacheRestore(() => setBusy(false));
  useNetworkBack(() => {
    if (!hasLostNetwork.current) return;
    hasLostNetwork.current = false;
    focusSubmit(element.current);
    setFailure(null);
  });
  useEffect(() => {
    const form = element.current;
    if (!form || checkedNames.current.size === 0) return;
    // The schema may depend on a choice: errors that its new rules do not raise are removed.
    const current = onlyErrorsOf(errorsIn(schema, valuesOf(form)), checkedNames.current);
    // Equal errors keep the same state: a schema that is made at every rendering would otherwise cause endless
    // renderings.
    setErrors((before) => (areSame(before, current) ? before : current));
  }, [schema]);

  const check = (form: HTMLFormElement) =>
    setErrors(onlyErrorsOf(errorsIn(schema, valuesOf(form)), checkedNames.current));

  function onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const { name, value } = target as unknown as HTMLInputElement;
    // No error is shown while a button or link is being pressed: it would move the page, and the press would miss.
    if (!name || !value || isAction(relatedTarget)) return;
    checkedNames.current.add(name);
    check(currentTarget);
  }

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (checkedNames.current.has((target as HTMLInputElement).name)) check(currentTarget);
  }

  async function send(form: HTMLFormElement) {
    const values = valuesOf(form);
    for (const name of Object.keys(values)) checkedNames.current.add(name);
    const result = v.safeParse(schema, values);
    setSendCount((times) => times + 1);
    setFailure(null);
    hasLostNetwork.current = false;
    const invalid = errorsIn(schema, values);
    setErrors(invalid);
    if (!result.success) {
      firstOf(form, invalid)?.focus();
      return;
    }
    setBusy(true);
    try {
      if ((await submit(result.output)) !== 'leaving') setBusy(false);
    } catch (error) {
      setBusy(false);
      showFailure(form, error, Object.keys(values));
    }
  }

  function showFailure(form: HTMLFormElement, error: unknown, fields: string[]) {
    hasLostNetwork.current = failureKindOf(error) === 'offline';
    const refusal = explain?.(error) ?? failureOf(error, fields);
    if ('title' in refusal) setFailure(refusal);
    else {
      setErrors({ [refusal.field]: refusal.message });
      firstOf(form, { [refusal.field]: true })?.focus();
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || isLocked()) return;
    lock();
    void send(event.currentTarget);
  }

  return { element, errors, failure, busy, locked, sent: sendCount, handlers: { onBlur, onInput, onSubmit } };
}

export type FormState = ReturnType<typeof useForm>;
