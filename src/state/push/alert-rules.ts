import { useAtomValue } from 'jotai';
import { getAlertRules, setAlertRules } from '#api/account/alert-rules.ts';
import type { Api } from '#api/clients.ts';
import { type AlertRules, DEFAULT_RULES } from '#domain/push/alert-rules.ts';
import { readerAtom } from '../session/reader-atom.ts';

const rules = readerAtom<AlertRules>(DEFAULT_RULES);

/** The rules that the account site stores. */
let serverRules = DEFAULT_RULES;
let lastSend: Promise<unknown> = Promise.resolve();
/** Changes that are not answered yet, the oldest first. */
let waiting: readonly Partial<AlertRules>[] = [];

/** When the reader wants to receive alerts; the default rules until theirs are loaded. PSH-01 */
export const useAlertRules = () => useAtomValue(rules.atom);

/** @throws ApiError `login-required`, `offline`. */
export const loadAlertRules = (api: () => Promise<Api>): Promise<void> =>
  rules.load(async () => {
    serverRules = await getAlertRules(await api());
    return serverRules;
  });

/**
 * Changes the rules: shown immediately, sent one after the other. If sending fails, the site's rules are
 * shown again, with the changes that still wait. @throws ApiError `field-not-valid` with its field, `offline`.
 */
export function changeAlertRules(api: () => Promise<Api>, change: Partial<AlertRules>): Promise<void> {
  rules.change((before) => ({ ...before, ...change }));
  waiting = [...waiting, change];
  const sent = lastSend.then(async () => {
    try {
      serverRules = await setAlertRules(await api(), { ...serverRules, ...change });
      waiting = waiting.filter((other) => other !== change);
    } catch (error) {
      waiting = waiting.filter((other) => other !== change);
      rules.change(() => Object.assign({ ...serverRules }, ...waiting));
      throw error;
    }
  });
  lastSend = sent.catch(() => undefined);
  return sent;
}
