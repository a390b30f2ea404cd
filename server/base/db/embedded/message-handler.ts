import type { PGlite } from '@electric-sql/pglite';
import type { AnswerMessages } from './message-stream.ts';

/**
 * Makes a function that runs messages of the wire protocol on an embedded database in this thread. The
 * database's own `execProtocolRaw` is not used, because it also parses each answer and keeps the result.
 */
export const createMessageHandler =
  (client: PGlite): AnswerMessages =>
  async (messages) => {
    const parts: Uint8Array[] = [];
    // The parts are copied, because they lie in the database's own memory.
    await client.execProtocolRawStream(messages, { onRawData: (part) => parts.push(part.slice()) });
    return Buffer.concat(parts);
  };
