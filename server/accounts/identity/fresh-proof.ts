import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { PROOF_MINUTES } from '#domain/account-durations.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { writeProof } from '../db/devices.ts';
import { findReader } from '../db/readers.ts';
import type { AccountContext } from './account-context.ts';
import { mailProofCode } from './account-letters.ts';
import { keyOfDevice } from './client-key.ts';
import type { Session } from './identity-service.ts';
import { countDeviceCode } from './limits.ts';
import { spendCode } from './mailed-codes.ts';
import { findReaderOfPasskey } from './passkey-sign-in.ts';
import { provePassword } from './prove-password.ts';

const PROOF_FRESH_MS = PROOF_MINUTES * 60_000;

/**
 * Whether a reader has proven their identity on this device recently, so that a person who finds an open browser cannot
 * do anything that the reader would regret. A proof in the future, after the clock was moved, does not last longer for
 * it.
 */
export const isProofFresh = ({ provenAt }: Pick<Session, 'provenAt'>, now: Date): boolean =>
  Math.abs(now.getTime() - provenAt.getTime()) <= PROOF_FRESH_MS;

/** The means by which a reader proves their identity. */
export type Proof = { password: string } | { code: string } | { answer: AuthenticationResponseJSON };

/** Result of a proof; `wait` is in seconds. */
type ProofRefusal = 'code-not-valid' | 'wrong-password' | 'wrong-passkey' | { wait: number };

type Prover = Pick<Session, 'readerId' | 'deviceId' | 'email'>;

/** Checks a proof and, if it is right, records it for the device of this session. @throws QueueFull */
export async function giveProof(
  context: AccountContext,
  session: Prover,
  proof: Proof,
): Promise<Result<void, ProofRefusal>> {
  const checked = await checkProof(context, session, proof);
  if (checked.ok) await writeProof(context.identity.orm, session.deviceId, context.now);
  return checked;
}

async function checkProof(
  context: AccountContext,
  session: Prover,
  proof: Proof,
): Promise<Result<void, ProofRefusal>> {
  if ('code' in proof) return await checkCode(context, session, proof.code);
  if ('answer' in proof) {
    const found = await findReaderOfPasskey(context, proof.answer, session.readerId);
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
  const tryKey = { account: readerId, from: keyOfDevice(deviceId).key };
  const isRight = await spendCode(identity, { id: readerId }, { purpose: 'proof', code, now, tryKey });
  return isRight ? DONE : failure('code-not-valid');
}

/** Mails a code with which the reader can prove their identity. */
export async function requestProofCode(
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
