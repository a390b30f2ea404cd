import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type CuttingProxy = {
  /** Address of the database through this proxy. */
  url: string;
  /** Cuts every open connection. @returns their number */
  cut(): number;
  /** Refuses all connections while it is down. */
  setDown(down: boolean): void;
  close(): Promise<void>;
};

/** A proxy to PostgreSQL whose connections can be cut at any byte. */
export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isDown = false;
  const server = createServer((near) => {
    if (isDown) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    const lines = open.size / 2;
    for (const one of open) one.destroy();
    return lines;
  };
  return {
    url: url.href,
    cut,
    setDown(down) {
      isDown = down;
      if (down) cut();
    },
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
