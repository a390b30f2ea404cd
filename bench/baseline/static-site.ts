import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { fetchBody, fetchText } from '../fetch-body.ts';
import { pictureFiles, toStaticArticle } from './static-article.ts';

/** The brotli quality with which the product compresses pages. */
const BROTLI_QUALITY = 5;

type File = { body: Buffer; headers: Record<string, string | number> };

/** Serves the same article as a static page with the same picture files, from a bare HTTP server. */
export async function serveStaticArticle(article: URL): Promise<{ url: string; stop: () => Promise<void> }> {
  const html = toStaticArticle(await fetchText(article));
  const files = new Map<string, File>([['/', pageFile(html)]]);
  for (const path of pictureFiles(html)) files.set(path, await pictureFile(new URL(path, article)));
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, file.headers).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://statico.localhost:${port}/`, stop };
}

function pageFile(html: string): File {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const body = brotliCompressSync(html, { params });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  };
  return { body, headers };
}

async function pictureFile(url: URL): Promise<File> {
  const { status, headers, body } = await fetchBody(url);
  if (status !== 200) throw new Error(`${url.href} answered ${status}`);
  const type = headers['content-type'] ?? 'application/octet-stream';
  return { body, headers: { 'content-type': type, 'content-length': body.length } };
}
