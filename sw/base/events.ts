/** As much of the worker's events as is needed: tests of strategies know no other. */
export type WorkerEvent = Event & { waitUntil(promise: Promise<unknown>): void };

/** A page, or something for a page, that is asked for. */
export type RequestEvent = WorkerEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

/** Asks for an address as the page of whoever is signed in would, through the same strategies. */
export type AskAsReader = (address: string, event: WorkerEvent) => Promise<Response | undefined>;
