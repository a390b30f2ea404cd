import { beforeEach, expect, test, vi } from 'vitest';
import { forgetVisitorDrafts, readVisitorDraft, visitorDrafts } from './visitor-drafts.ts';

/** As much of a browser's storage as drafts use; its keys are its own properties. */
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

test('ACC-09 what a visitor typed is restored in the same tab, for its form, until it is sent', async () => {
  expect(readVisitorDraft('registration')).toEqual({});
  visitorDrafts.save('registration', { tipo: 'azienda', informativa: true });
  expect(readVisitorDraft('registration')).toEqual({ tipo: 'azienda', informativa: true });
  expect(readVisitorDraft('contact')).toEqual({});
  await visitorDrafts.remove('registration');
  expect(readVisitorDraft('registration')).toEqual({});
});

test('OFF-06 drafts are removed when a session ends, and nothing else is', () => {
  visitorDrafts.save('registration', { nome: 'Ada' });
  sessionStorage.setItem('place', '{}');
  forgetVisitorDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['place']);
});

test('BRW-04 where storage is blocked or its data is broken, nothing is restored', async () => {
  sessionStorage.setItem('draft registration', '{"nome":');
  expect(readVisitorDraft('registration')).toEqual({});
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  visitorDrafts.save('registration', { nome: 'Ada' });
  await visitorDrafts.remove('registration');
  expect(readVisitorDraft('registration')).toEqual({});
});
