import type { Sigla } from '#domain/brands/brand.ts';
import { undoneWhenFull } from '#domain/work-queue.ts';
import type { IdentityDesk } from '#server/accounts/identity/identity-desk.ts';
import { isExactly } from '#server/accounts/identity/passwords.ts';
import type { Asker } from '#server/accounts/identity/place-of.ts';
import { countGateTry } from '#server/accounts/identity/tries.ts';

type Tried = {
  sigla: Sigla;
  /** Of the paper's password. */
  digest: string;
  password: string;
  client: Asker;
};

/**
 * Whether somebody knows the password of a paper's gate, to the letter: nothing is trimmed or folded, and an empty one is
 * never right. Tries are counted by paper and address, so that nobody shuts others out; `wait` in seconds. SHL-02
 * @throws QueueFull when the try was none
 */
export async function tryGate(
  desk: Pick<IdentityDesk, 'orm' | 'secret'>,
  { sigla, digest, password, client }: Tried,
): Promise<'right' | 'wrong' | { wait: number }> {
  const counted = await countGateTry(desk, { name: `gate ${sigla}`, client });
  if ('wait' in counted) return counted;
  const same = await undoneWhenFull(isExactly(digest, password, counted.place), counted.takeBack);
  if (!same || password === '') return 'wrong';
  await counted.forgive();
  return 'right';
}
