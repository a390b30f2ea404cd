/** Everything a page may say to the worker. */
export type PageToWorker =
  /**
   * Hold what this page shows, though its requests never passed the worker: addresses on the same origin, with their
   * query. Sent once the page is idle. OFF-02
   */
  | { type: 'keep'; addresses: string[] }
  /** Take over now if no page but the one that asks is open, so that none changes its worker while it is read. OFF-04 */
  | { type: 'apply-update' };
