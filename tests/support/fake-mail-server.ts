import { createServer, type Server, type Socket } from 'node:net';
import { afterEach } from 'vitest';

/** Commands in these bytes: the lines of a mail are not answered, except for its end. */
const commandsIn = (bytes: Buffer) =>
  String(bytes)
    .split('\r\n')
    .flatMap((line) =>
      line === '.' ? 'end' : (/^(?:EHLO|MAIL|RCPT|DATA|RSET|QUIT)\b/.exec(line)?.[0] ?? []),
    );

const wellOn = (command: string) => (command === 'DATA' ? '354 go on' : '250 ok');

/** A mail server that gives this answer to one command and accepts the others; it stops with the test. */
export function fakeMailServer() {
  let server: Server | undefined;
  let open: Socket[] = [];
  let connections = 0;
  const dropAll = () => {
    for (const socket of open) socket.destroy();
  };
  const end = async () => {
    dropAll();
    await new Promise((resolve) => server?.close(resolve) ?? resolve(null));
    server = undefined;
  };
  afterEach(end);
  return {
    async start(command = '', answer = ''): Promise<string> {
      await end();
      connections = 0;
      const listening = createServer((socket) => {
        connections += 1;
        open.push(socket);
        socket.on('close', () => {
          open = open.filter((one) => one !== socket);
        });
        socket.on('error', () => undefined);
        socket.write('220 posta.example\r\n');
        socket.on('data', (bytes) => {
          for (const said of commandsIn(bytes)) {
            socket.write(`${said === command ? answer : wellOn(said)}\r\n`);
          }
        });
      });
      server = listening;
      await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
      const address = listening.address();
      return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    },
    end,
    dropAll,
    /** Number of connections since the start, and of those that are open. */
    connections: () => connections,
    open: () => open.length,
  };
}
