import type { Sigla } from '#domain/brands/brand.ts';
import { undoWhenFull } from '#domain/work-queue.ts';
import type { CountedClient } from '#server/accounts/identity/client-key.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';
import { isGatePassword } from '#server/accounts/identity/passwords.ts';
import { countGateTry } from '#server/accounts/identity/tries.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';

type GateAttempt = {
  sigla: Sigla;
  /** Hash of the paper's password. */
  passwordHash: string;
  password: string;
  client: CountedClient;
};

/**
 * Checks the password of a paper's gate exactly: nothing is trimmed or folded, and an empty one is never right.
 * Attempts are counted by paper and address, so that one client cannot shut others out; `wait` in seconds. SHL-02
 * @throws QueueFull if the attempt could not be made
 */
export async function tryGate(
  deps: Pick<IdentityService, 'orm' | 'secret'>,
  { sigla, passwordHash, password, client }: GateAttempt,
): Promise<Result<void, 'invalid-password' | { wait: number }>> {
  const counted = await countGateTry(deps, { name: `gate ${sigla}`, client });
  if (!counted.ok) return counted;
  const { clientKey, takeBack, forgive } = counted.value;
  const same = await undoWhenFull(isGatePassword(passwordHash, password, clientKey), takeBack);
  if (!same || password === '') return failure('invalid-password');
  await forgive();
  return DONE;
}
