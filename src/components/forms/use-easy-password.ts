import { type RefObject, useEffect, useState } from 'react';
import { judgePasswords } from '#src/state/account/password-judge.ts';
import { fieldId } from '#src/ui/form/field-frame.tsx';
import { valuesOf } from './form-values.ts';

type Field = {
  form: RefObject<HTMLFormElement | null>;
  /** Name of the field with the new password. */
  name: string;
};

/** Fields with the reader's own name, address or company, which make a password easy to guess. */
const OWN = ['nome', 'cognome', 'email', 'azienda'];

function ownWords(form: HTMLFormElement): string[] {
  const values = valuesOf(form);
  return OWN.map((name) => values[name]).filter((value) => typeof value === 'string');
}

/** Whether the new password of a form is easily guessed; judged from the first focus of its field. VAL-01 */
export function useEasyPassword({ form, name }: Field): boolean {
  const [easy, setEasy] = useState(false);
  useEffect(() => {
    const element = form.current;
    const field = element?.querySelector<HTMLInputElement>(`#${fieldId(name)}`);
    if (!element || !field) return;
    let judge: ReturnType<typeof judgePasswords> | undefined;
    const look = () => judge?.judge(field.value, ownWords(element));
    const begin = () => {
      judge ??= judgePasswords(setEasy);
      look();
    };
    if (document.activeElement === field) begin();
    field.addEventListener('focus', begin);
    element.addEventListener('input', look);
    return () => {
      field.removeEventListener('focus', begin);
      element.removeEventListener('input', look);
      judge?.stop();
    };
  }, [form, name]);
  return easy;
}
