import type { PGlite } from '@electric-sql/pglite';
import type { AnswerMessages } from './message-stream.ts';

/**
 * Answers by an embedded database in this thread. Its own way to answer, `execProtocolRaw`, also parses each answer and
 * keeps what it parsed.
 */
export const answerBy =
  (client: PGlite): AnswerMessages =>
  async (messages) => {
    const parts: Uint8Array[] = [];
    // The parts lie in the database's own memory.
    await client.execProtocolRawStream(messages, { onRawData: (part) => parts.push(part.slice()) });
    return Buffer.concat(parts);
  };
