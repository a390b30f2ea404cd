// Preloaded into a child process: a connection to the network ends the process with a message.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { writeSync } from 'node:fs';
import net from 'node:net';

const STDERR = 2;

function refuse(what: string): never {
  writeSync(STDERR, `network: ${what}\n`);
  process.exit(99);
}

/** The only server that may be contacted: the database's, where it is not embedded. */
const { hostname, port } = new URL(process.env.DATABASE_URL ?? 'none://none');

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (this: net.Socket, ...to: unknown[]) {
  const isDatabase = port !== '' && to[0] === Number(port) && to[1] === hostname;
  return isDatabase ? Reflect.apply(connect, this, to) : refuse('connect');
} as typeof connect;
net.Server.prototype.listen = () => refuse('listen');
dgram.createSocket = () => refuse('datagram');
const { lookup } = dns;
dns.lookup = Object.assign(
  (name: string, ...rest: [never, never]) => (name === hostname ? lookup(name, ...rest) : refuse('lookup')),
  lookup,
) as typeof lookup;
