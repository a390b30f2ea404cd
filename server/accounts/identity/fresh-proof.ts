import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { PROOF_MINUTES } from '#domain/account-terms.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { writeProof } from '../db/devices.ts';
import { findReader } from '../db/readers.ts';
import type { AccountContext } from './account-context.ts';
import { mailProofCode } from './account-letters.ts';
import { keyOfDevice } from './client-key.ts';
import type { Session } from './identity-service.ts';
import { countDeviceCode } from './limits.ts';
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

/** Why it was none; `wait` in seconds. */
type ProofRefusal = 'code-not-valid' | 'wrong-password' | 'wrong-passkey' | { wait: number };

type Prover = Pick<Session, 'readerId' | 'deviceId' | 'email'>;

/** Takes a proof, which counts on the device of this session alone. @throws QueueFull */
export async function giveProof(
  context: AccountContext,
  session: Prover,
  proof: Proof,
): Promise<Result<void, ProofRefusal>> {
  const checked = await check(context, session, proof);
  if (checked.ok) await writeProof(context.identity.orm, session.deviceId, context.now);
  return checked;
}

async function check(
  context: AccountContext,
  session: Prover,
  proof: Proof,
): Promise<Result<void, ProofRefusal>> {
  if ('code' in proof) return await checkCode(context, session, proof.code);
  if ('answer' in proof) {
    const found = await findAnswering(context, proof.answer, session.readerId);
    return found ? DONE : failure('wrong-passkey');
  }
  const proven = await provePassword(context, session, proof.password);
  return proven.ok ? DONE : proven;
}

async function checkCode(
  { identity, now }: AccountContext,
  { readerId, deviceId }: Prover,
  code: string,
): Promise<Result<void, ProofRefusal>> {
  const at = { name: readerId, from: keyOfDevice(deviceId).key };
  const taken = await takeCode(identity, { id: readerId }, { purpose: 'proof', code, now, at });
  return taken ? DONE : failure('code-not-valid');
}

/** Mails a code to prove with. */
export async function askForProofCode(
  context: AccountContext,
  session: Prover,
): Promise<Result<void, { wait: number }>> {
  const { identity } = context;
  const wait = await countDeviceCode(identity, session);
  if (wait > 0) return failure({ wait });
  identity.backgroundTasks.run(async () => {
    const reader = await findReader(identity.orm, session.readerId);
    if (reader) await mailProofCode(context, { reader });
  });
  return DONE;
}
