/** Tells the browser of something: the name of the event, and what is known of it. */
export type SendEvent = (name: string, data: Readonly<Record<string, string>>) => void;

/** An answer that goes on: events, as they come, until either side hangs up. */
export class EventStream {
  /** @returns what ends it. */
  readonly follow: (send: SendEvent) => () => void;
  /** What is followed: nobody needs many streams of one thing. */
  readonly subject: string;

  constructor(subject: string, follow: (send: SendEvent) => () => void) {
    this.subject = subject;
    this.follow = follow;
  }
}

const STREAMS = /^\/(?:api\/(?:site\/chat|operatori)\/eventi|utente-rag(?:-online-categoria)?)(?:\?|$)/;

/** Whether what is asked for goes on: events, or an answer that is told as it is written. */
export const isStreamAddress = (url: string): boolean => STREAMS.test(url);
