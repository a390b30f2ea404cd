import type { LightMyRequestResponse } from 'fastify';

/** A writer repeats one kind of write and records what the server acknowledged. */
export type Writer = {
  name: string;
  /** Called once when the server runs for the first time. */
  begin?(): Promise<void>;
  /** Makes the write with this number. @returns the answer; an acknowledged write is recorded */
  write(number: number): Promise<LightMyRequestResponse>;
  /** Names of the writes that the server has acknowledged. */
  acknowledged: string[];
};

type Write = (number: number) => Promise<{ reply: LightMyRequestResponse; id: string }>;

/** A writer whose acknowledged things each have a name. */
export function writerOf(name: string, write: Write, begin?: () => Promise<void>): Writer {
  const acknowledged: string[] = [];
  return {
    name,
    acknowledged,
    ...(begin && { begin }),
    async write(number) {
      const { reply, id } = await write(number);
      if (reply.statusCode === 200) acknowledged.push(id);
      return reply;
    },
  };
}

/** Makes a write. @returns why its answer is not acceptable for a client; null where it is fine */
export async function faultOfWriting(writer: Writer, number: number): Promise<string | null> {
  const reply = await writer.write(number).catch((error: unknown) => String(error));
  if (typeof reply === 'string') return `${writer.name}: ${reply}`;
  const saysComeAgain = reply.statusCode === 503 && reply.headers['retry-after'] !== undefined;
  if (reply.statusCode < 500 || saysComeAgain) return null;
  return `${writer.name}: ${reply.statusCode} ${reply.body}`;
}
