/** The part of the worker's events that is needed: tests of strategies have no other. */
export type WorkerEvent = Event & { waitUntil(promise: Promise<unknown>): void };

/** A request for a page, or for something that a page needs. */
export type RequestEvent = WorkerEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

/** Requests an address as the signed-in reader's page would, through the same strategies. */
export type AskAsReader = (address: string, event: WorkerEvent) => Promise<Response | undefined>;
