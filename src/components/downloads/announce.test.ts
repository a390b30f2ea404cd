import { expect, test } from 'vitest';
import { announce, registerAnnouncer } from './announce.ts';

test('OFF-03 announcements made before an announcer is mounted are kept until then, only the last one', () => {
  const said: unknown[] = [];
  announce('in pausa');
  announce('riprende');
  const fallSilent = registerAnnouncer((words) => said.push(words));
  expect(said).toEqual(['riprende']);
  announce('eliminata');
  expect(said).toEqual(['riprende', 'eliminata']);
  fallSilent();
  announce('di nuovo qui');
  registerAnnouncer((words) => said.push(words))();
  expect(said.at(-1)).toBe('di nuovo qui');
});
