/** As much of the worker's events as is needed: tests of strategies know no other. */
export type Occasion = Event & { waitUntil(promise: Promise<unknown>): void };

/** A page, or something for a page, that is asked for. */
export type Asking = Occasion & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
