import { readVisitorDraft, visitorDrafts } from '../drafts/visitor-drafts.ts';

/**
 * Name of the contact form's draft: saved in the tab, for signed-in readers too, so that it survives a
 * sign-in.
 */
export const CONTACT_DRAFT = 'contact';

/** What a reader wants to tell customer service, written elsewhere before. */
export type HandedOverText = { subject: string; parts: readonly string[] };

const listeners = new Set<(handed: HandedOverText) => void>();

const GAP = '\n\n';
const withGaps = (text: string) => GAP + text + GAP;

/** Adds each part below the text written before, unless it is there already. */
export function withParts(before: unknown, parts: readonly string[]): string {
  const written = typeof before === 'string' ? before.trim() : '';
  const missing = parts.filter((part) => !withGaps(written).includes(withGaps(part)));
  return [written, ...missing].filter((part) => part !== '').join(GAP);
}

/** Passes a text to the contact form, whether it is on the page or opened next. HLP-06, HLP-08 */
export function handOverToForm(handover: HandedOverText): void {
  const before = readVisitorDraft(CONTACT_DRAFT);
  visitorDrafts.save(CONTACT_DRAFT, {
    ...before,
    oggetto: before.oggetto || handover.subject,
    messaggio: withParts(before.messaggio, handover.parts),
  });
  for (const listener of listeners) listener(handover);
}

/** Listens while the form is on the page. Returns the function that stops it. */
export function onHandOver(listener: (handed: HandedOverText) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
