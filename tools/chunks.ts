import { posix } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Chunks of what several folders share: a shared module is in the first of these chunks that one of its folders needs.
 * The folders of features have a chunk of their own besides; of the others all code is in the chunk named here. A file
 * stands for itself where its own folder loads it later. What pages load early comes first, so that it needs nothing of
 * what comes late.
 */
const SHARED: [chunk: string, folders: string[]][] = [
  ['db', ['device', 'device/tables']],
  ['calls', ['features/article/data', 'features/issue/data', 'features/newsstand/data', 'shell', 'api/site']],
  ['lists', ['features/section', 'features/signatures', 'features/specials', 'features/legal']],
  ['covers', ['features/newsstand', 'features/issue']],
  ['routes', ['routeTree']],
  ['find', ['features/search', 'features/archive', 'features/showcase']],
  ['state', ['features/notices']],
  ['download', ['components/downloads', 'features/downloads']],
  ['session', ['features/session', 'state/session', 'features/favourites']],
  ['idle', ['startup/idle-start', 'shell/live-notices', 'shell/live-burger-menu']],
  ['alerts', ['state/push']],
  ['forget', ['state/session/forget-reader']],
  ['saved', ['state/favourites/favourites-repository']],
  ['opened', ['state/reading/send-opened', 'state/reading/opened-repository']],
  ['help', ['features/faq']],
  ['chat', ['features/support-chat']],
  ['entrance', ['features/entrance', 'features/contact']],
  ['account', ['features/account']],
  ['privacy', ['shell/privacy-actions', 'state/consent/prove-consent']],
  ['measure', ['state/measuring', 'state/measuring/measure-pages']],
  ['private', ['features/chatbot', 'features/purchases']],
];

const ENTRY = 'src/entry-browser.tsx';
/** The screen with which most visits begin. */
const FIRST_SCREEN = /^src\/routes\/articolo\..*\?tsr-split=component$/;
const REACT = /^node_modules\/(?:react|react-dom|scheduler)\//;
const ROUTE = /^src\/routes\/[^?]*$/;
const SCREEN = /^src\/routes\/(\w*).*\?tsr-split=(loader)?/;

type Module = { imports: string[]; dynamicImporters: string[] };
/** All modules by their paths in the repository. */
export type Graph = Map<string, Module>;

/** Modules with all that they import, but for dynamic imports. */
function closureOf(graph: Graph, roots: string[]): Set<string> {
  const found = new Set(roots);
  for (const path of found) for (const imported of graph.get(path)?.imports ?? []) found.add(imported);
  return found;
}

const folderOf = (path: string) => posix.dirname(path).replace(/^src(?:\/|$)/, '');

/**
 * The folder whose code a dynamic import loads. A screen is its feature's, with the loader apart where the route's is. A
 * file that its own folder imports dynamically is apart from it.
 */
function dynamicFolderOf(path: string, { imports, dynamicImporters }: Module): string {
  const [screen, route, loader] = SCREEN.exec(path) ?? [];
  if (screen) {
    const feature = imports.find((one) => one.startsWith('src/features/'))?.split('/')[2];
    return `features/${feature || route || 'unknown'}${loader ? '/data' : ''}`;
  }
  const folder = folderOf(path);
  const isApart = dynamicImporters.some((importer) => folderOf(importer) === folder);
  return isApart ? posix.join(folder, posix.basename(path).replace(/\..*/, '')) : folder;
}

/** The folders, loaded dynamically, that need each module. */
function foldersOf(graph: Graph): Map<string, Set<string>> {
  const needing = new Map<string, Set<string>>();
  for (const [path, module] of graph) {
    if (module.dynamicImporters.length === 0) continue;
    const folder = dynamicFolderOf(path, module);
    for (const needed of closureOf(graph, [path]))
      needing.set(needed, (needing.get(needed) ?? new Set()).add(folder));
  }
  return needing;
}

/** Names of chunks are short: the scripts of every page hold many. */
const shortName = (folder: string) => posix.basename(folder.replace(/\/data$/, '-data'));

/** The chunk of what one folder alone needs. */
function ownChunk([folder = '', ...others]: Set<string>): string | undefined {
  if (others.length > 0) return undefined;
  return folder.startsWith('features/')
    ? shortName(folder)
    : (sharedChunk(new Set([folder])) ?? shortName(folder));
}

const sharedChunk = (folders: Set<string>) =>
  SHARED.find(([, some]) => some.some((folder) => folders.has(folder)))?.[0];

/** The chunk of every module. None has a module that is shared by folders for which no chunk is named: the bundler's. */
export function chunksOf(graph: Graph): Map<string, string | undefined> {
  const foldersNeeding = foldersOf(graph);
  const first = closureOf(graph, [ENTRY]);
  const screens = [...graph.keys()].filter((path) => FIRST_SCREEN.test(path));
  const firstScreen = closureOf(graph, screens);

  const chunkOf = (path: string): string | undefined => {
    const folders = foldersNeeding.get(path) ?? new Set();
    if (REACT.test(path)) return 'react';
    if (first.has(path) || (firstScreen.has(path) && folders.size > 1)) return 'app';
    if (ROUTE.test(path) && folders.has('routeTree')) return 'routes';
    return ownChunk(folders) ?? sharedChunk(folders);
  };
  return new Map([...graph.keys()].map((path) => [path, chunkOf(path)]));
}

/** Names the chunk of a module, when its plugin has seen all modules. */
export function chunkByFolder(root: string): { plugin: Plugin; chunkOf: (id: string) => string | null } {
  let chunks: ReturnType<typeof chunksOf> = new Map();
  const pathOf = (id: string) => posix.relative(root, id);
  const plugin: Plugin = {
    name: 'chunk-by-folder',
    buildEnd() {
      const graph: Graph = new Map();
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicImporters = [] } = this.getModuleInfo(id) ?? {};
        graph.set(pathOf(id), {
          imports: importedIds.map(pathOf),
          dynamicImporters: dynamicImporters.map(pathOf),
        });
      }
      chunks = chunksOf(graph);
    },
  };
  return { plugin, chunkOf: (id) => chunks.get(pathOf(id)) || null };
}
