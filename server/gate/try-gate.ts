import { undoneWhenFull } from '#domain/bounded-queue.ts';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Client, IdentityDesk } from '../identity/identity-desk.ts';
import { countGateTry, forgiveGateTry, takeGateTryBack } from '../identity/limits.ts';
import { isExactly } from '../identity/passwords.ts';

type Tried = {
  sigla: Sigla;
  /** Of the paper's password. */
  digest: string;
  password: string;
  client: Pick<Client, 'address' | 'cookie'>;
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
  const one = { name: `gate ${sigla}`, client };
  const wait = await countGateTry(desk, one);
  if (wait > 0) return { wait };
  const same = await undoneWhenFull(isExactly(digest, password), () => takeGateTryBack(desk, one));
  if (!same || password === '') return 'wrong';
  await forgiveGateTry(desk, one);
  return 'right';
}
