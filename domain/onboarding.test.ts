import { expect, test } from 'vitest';
import { afterStep, dueStep, INITIAL_STEPS, withoutOnboarding } from './onboarding.ts';

test('BRW-03 the steps start as current, next and empty, and each one that ends moves the later ones up', () => {
  expect(INITIAL_STEPS).toEqual({ interests: 'current', newsletters: 'next', downloadApp: 'empty' });
  const second = afterStep(INITIAL_STEPS, 'interests', 'done');
  expect(second).toEqual({ interests: 'done', newsletters: 'current', downloadApp: 'next' });
  const third = afterStep(second, 'newsletters', 'skipped');
  expect(third).toEqual({ interests: 'done', newsletters: 'skipped', downloadApp: 'current' });
  expect(dueStep(third)).toBe('downloadApp');
  expect(dueStep(afterStep(third, 'downloadApp', 'done'))).toBeNull();
});

test('ACC-08 a skipped step may be done later, and a step done out of turn leaves the first one due', () => {
  const skipped = afterStep(INITIAL_STEPS, 'interests', 'skipped');
  expect(afterStep(skipped, 'interests', 'done')).toEqual({ ...skipped, interests: 'done' });
  const ahead = afterStep(INITIAL_STEPS, 'newsletters', 'done');
  expect(ahead).toEqual({ interests: 'current', newsletters: 'done', downloadApp: 'next' });
});

test('ACC-08 closing onboarding keeps the steps that were done', () => {
  const second = afterStep(INITIAL_STEPS, 'interests', 'done');
  const left = { interests: 'done', newsletters: 'skipped', downloadApp: 'skipped' };
  expect(withoutOnboarding(second)).toEqual(left);
  expect(withoutOnboarding(withoutOnboarding(second))).toEqual(left);
});
