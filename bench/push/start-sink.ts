import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { selfSigned } from '#tests/support/self-signed.ts';
import { stopProcess } from '../product.ts';
import { SERVICE_HOST } from './load.ts';

export type Sink = {
  port: number;
  /** Path of the certificate to trust. */
  certificate: string;
  stop(): Promise<void>;
};

const PROGRAM = fileURLToPath(new URL('sink.ts', import.meta.url));

/** Starts a push service on this machine that answers 201 to every message. */
export async function startSink(): Promise<Sink> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-push-bench-'));
  const [keyFile, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = selfSigned([SERVICE_HOST, 'localhost']);
  await writeFile(keyFile, made.key);
  await writeFile(certificate, made.certificate);
  const child = fork(PROGRAM, [keyFile, certificate], { stdio: 'inherit' });
  const [port] = await once(child, 'message');
  return {
    port: Number(port),
    certificate,
    stop: async () => {
      await stopProcess(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
