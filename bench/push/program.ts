// Sends a number of messages in one of the ways and reports the cost: `program.ts WAY PORT CERTIFICATE WARM-UP COUNT`.
import { byLibrary } from './by-library.ts';
import { bySender } from './by-sender.ts';
import { bySeparateSteps } from './by-separate-steps.ts';
import type { Cost } from './sending.ts';

const BYTES_IN_MB = 1024 * 1024;
const METHODS = { sender: bySender, library: byLibrary, nothing: bySeparateSteps };

const [method = '', port, certificate = '', warmUp, count] = process.argv.slice(2);
const open = Object.entries(METHODS).find(([name]) => name === method)?.[1];
if (!open) throw new Error(`no such way: ${method}`);
const sending = open(Number(port), certificate);
await sending.send(Number(warmUp));

const memory: number[] = [];
const [cpu, start] = [process.cpuUsage(), performance.now()];
// Sends all messages in one call, because in slices the threads would wait for each other at the end of each.
const sampler = setInterval(() => memory.push(process.memoryUsage.rss() / BYTES_IN_MB), 100);
await sending.send(Number(count));
clearInterval(sampler);
const wallMs = performance.now() - start;
const { user, system } = process.cpuUsage(cpu);
await sending.close();

const half = Math.ceil(memory.length / 2);
const cost: Cost = {
  cpuUs: (user + system) / Number(count),
  wallMs,
  memoryMb: [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))],
};
process.stdout.write(JSON.stringify(cost));
