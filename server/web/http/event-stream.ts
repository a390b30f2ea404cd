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
