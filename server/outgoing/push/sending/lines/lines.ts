import type { Connect } from './connect.ts';
import { createLine, type Line } from './line.ts';
import { openTransport } from './open-transport.ts';
import type { Ended, PushRequest } from './transport.ts';

export type Lines = {
  post(host: string, request: PushRequest, ended: (end: Ended) => void): void;
  close(): Promise<void>;
};

/** A line for each push service, so that one that hangs holds up no other. PSH-02 */
export function createLines(connect: Connect, timeoutMs: number): Lines {
  const lines = new Map<string, Line>();

  function lineTo(host: string): Line {
    const known = lines.get(host);
    if (known) return known;
    const line = createLine({
      open: (signal) => openTransport(host, connect, signal),
      timeoutMs,
      idle: () => lines.delete(host),
    });
    lines.set(host, line);
    return line;
  }

  return {
    post: (host, request, ended) => lineTo(host).post(request, ended),
    async close() {
      await Promise.all([...lines.values()].map((line) => line.close()));
    },
  };
}
