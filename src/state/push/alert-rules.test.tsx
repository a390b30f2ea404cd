import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/clients.ts';
import { type AlertRules, DEFAULT_RULES } from '#domain/push/alert-rules.ts';
import type { ShortUser } from '#domain/reader.ts';
import { setSession } from '../session/session.ts';
import { changeAlertRules, loadAlertRules, useAlertRules } from './alert-rules.ts';

const setAlertRules = vi.hoisted(() => vi.fn());
vi.mock('../session/shown-reader.ts', () => ({ showReader: () => undefined }));
vi.mock('#api/account/alert-rules.ts', () => ({ getAlertRules: async () => DEFAULT_RULES, setAlertRules }));

const api = async () => ({}) as Api;

function shownRules(): AlertRules {
  const shown: AlertRules[] = [];
  function Rules() {
    shown.push(useAlertRules());
    return null;
  }
  renderToStaticMarkup(<Rules />);
  return shown[0] ?? DEFAULT_RULES;
}

test('PSH-01 a rule that cannot be saved leaves another as chosen that is saved after it', async () => {
  setSession({ state: 'in', user: { id: '7', menu: [] } as unknown as ShortUser });
  await loadAlertRules(api);
  setAlertRules.mockRejectedValueOnce(new Error('the network is gone'));
  setAlertRules.mockImplementation(async (_api: Api, rules: AlertRules) => rules);
  const failing = changeAlertRules(api, { dailyCap: 5 });
  const saved = changeAlertRules(api, { onlyExceptional: true });
  await expect(failing).rejects.toThrow('the network is gone');
  expect(shownRules()).toMatchObject({ dailyCap: null, onlyExceptional: true });
  await saved;
  expect(shownRules()).toMatchObject({ dailyCap: null, onlyExceptional: true });
});
