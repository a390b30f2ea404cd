/** A feed, or what has to be asked before it, did not answer as it should. The message says how. */
export class FeedFailed extends Error {
  /** For how long its server wants to be left alone. */
  readonly waitMs: number;

  constructor(message: string, waitMs: number) {
    super(message);
    this.waitMs = waitMs;
  }
}
