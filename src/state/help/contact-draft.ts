import { readVisitorDraft, visitorDrafts } from '../drafts/visitor-drafts.ts';

/** Name of the contact form's draft: kept in the tab, for signed-in readers too, so that it survives a sign-in. */
export const CONTACT_DRAFT = 'contact';

/** What a reader wants to tell customer service, written elsewhere before. */
export type Handed = { subject: string; parts: readonly string[] };

const listeners = new Set<(handed: Handed) => void>();

const GAP = '\n\n';
const inGaps = (text: string) => GAP + text + GAP;

/** Adds each part below the text written before, unless it is there already. */
export function withParts(before: unknown, parts: readonly string[]): string {
  const written = typeof before === 'string' ? before.trim() : '';
  const missing = parts.filter((part) => !inGaps(written).includes(inGaps(part)));
  return [written, ...missing].filter((part) => part !== '').join(GAP);
}

/** Passes a text to the contact form, whether it is on the page or opened next. HLP-06, HLP-08 */
export function handOverToForm(handed: Handed): void {
  const before = readVisitorDraft(CONTACT_DRAFT);
  visitorDrafts.keep(CONTACT_DRAFT, {
    ...before,
    oggetto: before.oggetto || handed.subject,
    messaggio: withParts(before.messaggio, handed.parts),
  });
  for (const listener of listeners) listener(handed);
}

/** Listens while the form is on the page. Returns the function that stops it. */
export function onHandOver(listener: (handed: Handed) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
