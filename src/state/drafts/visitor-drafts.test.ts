import { beforeEach, expect, test, vi } from 'vitest';
import { forgetVisitorDrafts, readVisitorDraft, visitorDrafts } from './visitor-drafts.ts';

/** As a browser's, as far as drafts ask it; its keys are its own properties. */
function tabStorage() {
  const storage: Record<string, unknown> = {};
  const method = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(storage, {
    getItem: method((key: string) => storage[key] ?? null),
    setItem: method((key: string, value: string) => {
      storage[key] = value;
    }),
    removeItem: method((key: string) => {
      delete storage[key];
    }),
  });
}

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()));

test('ACC-09 what a visitor typed is found again in the same tab, by its form, until it is sent', async () => {
  expect(readVisitorDraft('registration')).toEqual({});
  visitorDrafts.keep('registration', { tipo: 'azienda', informativa: true });
  expect(readVisitorDraft('registration')).toEqual({ tipo: 'azienda', informativa: true });
  expect(readVisitorDraft('contact')).toEqual({});
  await visitorDrafts.drop('registration');
  expect(readVisitorDraft('registration')).toEqual({});
});

test('OFF-06 drafts go with a session that ends, and nothing else does', () => {
  visitorDrafts.keep('registration', { nome: 'Ada' });
  sessionStorage.setItem('place', '{}');
  forgetVisitorDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['place']);
});

test('BRW-04 where the browser stores nothing, or something broken lies there, nothing is put back', async () => {
  sessionStorage.setItem('draft registration', '{"nome":');
  expect(readVisitorDraft('registration')).toEqual({});
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  visitorDrafts.keep('registration', { nome: 'Ada' });
  await visitorDrafts.drop('registration');
  expect(readVisitorDraft('registration')).toEqual({});
});
