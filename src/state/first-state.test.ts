import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { onboardingStepsAtom } from './account/onboarding-steps.ts';
import { messagesAtom } from './chat/messages.ts';
import { noticesAtom } from './notices/notices-atom.ts';
import { isLoggedAtom, userAtom, usernameAtom } from './session/session.ts';

test('BRW-02 BRW-03 initially nobody is signed in, there are no messages, and interests are the first step', () => {
  const store = createStore();
  expect([store.get(userAtom), store.get(isLoggedAtom), store.get(usernameAtom)]).toEqual([
    null,
    false,
    null,
  ]);
  expect([store.get(noticesAtom), store.get(messagesAtom)]).toEqual([[], []]);
  expect(store.get(onboardingStepsAtom)).toEqual({
    interests: 'current',
    newsletters: 'next',
    downloadApp: 'empty',
  });
});
