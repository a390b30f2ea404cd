import { type RefObject, useEffect, useRef } from 'react';
import type { TicketTopic } from '#domain/support/ticket.ts';
import { readVisitorDraft } from '#src/state/drafts/visitor-drafts.ts';
import { CONTACT_DRAFT, type HandedOverText, onHandOver, withParts } from '#src/state/help/contact-draft.ts';
import { fill } from '#src/state/place/form-fields.ts';

/** Initial values of the form from the address. */
export type Prefill = { argomento: string; oggetto: string };

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<Field>(`select[name=${name}], input[name=${name}], textarea[name=${name}]`);

function fillEmpty(form: HTMLFormElement | null, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form && fieldOf(form, name);
    if (field?.value === '' && value !== '') fill(field, value);
  }
}

/**
 * Fills empty fields with the values from the address, after a restored draft, and adds what the chat hands over.
 * HLP-06
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, { argomento, oggetto }: Prefill): void {
  useEffect(() => fillEmpty(form.current, { argomento, oggetto }), [form, argomento, oggetto]);
  useEffect(
    () =>
      onHandOver(({ subject, parts }: HandedOverText) => {
        const field = form.current && fieldOf(form.current, 'messaggio');
        if (field) fill(field, withParts(field.value, parts));
        fillEmpty(form.current, { oggetto: subject });
      }),
    [form],
  );
}

const COMPANY_TOPIC: TicketTopic = 'commerciale';

/**
 * The topic for companies can be chosen once the reader is known to be one; then it is selected if the draft or the
 * address names it. ROL-04
 */
export function useCommercialTopic(
  form: RefObject<HTMLFormElement | null>,
  { argomento }: Prefill,
  mayChooseCompanyTopic: boolean,
): void {
  const draftTopic = useRef<unknown>(null);
  useEffect(() => {
    draftTopic.current = readVisitorDraft(CONTACT_DRAFT).argomento;
  }, []);
  useEffect(() => {
    const isWanted = (draftTopic.current || argomento) === COMPANY_TOPIC;
    if (mayChooseCompanyTopic && isWanted) fillEmpty(form.current, { argomento: COMPANY_TOPIC });
  }, [form, argomento, mayChooseCompanyTopic]);
}
