import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { freePort } from './free-port.ts';
import { selfSigned } from './self-signed.ts';

/** Debian packages by the program that each installs. */
export const PROXIES = { nginx: 'nginx-light', caddy: 'caddy' } as const;
export type ProxyName = keyof typeof PROXIES;

/** Packages of the programs that are not installed here. */
export const missingPackages = (): string[] =>
  Object.entries(PROXIES).flatMap(([program, name]) =>
    spawnSync(program, [program === 'nginx' ? '-v' : 'version']).error ? [name] : [],
  );

export const PROXIED_HOST = 'edicola.ilmessaggero.it';

export type RunningProxy = {
  /** Starts a request over TLS as a browser does; the caller ends it. */
  call(path: string, options?: RequestOptions): ClientRequest;
  /** The same without TLS. */
  callPlain(path: string): ClientRequest;
  stop(): Promise<void>;
};

/** nginx that root starts runs its workers as another user, who may not write into the folder. */
const USER = process.getuid?.() === 0 ? 'user root;' : '';

const nginxConfig = (folder: string, site: string) => `
${USER} daemon off; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${folder}/${name};`)
  .join(' ')} include ${site}; }`;

/** Starts nginx or Caddy with its file of `deploy/`, in which only ports and certificates are replaced. */
export async function startProxy(name: ProxyName, upstream: number): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-proxy-'));
  const [http, https] = [await freePort(), await freePort()];
  const child = name === 'nginx' ? await startNginx() : await startCaddy();
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  await untilOpen(https, child, () => said);
  return {
    call: (path, options = {}) =>
      request({
        host: '127.0.0.1',
        port: https,
        path,
        servername: PROXIED_HOST,
        rejectUnauthorized: false,
        ...options,
        headers: { host: PROXIED_HOST, ...options.headers },
      }),
    callPlain: (path) =>
      plainRequest({ host: '127.0.0.1', port: http, path, headers: { host: PROXIED_HOST } }),
    async stop() {
      // SIGTERM also ends the worker processes.
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };

  async function startNginx(): Promise<ChildProcess> {
    const { key, certificate } = selfSigned([PROXIED_HOST]);
    await writeFile(join(folder, 'fullchain.pem'), certificate);
    await writeFile(join(folder, 'privkey.pem'), key);
    const site = (await readFile('deploy/nginx.conf', 'utf8'))
      .replace('127.0.0.1:8080', `127.0.0.1:${upstream}`)
      .replace('listen 80;', `listen 127.0.0.1:${http};`)
      .replace('listen 443 ', `listen 127.0.0.1:${https} `)
      .replaceAll('/etc/ssl/edicola', folder);
    await writeFile(join(folder, 'site.conf'), site);
    await writeFile(join(folder, 'nginx.conf'), nginxConfig(folder, join(folder, 'site.conf')));
    return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }

  async function startCaddy(): Promise<ChildProcess> {
    const site = (await readFile('deploy/Caddyfile', 'utf8')).replace(
      '127.0.0.1:8080',
      `127.0.0.1:${upstream}`,
    );
    const more = `{\n admin off\n http_port ${http}\n https_port ${https}\n default_bind 127.0.0.1\n local_certs\n skip_install_trust\n}\n`;
    await writeFile(join(folder, 'Caddyfile'), more + site);
    await mkdir(join(folder, 'data'));
    const { PATH = '' } = process.env;
    return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
      env: { PATH, HOME: folder, XDG_DATA_HOME: join(folder, 'data'), XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }
}

/** Caddy listens before it has made its certificate. */
async function untilOpen(port: number, child: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended: ${said()}`);
    const socket = connect({ host: '127.0.0.1', port, servername: PROXIED_HOST, rejectUnauthorized: false });
    const isOpen = await Promise.race([
      once(socket, 'secureConnect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ends a request with a body and reads its answer. */
export async function answerOf(
  call: ClientRequest,
  body?: string | Buffer,
): Promise<{ status: number; headers: IncomingMessage['headers']; raw: string[]; text: string }> {
  // A server that refuses a body closes the connection while the rest is still being sent.
  call.on('error', () => undefined);
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of answer.setEncoding('latin1')) text += part;
  return { status: answer.statusCode ?? 0, headers: answer.headers, raw: answer.rawHeaders, text };
}
