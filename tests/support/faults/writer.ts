import type { LightMyRequestResponse } from 'fastify';

/** Somebody who writes the same kind of thing again and again, and keeps what was acknowledged. */
export type Writer = {
  name: string;
  /** Once the server runs first. */
  begin?(): Promise<void>;
  /** Writes for the so-manieth time. @returns its answer, where one was acknowledged what that says is kept */
  write(number: number): Promise<LightMyRequestResponse>;
  /** What the server has said that it has. */
  acknowledged: string[];
};

type Write = (number: number) => Promise<{ reply: LightMyRequestResponse; id: string }>;

/** A writer whose acknowledged thing has a name of its own. */
export function writerOf(name: string, write: Write, begin?: () => Promise<void>): Writer {
  const acknowledged: string[] = [];
  return {
    ...{ name, acknowledged, ...(begin && { begin }) },
    async write(number) {
      const { reply, id } = await write(number);
      if (reply.statusCode === 200) acknowledged.push(id);
      return reply;
    },
  };
}

/** Has something written. @returns what of the answer nobody may ever get; null where it is in order */
export async function faultOfWriting(writer: Writer, number: number): Promise<string | null> {
  const reply = await writer.write(number).catch((error: unknown) => String(error));
  if (typeof reply === 'string') return `${writer.name}: ${reply}`;
  const saysComeAgain = reply.statusCode === 503 && reply.headers['retry-after'] !== undefined;
  if (reply.statusCode < 500 || saysComeAgain) return null;
  return `${writer.name}: ${reply.statusCode} ${reply.body}`;
}
