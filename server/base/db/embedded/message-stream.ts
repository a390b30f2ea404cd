import { Duplex } from 'node:stream';

/** Answers messages of PostgreSQL's wire protocol, in the order in which they arrive. */
export type AnswerMessages = (messages: Uint8Array) => Promise<Uint8Array>;

/** First byte of the last message of a client. */
const TERMINATE = 'X'.charCodeAt(0);

/**
 * A connection for node-postgres that leads to an embedded database instead of a socket. Messages that belong together
 * arrive together, because node-postgres corks them.
 */
export class MessageStream extends Duplex {
  readonly #answer: AnswerMessages;

  constructor(answer: AnswerMessages) {
    super();
    this.#answer = answer;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  // Socket options set by node-postgres have no effect here.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    if (chunk[0] === TERMINATE) {
      // The database itself stays open: its opener closes it.
      this.push(null);
      done();
      return;
    }
    this.#answer(chunk).then((answer) => {
      if (answer.length > 0) this.push(answer);
      done();
    }, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done);
  }
}
