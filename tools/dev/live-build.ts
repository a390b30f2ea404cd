import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { createServer as createVite, type InlineConfig, type ViteDevServer } from 'vite';
import type { Api } from '#api/clients.ts';
import type { RenderPage } from '#api/rendering.ts';
import { type Build, readFiles } from '#server/web/http/build.ts';
import { readFaces } from '#server/web/http/first-view-styles.ts';
import { type PreparedReply, prepare } from '#server/web/http/prepared-reply.ts';
import { COMMON_HEADERS } from '#server/web/http/security-headers.ts';
import { makeBrandSprites } from '../brand-sprites.ts';
import { pageStyles } from './page-styles.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Vite serves its files below this path; at the root, modules of `/api/` would collide with the server's calls. */
const BASE = '/vite/';
/** Folders with modules of the page. Data folders are left out, because they change all the time. */
const EDITED_FOLDERS = /^(?:src|api|device|domain|openapi|public)(?:\/|$)/;
const ENTRY = `${BASE}tools/dev/entry.js`;
const STYLES_PLACEHOLDER = '<!--styles-->';
const UNCACHED_HEADERS = { ...COMMON_HEADERS, 'cache-control': 'no-cache' };

/**
 * A build of the current sources by Vite: a change to a component or a stylesheet appears in the open page. It writes
 * only the generated routes and Vite's own cache.
 */
export async function openLiveBuild(): Promise<Build> {
  // Vite gets its WebSocket connections from the product's server, which hands the upgrades on.
  const upgrades = createServer();
  const vite = await createVite(viteConfig(upgrades));
  const [files, template, faces] = await Promise.all([
    publicFiles(),
    readFile(join(ROOT, 'index.html'), 'utf8'),
    vite.ssrLoadModule('/src/ui/fonts.css?inline'),
  ]);
  return {
    files,
    template: template.replace('<!--head-->', () => liveHead()),
    bootScript: '',
    entry: ENTRY,
    afterPaint: `${BASE}src/startup/after-paint.ts`,
    consentQuestion: `${BASE}src/features/consent-question/question.ts`,
    assetsOf: () => ({ scripts: [ENTRY], styles: [] }),
    faces: { href: `${BASE}src/ui/fonts.css`, list: readFaces(faces.default) },
    renderPage: renderBy(vite),
    live: {
      policy: livePolicy,
      register(app) {
        app.get(`${BASE}*`, (request, reply) => {
          reply.hijack();
          vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
        });
        app.server.on('upgrade', (...connection) => upgrades.emit('upgrade', ...connection));
        app.addHook('preClose', () => vite.close());
      },
    },
  };
}

const viteConfig = (upgrades: ReturnType<typeof createServer>): InlineConfig => ({
  root: ROOT,
  base: BASE,
  appType: 'custom',
  // The settings are modules of this process, which restarts when one of them changes.
  configLoader: 'native',
  clearScreen: false,
  server: {
    middlewareMode: true,
    ws: { server: upgrades },
    watch: { ignored: (path) => path !== ROOT && !EDITED_FOLDERS.test(relative(ROOT, path)) },
  },
});

async function publicFiles(): Promise<Map<string, PreparedReply>> {
  const [files, marks, worker] = await Promise.all([
    readFiles(join(ROOT, 'public'), () => UNCACHED_HEADERS),
    makeBrandSprites(),
    readFile(join(import.meta.dirname, 'leaving-worker.js')),
  ]);
  const add = (path: string, type: string, body: Buffer) =>
    files.set(path, prepare(200, body, { ...UNCACHED_HEADERS, 'content-type': `${type}; charset=utf-8` }));
  for (const { path, source } of marks.files) add(path, 'image/svg+xml', Buffer.from(source));
  add('/sw.js', 'text/javascript', worker);
  return files;
}

/** The boot script as a module that blocks the first paint; a build has it inline. */
const liveHead = () => `<script type="module" src="${BASE}@vite/client"></script>
<script type="module" blocking="render" src="${BASE}src/startup/inline-boot.ts"></script>
${STYLES_PLACEHOLDER}
<!--head-->`;

function renderBy(vite: ViteDevServer): RenderPage<Api> {
  const source = '/src/entry-server.tsx';
  return async (request, context, toDocument) => {
    const { renderPage } = (await vite.ssrLoadModule(source)) as { renderPage: RenderPage<Api> };
    const response = await renderPage(request, context, toDocument);
    if (!response.body) return response;
    const [html, styles] = [await response.text(), await pageStyles(vite, ROOT + source)];
    const { status, headers } = response;
    return new Response(
      html.replace(STYLES_PLACEHOLDER, () => styles),
      { status, headers },
    );
  };
}

const REPLACED_DIRECTIVES: Record<string, string> = {
  // Vite's client inserts styles, and uses a worker to wait until the server is back.
  'style-src': "'self' 'unsafe-inline'",
  'worker-src': "'self' blob:",
};
/**
 * Directives that are removed: Vite's client needs others, or passes its worker a plain address instead of a
 * trusted type.
 */
const REMOVED_DIRECTIVES = /^(?:style-src|worker-src|require-trusted-types-for|trusted-types) /;

const livePolicy = (policy: string) =>
  [
    ...policy.split('; ').filter((directive) => !REMOVED_DIRECTIVES.test(directive)),
    ...Object.entries(REPLACED_DIRECTIVES).map(([name, sources]) => `${name} ${sources}`),
  ].join('; ');
