import { once } from 'node:events';
import type { Connect } from './connect.ts';
import { http1Transport } from './http1-transport.ts';
import { http2Transport } from './http2-transport.ts';
import type { Transport } from './transport.ts';

/** HTTP/2 where the service speaks it, else HTTP/1.1. @throws Error what keeps it from being opened */
export async function openTransport(host: string, connect: Connect, signal: AbortSignal): Promise<Transport> {
  const socket = connect(host, ['h2', 'http/1.1']);
  // Whoever uses it hears of it too; between two users nobody would.
  socket.on('error', () => socket.destroy());
  try {
    await once(socket, 'secureConnect', { signal });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  if (socket.alpnProtocol === 'h2') return await http2Transport(host, socket, signal);
  // It has only shown what is spoken.
  socket.destroy();
  return http1Transport(host, connect);
}
