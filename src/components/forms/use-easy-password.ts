import { type RefObject, useEffect, useState } from 'react';
import { judgePasswords } from '#src/state/account/password-judge.ts';
import { fieldId } from '#src/ui/form/field-frame.tsx';
import { valuesOf } from './form-values.ts';

type Field = {
  form: RefObject<HTMLFormElement | null>;
  /** Name of the field with the new password. */
  name: string;
};

/**
 * Fields with the reader's name, e-mail address or company: a password that contains these is easy to guess.
 */
const PERSONAL_FIELDS = ['nome', 'cognome', 'email', 'azienda'];

function personalData(form: HTMLFormElement): string[] {
  const values = valuesOf(form);
  return PERSONAL_FIELDS.map((name) => values[name]).filter((value) => typeof value === 'string');
}

/** Whether the new password of a form is easily guessed; judged from the first focus of its field. VAL-01 */
export function useEasyPassword({ form, name }: Field): boolean {
  const [isEasy, setIsEasy] = useState(false);
  useEffect(() => {
    const element = form.current;
    const field = element?.querySelector<HTMLInputElement>(`#${fieldId(name)}`);
    if (!element || !field) return;
    let judge: ReturnType<typeof judgePasswords> | undefined;
    const judgeNow = () => judge?.judge(field.value, personalData(element));
    const start = () => {
      judge ??= judgePasswords(setIsEasy);
      judgeNow();
    };
    if (document.activeElement === field) start();
    field.addEventListener('focus', start);
    element.addEventListener('input', judgeNow);
    return () => {
      field.removeEventListener('focus', start);
      element.removeEventListener('input', judgeNow);
      judge?.stop();
    };
  }, [form, name]);
  return isEasy;
}
