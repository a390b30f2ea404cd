import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { errorKindOf } from '#domain/api-error.ts';
import { proofService } from '#src/state/account/proof-service.ts';
import { ProofDialog } from './proof-dialog.tsx';

/** Runs an action for which the server may require a fresh proof. @returns null where the reader gave none */
export type WithProof = <Done>(action: () => Promise<Done>) => Promise<Done | null>;

/**
 * Asks the reader for a fresh proof where the server requires one, and then repeats the action. `proofDialog` is
 * rendered beside the contents of the screen, outside of its forms. ACC-02
 */
export function useFreshProof(): { withProof: WithProof; proofDialog: ReactNode } {
  const { api } = useRouteContext({ from: '__root__' });
  const service = useMemo(() => proofService(api), [api]);
  const waitingCalls = useRef<((proven: boolean) => void)[]>([]);
  const [isAsking, setIsAsking] = useState(false);

  function prove(): Promise<boolean> {
    setIsAsking(true);
    return new Promise((resolve) => waitingCalls.current.push(resolve));
  }

  function settle(proven: boolean) {
    for (const resolve of waitingCalls.current.splice(0)) resolve(proven);
    setIsAsking(false);
  }

  const withProof: WithProof = (action) => runWithProof(action, prove);

  const proofDialog = isAsking && (
    <ProofDialog service={service} onProven={() => settle(true)} onClose={() => settle(false)} />
  );
  return { withProof, proofDialog };
}

async function runWithProof<Done>(
  action: () => Promise<Done>,
  prove: () => Promise<boolean>,
): Promise<Done | null> {
  try {
    return await action();
  } catch (error) {
    if (errorKindOf(error) !== 'fresh-proof') throw error;
    return (await prove()) ? await runWithProof(action, prove) : null;
  }
}
