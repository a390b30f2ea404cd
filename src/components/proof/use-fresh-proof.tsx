import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { errorKindOf } from '#domain/api-error.ts';
import { proofService } from '#src/state/account/proof-service.ts';
import { ProofDialog } from './proof-dialog.tsx';

/** Does what may want a fresh proof. @returns null where the reader would not give one */
export type WithProof = <Done>(action: () => Promise<Done>) => Promise<Done | null>;

/**
 * Asks, where the server wants it, that the reader proves who they are, and then goes on with what they were doing.
 * `proofDialog` stands beside what the screen shows, outside of its forms. ACC-02
 */
export function useFreshProof(): { withProof: WithProof; proofDialog: ReactNode } {
  const { api } = useRouteContext({ from: '__root__' });
  const service = useMemo(() => proofService(api), [api]);
  const waiting = useRef<((proven: boolean) => void)[]>([]);
  const [asking, setAsking] = useState(false);

  function prove(): Promise<boolean> {
    setAsking(true);
    return new Promise((resolve) => waiting.current.push(resolve));
  }

  function settle(proven: boolean) {
    for (const resolve of waiting.current.splice(0)) resolve(proven);
    setAsking(false);
  }

  const withProof: WithProof = (action) => unlessDeclined(action, prove);

  const proofDialog = asking && (
    <ProofDialog service={service} onProven={() => settle(true)} onClose={() => settle(false)} />
  );
  return { withProof, proofDialog };
}

async function unlessDeclined<Done>(
  action: () => Promise<Done>,
  prove: () => Promise<boolean>,
): Promise<Done | null> {
  try {
    return await action();
  } catch (error) {
    if (errorKindOf(error) !== 'fresh-proof') throw error;
    return (await prove()) ? await unlessDeclined(action, prove) : null;
  }
}
