import type { ReactNode } from 'react';
import type { Api } from '#api/clients.ts';
import { ApiError } from '#domain/api-error.ts';
import type { AlertRules } from '#domain/push/alert-rules.ts';
import { switchFailure } from '#src/components/account/switch-failure.ts';
import { changeAlertRules } from '#src/state/push/alert-rules.ts';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { ruleStrings as strings } from './rule-strings.ts';

export type ChangeRules = (change: Partial<AlertRules>) => void;

/**
 * A function that changes some of the rules and reports the result, with a button to undo the change. PSH-01
 */
export function useRuleChanges(
  api: () => Promise<Api>,
  rules: AlertRules,
  say: (message: ReactNode) => void,
  onUndone: () => void,
): ChangeRules {
  async function change(newRules: Partial<AlertRules>, before: Partial<AlertRules> | null) {
    try {
      await changeAlertRules(api, newRules);
      say(before ? messageWithUndo(before) : strings.saved);
    } catch (error) {
      say(fieldMessage(error) ?? switchFailure(error));
    }
  }
  const messageWithUndo = (before: Partial<AlertRules>) => (
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
  return (newRules) => {
    const names = Object.keys(newRules) as (keyof AlertRules)[];
    void change(newRules, Object.fromEntries(names.map((name) => [name, rules[name]])));
  };
}

const fieldMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.details.field?.message : undefined;
