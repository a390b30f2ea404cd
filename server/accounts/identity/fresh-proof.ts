import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { PROOF_MINUTES } from '#domain/account-terms.ts';
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

/** Whether it was one; `wait` in seconds. */
export type ProofAttempt = 'done' | 'not-valid' | { wait: number };

type Prover = Pick<Session, 'readerId' | 'deviceId' | 'email'>;

/** Takes a proof, which counts on the device of this session alone. @throws QueueFull */
export async function giveProof(
  context: AccountContext,
  session: Prover,
  proof: Proof,
): Promise<ProofAttempt> {
  const attempt = await check(context, session, proof);
  if (attempt === 'done') await writeProof(context.identity.orm, session.deviceId, context.now);
  return attempt;
}

async function check(context: AccountContext, session: Prover, proof: Proof): Promise<ProofAttempt> {
  if ('code' in proof) return await checkCode(context, session, proof.code);
  const found =
    'password' in proof
      ? await provePassword(context, session, proof.password)
      : await findAnswering(context, proof.answer, session.readerId);
  return found === 'not-valid' || 'wait' in found ? found : 'done';
}

async function checkCode(
  { identity, now }: AccountContext,
  { readerId, deviceId }: Prover,
  code: string,
): Promise<ProofAttempt> {
  const at = { name: readerId, from: keyOfDevice(deviceId).key };
  const taken = await takeCode(identity, { id: readerId }, { purpose: 'proof', code, now, at });
  return taken ? 'done' : 'not-valid';
}

/** Mails a code to prove with. */
export async function askForProofCode(
  context: AccountContext,
  session: Prover,
): Promise<'done' | { wait: number }> {
  const { identity } = context;
  const wait = await countDeviceCode(identity, session);
  if (wait > 0) return { wait };
  identity.backgroundTasks.run(async () => {
    const reader = await findReader(identity.orm, session.readerId);
    if (reader) await mailProofCode(context, { reader });
  });
  return 'done';
}
