import { once } from 'node:events';
import type { Connect } from './connect.ts';
import { http1Transport } from './http1-transport.ts';
import { http2Transport } from './http2-transport.ts';
import type { Transport } from './transport.ts';

/**
 * Opens HTTP/2 where the service supports it, else HTTP/1.1. @throws Error if the connection cannot be opened
 */
export async function openTransport(host: string, connect: Connect, signal: AbortSignal): Promise<Transport> {
  const socket = connect(host, ['h2', 'http/1.1']);
  // Code that uses the socket has its own error listener. Without this one an error while no code listens
  // would be unhandled.
  socket.on('error', () => socket.destroy());
  try {
    await once(socket, 'secureConnect', { signal });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  if (socket.alpnProtocol === 'h2') return await http2Transport(host, socket, signal);
  // This socket was needed only to find out the protocol.
  socket.destroy();
  return http1Transport(host, connect);
}
