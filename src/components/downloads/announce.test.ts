import { expect, test } from 'vitest';
import { announce, announceBy } from './announce.ts';

test('OFF-03 what is done before there is a voice is said when it comes, the last of it', () => {
  const said: unknown[] = [];
  announce('in pausa');
  announce('riprende');
  const fallSilent = announceBy((words) => said.push(words));
  expect(said).toEqual(['riprende']);
  announce('eliminata');
  expect(said).toEqual(['riprende', 'eliminata']);
  fallSilent();
  announce('di nuovo qui');
  announceBy((words) => said.push(words))();
  expect(said.at(-1)).toBe('di nuovo qui');
});
