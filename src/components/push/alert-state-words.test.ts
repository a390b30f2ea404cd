import { expect, test } from 'vitest';
import { alertStateWords } from './alert-state-words.ts';
import { alertStrings as strings, switchOnFailure } from './strings.ts';

const TODAY = '2025-04-03';

test('PSH-02 a reader whose browser uses a push service that the paper does not use is told to change the browser, not to check the network', () => {
  const said = 'un servizio che non usiamo: prova con Chrome, Edge, Firefox o Safari.';
  expect(switchOnFailure('field-not-valid')).toContain(said);
  expect(alertStateWords({ state: 'failed', kind: 'field-not-valid' }, TODAY).title).toContain(said);
  expect(alertStateWords({ state: 'failed', kind: 'offline' }, TODAY).title).toBe(strings.failed);
});
