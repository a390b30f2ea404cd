import * as v from 'valibot';
import { VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';
import { BUSY_WAIT_S, QueueFull } from '#domain/work-queue.ts';
import type { Attempt } from '#server/accounts/identity/account-context.ts';
import { DONE, refusal } from '../replies.ts';
import { tooMany, tooManyAttempts } from '../too-many-attempts.ts';

export const codeNotValid = () => refusal(403, 'ERR_CODE_NOT_VALID', 'wrong, used or too old');

export const passwordNotValid = () =>
  refusal(403, 'ERR_INVALID_CREDENTIALS', 'not the password of this account');

/** A chosen password that is easily guessed stands at its field. */
export const easyPassword = (field: string) => fieldNotValid(field, VALIDATION_MESSAGES.easyPassword);

/** A try that hashes passwords is one too many when more wait for it than can be served. */
export async function unlessBusy<T>(attempt: Promise<T>): Promise<T | { wait: number }> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof QueueFull) return { wait: BUSY_WAIT_S };
    throw error;
  }
}

/** What is answered to a try that cannot be wrong, only one too many. */
export const doneOrWait = (attempt: 'done' | { wait: number }) =>
  typeof attempt === 'object' ? tooManyAttempts(attempt.wait) : DONE;

/** The same, where strangers may have used up what an account has. */
export const doneOrTooMany = (attempt: Attempt) => (typeof attempt === 'object' ? tooMany(attempt) : DONE);

/** What is answered to a try with a mailed code. */
export function codeAnswer(attempt: Attempt) {
  return attempt === 'not-valid' ? codeNotValid() : doneOrTooMany(attempt);
}

type Fields<S extends v.GenericSchema> =
  | { ok: true; fields: v.InferOutput<S> }
  | { ok: false; refused: ReturnType<typeof fieldNotValid> };

/** A body by the form's own rules, which say more than the contract. VAL-03 */
export function readFields<S extends v.GenericSchema>(schema: S, body: unknown): Fields<S> {
  const read = v.safeParse(schema, body, { abortEarly: true });
  if (read.success) return { ok: true, fields: read.output };
  const [issue] = read.issues;
  return { ok: false, refused: fieldNotValid(v.getDotPath(issue) ?? '', issue.message) };
}

export function fieldNotValid(field: string, sentence: string) {
  const { status, body } = refusal(400, 'ERR_FIELD_NOT_VALID', `${field} is not valid`);
  return { status, body: { ...body, campo: field, data: sentence } };
}
