import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Api } from '#api/clients.ts';
import type { RenderPage } from '#api/rendering.ts';
import { IMMUTABLE, TEXT_TYPES } from '#domain/build-files.ts';
import { type Face, readFaces, readStylesheet, type Stylesheet } from './first-view-styles.ts';
import { type PreparedReply, prepare } from './prepared-reply.ts';
import { COMMON_HEADERS } from './security-headers.ts';

const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));

const CONTENT_TYPES: Record<string, string> = {
  ...TEXT_TYPES,
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  json: 'application/json; charset=utf-8',
  pack: 'application/octet-stream',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

const REVALIDATED = 'no-cache';
const BRAND_FILES_CACHE = 'public, max-age=86400';

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[]; isEntry?: boolean };
type ViteManifest = Record<string, Chunk>;

/**
 * The client build from which pages are made: files ready to send, the page's template, and which files each route
 * needs.
 */
export type Build = {
  files: Map<string, PreparedReply>;
  template: string;
  bootScript: string;
  /** Address of the script that hydrates a page. */
  entry: string;
  /** Scripts and styles of a page, the entry's own included, without repeats; dependencies come first. */
  assetsOf(
    routeIds: string[],
    isFallback?: boolean,
  ): { scripts: string[]; styles: { href: string; stylesheet: Stylesheet }[] };
  /** Address of the script that is loaded after the first paint. */
  afterPaint: string;
  /** Address of the script that asks for consent. TRK-01 */
  consentQuestion: string;
  /** The faces of all papers, and the stylesheet that names them. */
  faces: { href: string; list: Face[] };
  renderPage: RenderPage<Api>;
  /** Set only for a build of the development server, whose sources are edited while they are served. */
  live?: LiveSources;
};

/**
 * How open pages follow edited sources. Pages of such a build are not cached, because their files may change
 * at any time.
 */
export type LiveSources = {
  /** Registers the addresses that browsers request besides pages. */
  register(app: FastifyInstance): void;
  /** @returns the policy of a page, extended by what the development tools need */
  policy(policy: string): string;
};

/** Thrown when the bundle is missing; the message says how to make it. */
export class NotBuilt extends Error {}

/** @throws NotBuilt when there is no complete build. */
export async function readBuild(folder = DIST): Promise<Build> {
  const text = (name: string) => readFile(join(folder, name), 'utf8');
  try {
    const [manifestJson, facesJson, afterPaintJson, routesJson, template, bootScript, files] =
      await Promise.all([
        text('client/.vite/manifest.json'),
        text('client/.vite/faces.json'),
        text('client/.vite/after-paint.json'),
        text('client/.vite/routes.json'),
        text('template.html'),
        text('boot.js'),
        readFiles(join(folder, 'client')),
      ]);
    const manifest = {
      ...JSON.parse(manifestJson),
      ...JSON.parse(facesJson),
      ...JSON.parse(afterPaintJson),
    } as ViteManifest;
    const server = (await import(join(folder, 'server/entry-server.js'))) as { renderPage: RenderPage<Api> };
    return {
      files,
      template,
      bootScript: bootScript.trim(),
      ...indexManifest(manifest, JSON.parse(routesJson), files),
      renderPage: server.renderPage,
    };
  } catch (cause) {
    throw new NotBuilt('The app is not built: run `npm run build`', { cause });
  }
}

/** The files of a folder by their address, ready to send with the given headers. */
export async function readFiles(root: string, headersFor = headersOf): Promise<Map<string, PreparedReply>> {
  const names = await readdir(root, { recursive: true, withFileTypes: true });
  const files = new Map<string, PreparedReply>();
  for (const entry of names) {
    const file = join(entry.parentPath, entry.name);
    const type = CONTENT_TYPES[extname(entry.name).slice(1)];
    const url = file.slice(root.length).replaceAll('\\', '/');
    if (!entry.isFile() || !type || url.startsWith('/.vite/')) continue;
    const brotli = await readFile(`${file}.br`).catch(() => undefined);
    files.set(url, prepare(200, await readFile(file), { ...headersFor(url), 'content-type': type }, brotli));
  }
  return files;
}

function headersOf(url: string): Record<string, string> {
  const cache = url.includes('/assets/')
    ? IMMUTABLE
    : url.startsWith('/brands/')
      ? BRAND_FILES_CACHE
      : REVALIDATED;
  // The worker's file is at the root of its scope and must be revalidated at every use.
  return { ...COMMON_HEADERS, 'cache-control': url === '/sw.js' ? 'no-cache' : cache };
}

const ENTRY = 'src/entry-browser.tsx';
const AFTER_PAINT = 'src/startup/after-paint.ts';
/** Chunks of several modules are listed by their names, not by a source file. */
const FALLBACK_PAGES = 'fallback-pages';
const CONSENT_QUESTION = 'consent-question';
const FACES = 'src/ui/fonts.css';

/** `src/routes/sezione.{-$titolo}.tsx` is the route `/sezione/{-$titolo}`, `registrazione.index.tsx` `/registrazione/`. */
const routeIdOf = (name: string) => `/${name.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;

/** The key of a chunk by its name. @throws Error if there is none. */
function keyOf(manifest: ViteManifest, chunk: string): string {
  const key = Object.keys(manifest).find((name) => manifest[name]?.name === chunk);
  if (!key) throw new Error(`The build has no chunk ${chunk}`);
  return key;
}

/** @param routeFiles the built files that contain each file of `src/routes` and its screen */
function indexManifest(
  manifest: ViteManifest,
  routeFiles: Record<string, string[]>,
  files: Map<string, PreparedReply>,
) {
  const fallbackPages = keyOf(manifest, FALLBACK_PAGES);
  const names = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));
  const routes = new Map(
    Object.entries(routeFiles).map(([route, builtFiles]) => [
      routeIdOf(route),
      builtFiles.flatMap((file) => names.get(file) ?? []),
    ]),
  );
  const textOf = (href: string) => files.get(href)?.body.toString('utf8') ?? '';
  const stylesheets = new Map<string, Stylesheet>();
  for (const href of files.keys())
    if (href.endsWith('.css')) stylesheets.set(href, readStylesheet(textOf(href)));

  function assetsOf(routeIds: string[], isFallback = false) {
    const visited = new Set<string>();
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const visit = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || visited.has(name)) return;
      visited.add(name);
      for (const imported of chunk.imports ?? []) visit(imported);
      scripts.add(`/${chunk.file}`);
      for (const style of chunk.css ?? []) styles.add(`/${style}`);
    };
    for (const name of [ENTRY, ...routeIds.flatMap((id) => routes.get(id) ?? [])]) visit(name);
    if (isFallback) visit(fallbackPages);
    return {
      scripts: [...scripts],
      styles: [...styles].map((href) => ({ href, stylesheet: stylesheets.get(href) ?? [] })),
    };
  }

  const facesHref = `/${manifest[FACES]?.file}`;
  return {
    entry: `/${manifest[ENTRY]?.file}`,
    afterPaint: `/${manifest[AFTER_PAINT]?.file}`,
    consentQuestion: `/${manifest[keyOf(manifest, CONSENT_QUESTION)]?.file}`,
    faces: { href: facesHref, list: readFaces(textOf(facesHref)) },
    assetsOf,
  };
}
