// Preloaded into a child process: what would reach a network ends it, and says so.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { writeSync } from 'node:fs';
import net from 'node:net';

const STDERR = 2;

function refuse(what: string): never {
  writeSync(STDERR, `network: ${what}\n`);
  process.exit(99);
}

net.Socket.prototype.connect = () => refuse('connect');
net.Server.prototype.listen = () => refuse('listen');
dgram.createSocket = () => refuse('datagram');
dns.lookup = Object.assign(() => refuse('lookup'), dns.lookup);
