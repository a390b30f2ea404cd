import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { FormSummary } from '#src/ui/form/form-summary.tsx';
import { failureOf } from '../forms/failure-of.ts';
import type { Failure } from '../forms/failure-strings.ts';
import { useBfcacheRestore } from '../forms/use-bfcache-restore.ts';

type Props = {
  look: ComponentProps<typeof Button>['look'];
  /** @throws ApiError */
  act: () => Promise<void>;
  /** What is said of some failures instead of what all forms do. */
  explain?: (error: unknown) => Failure | null;
  children: ReactNode;
  /** In their place while it goes on. */
  waiting?: string;
};

/** Another way to prove who one is, with what went wrong below it. It keeps the focus while it goes on. */
export function WayButton({ look, act, explain, children, waiting }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useBfcacheRestore(() => setBusy(false));

  async function press() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await act();
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
      {failure && <FormSummary focused {...failure} />}
    </>
  );
}
