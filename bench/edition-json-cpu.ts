import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fetchBody } from './fetch-body.ts';
import { type Bench, NotMeasurable } from './measure.ts';
import { median } from './median.ts';
import { processorTime } from './processor-time.ts';
import { stopProcess } from './product.ts';
import { atMostTimes, type Row } from './row.ts';

const ROUNDS = 7;
const WARM_UP_REQUESTS = 4000;
const REQUESTS = 15_000;
const CONNECTIONS = 16;
const MAX_RATIO = 1.5;

const run = promisify(execFile);
const fileBeside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

type Server = { url: URL; pid: number };

/**
 * Processor time that one answer of the edition's JSON costs the server, compared with sending the same bytes from a
 * bare HTTP server.
 */
export async function editionJsonCpu({ product, subject }: Bench): Promise<Row[]> {
  const productServer: Server = { url: subject.editionJson, pid: product.pid };
  // Fails early with NotMeasurable where the processor time of another process cannot be read.
  await cpuTimeOf(productServer);
  const started = await startBaselineServer(subject.editionJson);
  try {
    return [await compare(productServer, started.server)];
  } finally {
    await started.stop();
  }
}

async function compare(productServer: Server, baselineServer: Server): Promise<Row> {
  for (const server of [productServer, baselineServer]) await load(server, WARM_UP_REQUESTS);
  const rounds: { mine: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ mine: await costOf(productServer), bare: await costOf(baselineServer) });
  }
  const ratios = rounds.map((round) => round.mine / round.bare);
  const ratio = median(ratios);
  const baseline = median(rounds.map((round) => round.bare));
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)} ×`;
  return atMostTimes(MAX_RATIO, {
    name: 'edition JSON: server CPU per request',
    // The median of the rounds' ratios, expressed in the baseline's time.
    value: ratio * baseline,
    baseline,
    unit: 'µs',
    note: `median of ${ROUNDS} rounds of ${REQUESTS}, ${spread}`,
  });
}

/** Processor time of one request in µs. */
async function costOf(server: Server): Promise<number> {
  const before = await cpuTimeOf(server);
  await load(server, REQUESTS);
  return ((await cpuTimeOf(server)) - before) / REQUESTS;
}

const load = ({ url }: Server, requests: number) =>
  run(process.execPath, [fileBeside('closed-loop.ts'), url.href, String(requests), String(CONNECTIONS)]);

/** @throws NotMeasurable where there is no /proc. */
async function cpuTimeOf({ pid }: Server): Promise<number> {
  const time = await processorTime(pid);
  if (time === null)
    throw new NotMeasurable('this system does not report the processor time of another process');
  return time;
}

async function startBaselineServer(url: URL): Promise<{ server: Server; stop: () => Promise<void> }> {
  const { headers, body } = await fetchBody(url, { 'accept-encoding': 'br' });
  const { date: _, connection: __, 'keep-alive': ___, ...sent } = headers;
  const child = fork(fileBeside('baseline/prepared-bytes.ts'), { stdio: 'inherit' });
  child.send({ headers: sent, body: body.toString('base64') });
  const [port] = (await once(child, 'message')) as [number];
  const server = { url: new URL(`http://127.0.0.1:${port}/`), pid: child.pid ?? 0 };
  return { server, stop: () => stopProcess(child) };
}
