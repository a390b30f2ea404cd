import type { ReactNode } from 'react';
import type { Api } from '#api/clients.ts';
import { ApiError } from '#domain/api-error.ts';
import type { AlertRules } from '#domain/push/alert-rules.ts';
import { switchFailure } from '#src/components/account/switch-failure.ts';
import { changeAlertRules } from '#src/state/push/alert-rules.ts';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { ruleStrings as strings } from './rule-strings.ts';

export type ChangeRules = (change: Partial<AlertRules>) => void;

/** Changes one of the rules, with a message and undo. PSH-01 */
export function useRuleChanges(
  api: () => Promise<Api>,
  rules: AlertRules,
  say: (said: ReactNode) => void,
  onUndone: () => void,
): ChangeRules {
  async function change(wanted: Partial<AlertRules>, before: Partial<AlertRules> | null) {
    try {
      await changeAlertRules(api, wanted);
      say(before ? undoing(before) : strings.saved);
    } catch (error) {
      say(refusedWords(error) ?? switchFailure(error));
    }
  }
  const undoing = (before: Partial<AlertRules>) => (
    <>
      {strings.saved}
      <ToastButton
        onClick={() => {
          onUndone();
          void change(before, null);
        }}
      >
        {strings.undo}
      </ToastButton>
    </>
  );
  return (wanted) => {
    const names = Object.keys(wanted) as (keyof AlertRules)[];
    void change(wanted, Object.fromEntries(names.map((name) => [name, rules[name]])));
  };
}

const refusedWords = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.details.field?.message : undefined;
