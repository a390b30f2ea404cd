import { failure, type Result, success } from '#server/base/result.ts';

/** Why an order cannot be opened or paid. */
export type OrderProblem =
  /** The offer has ended, or its price has changed. */
  | 'offer-changed'
  /** The reader already has what the offer opens. */
  | 'already-subscribed'
  /** Nothing is sold at the moment, and no payment is accepted. */
  | 'sales-closed'
  /** The order is settled in another way, or belongs to another checkout. */
  | 'not-payable';

/** Thrown to roll back the transaction of a payment that must not be accepted. */
export class OrderRefused extends Error {
  readonly problem: OrderProblem;

  constructor(problem: OrderProblem) {
    super(`the order cannot be paid: ${problem}`);
    this.name = 'OrderRefused';
    this.problem = problem;
  }
}

/** The value of a transaction, or the problem for which it was rolled back. */
export async function catchRefusal<Value>(attempt: Promise<Value>): Promise<Result<Value, OrderProblem>> {
  try {
    return success(await attempt);
  } catch (error) {
    if (error instanceof OrderRefused) return failure(error.problem);
    throw error;
  }
}
