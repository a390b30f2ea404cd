import { expect, test } from 'vitest';
import { say, speakBy } from './say.ts';

test('OFF-03 what is done before there is a voice is said when it comes, the last of it', () => {
  const said: unknown[] = [];
  say('in pausa');
  say('riprende');
  const fallSilent = speakBy((words) => said.push(words));
  expect(said).toEqual(['riprende']);
  say('eliminata');
  expect(said).toEqual(['riprende', 'eliminata']);
  fallSilent();
  say('di nuovo qui');
  speakBy((words) => said.push(words))();
  expect(said.at(-1)).toBe('di nuovo qui');
});
