import * as v from 'valibot';
import { VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';
import { BUSY_WAIT_S, QueueFull } from '#domain/work-queue.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { type NotValid, type Refusable, refuse } from '../refusals.ts';
import { DONE, fieldNotValid } from '../replies.ts';

/** The answer to a chosen password: an easily guessed one is reported at its field. */
export function doneUnlessEasy<Reason extends Refusable>(
  field: string,
  result: Result<void, Reason | 'easy-password'>,
) {
  if (result.ok) return DONE;
  const { error } = result;
  return error === 'easy-password' ? fieldNotValid(field, VALIDATION_MESSAGES.easyPassword) : refuse(error);
}

/** The result of an attempt that hashes passwords; a wait if more attempts are queued than can be served. */
export async function refusedIfBusy<Value, Reason>(
  attempt: Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | { wait: number }>> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof QueueFull) return failure({ wait: BUSY_WAIT_S });
    throw error;
  }
}

/** Reads a body by the form's own rules, which are stricter than the contract. VAL-03 */
export function readFields<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
): Result<v.InferOutput<S>, NotValid> {
  const read = v.safeParse(schema, body, { abortEarly: true });
  if (read.success) return success(read.output);
  const [issue] = read.issues;
  return failure({ field: v.getDotPath(issue) ?? '', sentence: issue.message });
}
