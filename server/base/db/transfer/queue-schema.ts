import { getConstructionPlans } from 'pg-boss';
import type { Connection } from './connection.ts';
import { QUEUE } from './tables.ts';

/** The plan is a transaction of its own; here it belongs to a larger one. */
const OWN_TRANSACTION = /^\s*(?:begin|commit|set local \w+ = \d+);\s*$/gim;

/** Makes the queue's tables as its library does at a first start, without rows. */
export async function makeQueueSchema({ run }: Connection): Promise<void> {
  await run(getConstructionPlans(QUEUE).replaceAll(OWN_TRANSACTION, ''));
}
