import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { areSame, errorsIn, errorsOf, type FieldErrors } from './check-values.ts';
import { failureKindOf, failureOf, type Refusal } from './failure-of.ts';
import type { Failure } from './failure-strings.ts';
import { firstOf, valuesOf } from './form-values.ts';
import { useBfcacheRestore } from './use-bfcache-restore.ts';

const LOCK_MS = 2000;

/** A button that was pressed is not pressed again at once. SHL-12 */
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
  // Two presses may come between two renderings.
  const isLocked = useCallback(() => timer.current !== undefined, []);
  return { locked, isLocked, lock };
}

/** Called when the browser has a network again. */
function useNetworkBack(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const tell = () => latest.current();
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  }, []);
}

type Options<Schema extends v.GenericSchema> = {
  schema: Schema;
  /** Sends what was filled in. `leaving` where the page is on its way to another: the form stays as it is. */
  submit: (values: v.InferOutput<Schema>) => Promise<'leaving' | undefined>;
  /** What this form says of some failures instead of what all forms do. */
  explain?: (error: unknown) => Refusal | null;
};

const isAction = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a') !== null;

/** From a summary that is about to go, back to what the reader pressed. */
function leadToSubmit(form: HTMLFormElement | null): void {
  if (form?.querySelector('[role=alert]')?.contains(document.activeElement))
    form.querySelector<HTMLElement>('[type=submit]')?.focus();
}

/**
 * A form whose fields keep what is typed: nothing is lost by an error, nor what was typed before React came. Fields are
 * checked when they are left, from then on while they are typed in, all of them when the form is sent. VAL-02, SHL-12
 */
export function useForm<Schema extends v.GenericSchema>({ schema, submit, explain }: Options<Schema>) {
  const element = useRef<HTMLFormElement>(null);
  const checked = useRef(new Set<string>());
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(0);
  const { locked, isLocked, lock } = useLock();
  const lostNetwork = useRef(false);
  useBfcacheRestore(() => setBusy(false));
  useNetworkBack(() => {
    if (!lostNetwork.current) return;
    lostNetwork.current = false;
    leadToSubmit(element.current);
    setFailure(null);
  });
  useEffect(() => {
    const form = element.current;
    if (!form || checked.current.size === 0) return;
    // Other rules, by what was chosen: what they say no more of is no error any more.
    const now = errorsOf(errorsIn(schema, valuesOf(form)), checked.current);
    // The same again is no change: a schema that is made at every rendering would bring the next one.
    setErrors((before) => (areSame(before, now) ? before : now));
  }, [schema]);

  const check = (form: HTMLFormElement) =>
    setErrors(errorsOf(errorsIn(schema, valuesOf(form)), checked.current));

  function onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const { name, value } = target as unknown as HTMLInputElement;
    // An error that pushed the page down would have the reader miss what is being pressed.
    if (!name || !value || isAction(relatedTarget)) return;
    checked.current.add(name);
    check(currentTarget);
  }

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (checked.current.has((target as HTMLInputElement).name)) check(currentTarget);
  }

  async function send(form: HTMLFormElement) {
    const values = valuesOf(form);
    for (const name of Object.keys(values)) checked.current.add(name);
    const result = v.safeParse(schema, values);
    setSent((times) => times + 1);
    setFailure(null);
    lostNetwork.current = false;
    const wrong = errorsIn(schema, values);
    setErrors(wrong);
    if (!result.success) {
      firstOf(form, wrong)?.focus();
      return;
    }
    setBusy(true);
    try {
      if ((await submit(result.output)) !== 'leaving') setBusy(false);
    } catch (error) {
      setBusy(false);
      refuse(form, error, Object.keys(values));
    }
  }

  function refuse(form: HTMLFormElement, error: unknown, fields: string[]) {
    lostNetwork.current = failureKindOf(error) === 'offline';
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

  return { element, errors, failure, busy, locked, sent, handlers: { onBlur, onInput, onSubmit } };
}

export type FormState = ReturnType<typeof useForm>;
