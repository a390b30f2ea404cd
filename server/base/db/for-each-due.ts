import type { Orm } from './connect.ts';

/** Work that is due on rows, such as a renewal or an export, and ends with a mail. */
export type DueWork<Row, Done> = {
  /** Claims a row that is due, except these, and locks it until the transaction ends; undefined if there is none. */
  claim(tx: Orm, except: readonly Row[]): Promise<Row | undefined>;
  process(tx: Orm, row: Row): Promise<Done>;
  /** Mails the result of a row, after its transaction. */
  mail(done: Done): Promise<void>;
  /** Stores that the work on a row failed, after its transaction was undone. */
  storeFailure?(row: Row): Promise<void>;
};

/**
 * Processes every row that is due, each locked in a transaction of its own: of two servers only one processes it, and
 * after a crash the next run continues. A failure does not stop the others; the next run retries it. The mail is sent
 * after the transaction: a row whose mail fails stays processed, and its mail is not sent again.
 * @param what names the rows in the error: `due subscriptions`
 * @throws AggregateError with all failures, after the last row
 */
export async function forEachDue<Row, Done>(orm: Orm, what: string, due: DueWork<Row, Done>): Promise<void> {
  const failures: unknown[] = [];
  const handled: Row[] = [];
  for (;;) {
    let claimed: Row | undefined;
    try {
      const done = await orm.transaction(async (tx) => {
        claimed = await due.claim(tx, handled);
        return claimed && { result: await due.process(tx, claimed) };
      });
      if (!claimed || !done) break;
      handled.push(claimed);
      await due.mail(done.result).catch((error) => failures.push(mailError(error)));
    } catch (error) {
      failures.push(error);
      if (!claimed) break;
      handled.push(claimed);
      await due.storeFailure?.(claimed).catch((failure) => failures.push(failure));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${what}: ${failures.length} failures`);
}

const mailError = (error: unknown) =>
  new Error('its work is done, but its mail was not sent', { cause: error });
