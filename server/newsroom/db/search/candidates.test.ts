import { expect, test } from 'vitest';
import { MAX_MATCHES, type SearchStep, searchInSteps } from './candidates.ts';

const tiers = { conditions: ["'mercat/7/free'"], strongCondition: "'mercat/1/free'", articleCount: 200 };
const since = new Date('2026-05-01T00:00:00Z');

/** Steps that are read for a number of matches in all, and among the newest. */
async function stepsFor(likely: SearchStep & { share: number }, all: number, newest = 0) {
  const steps: SearchStep[] = [];
  const read = async (step: SearchStep) => {
    steps.push(step);
    return step.since ? newest : all;
  };
  const answer = await searchInSteps(likely, read, (matches) => matches);
  return { answer, steps };
}

test('NWS-06 a rare word is read once, without the plan for common words', async () => {
  const { answer, steps } = await stepsFor({ share: 0.0004, since: null, tiers }, 40);
  expect(answer).toBe(40);
  expect(steps).toEqual([{ since: null, tiers: null }]);
});

test('NWS-06 a word with more matches than expected is read again by its strength', async () => {
  const { steps } = await stepsFor({ share: 0.0004, since: null, tiers }, MAX_MATCHES + 1);
  expect(steps).toEqual([
    { since: null, tiers: null },
    { since: null, tiers },
  ]);
});

test('NWS-06 a common word is read by its strength from the start', async () => {
  const { steps } = await stepsFor({ share: 0.05, since: null, tiers }, 5000);
  expect(steps).toEqual([{ since: null, tiers }]);
});

test('NWS-06 for a very common word the newest articles suffice, and older ones are read where those are too few', async () => {
  const likely = { share: 0.5, since, tiers };
  expect((await stepsFor(likely, 50_000, MAX_MATCHES + 1)).steps).toEqual([{ since, tiers }]);
  expect((await stepsFor(likely, 50_000, MAX_MATCHES)).steps).toEqual([
    { since, tiers },
    { since: null, tiers },
  ]);
});

test('NWS-06 in order of date nothing is read twice', async () => {
  const { steps } = await stepsFor({ share: 0, since: null, tiers: null }, MAX_MATCHES + 1);
  expect(steps).toEqual([{ since: null, tiers: null }]);
});
