/** As much of a worker's event as is needed: the page's types, by which tests are compiled, know none. */
export type WorkerEvent = { waitUntil(work: Promise<unknown>): void };
