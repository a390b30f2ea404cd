import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { FormSummary } from '#src/ui/form/form-summary.tsx';
import { failureOf } from '../forms/failure-of.ts';
import type { Failure } from '../forms/failure-strings.ts';
import { useBfcacheRestore } from '../forms/use-bfcache-restore.ts';

type Props = {
  look: ComponentProps<typeof Button>['look'];
  /** @throws ApiError */
  action: () => Promise<void>;
  /** Message for some failures, in place of the message of all forms. */
  explain?: (error: unknown) => Failure | null;
  children: ReactNode;
  /** Shown in place of the children while the action runs. */
  waiting?: string;
};

/**
 * Button for another way to prove one's identity, with the failure below it. It keeps the focus while the action runs.
 */
export function ProofButton({ look, action, explain, children, waiting }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useBfcacheRestore(() => setBusy(false));

  async function press() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      setFailure(explain?.(error) ?? (failureOf(error, []) as Failure));
    }
    setBusy(false);
  }

  return (
    <>
      <Button look={look} aria-disabled={busy || undefined} onClick={() => void press()}>
        {busy && waiting ? waiting : children}
      </Button>
      {failure && <FormSummary takesFocus {...failure} />}
    </>
  );
}
