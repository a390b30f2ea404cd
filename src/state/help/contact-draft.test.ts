import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readVisitorDraft, visitorDrafts } from '../drafts/visitor-drafts.ts';
import { CONTACT_DRAFT, handOverToForm, onHandOver } from './contact-draft.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const HANDED = { subject: 'Dalla chat', parts: ['Non riesco ad accedere'] };

test('HLP-08 a text from the chat is put into the form’s draft', () => {
  handOverToForm(HANDED);
  expect(readVisitorDraft(CONTACT_DRAFT)).toEqual({
    oggetto: 'Dalla chat',
    messaggio: 'Non riesco ad accedere',
  });
});

test('HLP-08 text already in the draft stays', () => {
  visitorDrafts.save(CONTACT_DRAFT, { argomento: 'app', oggetto: 'Accesso', messaggio: 'Da ieri\n' });
  handOverToForm(HANDED);
  expect(readVisitorDraft(CONTACT_DRAFT)).toEqual({
    argomento: 'app',
    oggetto: 'Accesso',
    messaggio: 'Da ieri\n\nNon riesco ad accedere',
  });
});

test('HLP-06 a text handed over before is not added twice', () => {
  handOverToForm(HANDED);
  handOverToForm({ subject: 'Dalla chat', parts: ['Non riesco ad accedere', 'Da ieri sera'] });
  expect(readVisitorDraft(CONTACT_DRAFT).messaggio).toBe('Non riesco ad accedere\n\nDa ieri sera');
});

test('HLP-06 a text that is only part of another one is still added', () => {
  handOverToForm({ subject: 'Dalla chat', parts: ['Sì, ho provato', 'Sì'] });
  expect(readVisitorDraft(CONTACT_DRAFT).messaggio).toBe('Sì, ho provato\n\nSì');
});

test('HLP-08 a form that is on the page is notified', () => {
  const told: unknown[] = [];
  const end = onHandOver((handed) => void told.push(handed));
  handOverToForm(HANDED);
  end();
  handOverToForm(HANDED);
  expect(told).toEqual([HANDED]);
});
