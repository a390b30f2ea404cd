import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { PROOF_MINUTES } from '#domain/account-terms.ts';
import { writeProof } from '../db/devices.ts';
import { findReader } from '../db/readers.ts';
import { mailProofCode } from './account-letters.ts';
import type { AccountVisit, Attempt } from './account-visit.ts';
import type { Session } from './identity-desk.ts';
import { countCode, countFromAddress, forgiveFromAddress } from './limits.ts';
import { takeCode } from './mailed-codes.ts';
import { findAnswering } from './passkey-sign-in.ts';
import { provePassword } from './prove-password.ts';

const FRESH_MS = PROOF_MINUTES * 60_000;

/**
 * Whether a reader has proven on this device, not long ago, who they are: whoever finds a browser open takes nothing away
 * that its reader would miss. One that is to come, by a clock that was moved, does not last longer for it.
 */
export const isProofFresh = ({ provenAt }: Pick<Session, 'provenAt'>, now: Date): boolean =>
  Math.abs(now.getTime() - provenAt.getTime()) <= FRESH_MS;

/** With what a reader proves who they are. */
export type Proof = { password: string } | { code: string } | { answer: AuthenticationResponseJSON };

type Prover = Pick<Session, 'readerId' | 'deviceId' | 'email'>;

/** Takes a proof, which counts on the device of this session alone. @throws QueueFull */
export async function giveProof(visit: AccountVisit, session: Prover, proof: Proof): Promise<Attempt> {
  const attempt = await check(visit, session, proof);
  if (attempt === 'done') await writeProof(visit.identity.orm, session.deviceId, visit.now);
  return attempt;
}

async function check(visit: AccountVisit, session: Prover, proof: Proof): Promise<Attempt> {
  if ('code' in proof) return await checkCode(visit, session, proof.code);
  const found =
    'password' in proof
      ? await provePassword(visit, session, proof.password)
      : await findAnswering(visit, proof.answer, session.readerId);
  return found === 'not-valid' || 'wait' in found ? found : 'done';
}

async function checkCode(
  { identity, now, client }: AccountVisit,
  { readerId }: Prover,
  code: string,
): Promise<Attempt> {
  const wait = await countFromAddress(identity, client.address);
  if (wait > 0) return { wait };
  if (!(await takeCode(identity, { id: readerId }, { purpose: 'proof', code, now }))) return 'not-valid';
  await forgiveFromAddress(identity, client.address);
  return 'done';
}

/** Mails a code to prove with. */
export async function askForProofCode(visit: AccountVisit, { readerId, email }: Prover): Promise<Attempt> {
  const { identity, client } = visit;
  const wait = await countCode(identity, { name: email, client });
  if (wait > 0) return { wait };
  identity.errands.run(async () => {
    const reader = await findReader(identity.orm, readerId);
    if (reader) await mailProofCode(visit, { reader });
  });
  return 'done';
}
