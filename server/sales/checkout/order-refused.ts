import { failure, type Result, success } from '#server/base/result.ts';

/** Why an order is not opened or paid. */
export type OrderProblem =
  /** The offer is over, or costs something else by now. */
  | 'offer-changed'
  /** The reader has what it would give. */
  | 'already-subscribed'
  /** Nothing is sold, and no payment is taken. */
  | 'sales-closed'
  /** It is settled otherwise, or not for this checkout to take. */
  | 'not-payable';

/** Takes a payment back that must not stand, with its transaction. */
export class OrderRefused extends Error {
  readonly problem: OrderProblem;

  constructor(problem: OrderProblem) {
    super(`the order cannot be paid: ${problem}`);
    this.name = 'OrderRefused';
    this.problem = problem;
  }
}

/** What a transaction gave, or why it was taken back. */
export async function unlessRefused<Value>(attempt: Promise<Value>): Promise<Result<Value, OrderProblem>> {
  try {
    return success(await attempt);
  } catch (error) {
    if (error instanceof OrderRefused) return failure(error.problem);
    throw error;
  }
}
