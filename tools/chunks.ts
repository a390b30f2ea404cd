import { posix } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Chunks for modules that several dynamically loaded folders need: such a module goes to the first chunk here
 * that lists one of its folders. Modules that only one folder needs go to a chunk with the folder's name if
 * it is a feature, otherwise to the chunk that lists it. A path of a file, without its ending, is listed
 * where the file is imported dynamically from its own folder. Chunks that pages load early are listed first,
 * so that modules shared with late code are in the early chunk, and early code needs no late chunk.
 */
const SHARED_CHUNKS: [chunk: string, folders: string[]][] = [
  ['covers', ['features/newsstand', 'features/issue']],
  ['calls', ['features/article/data', 'features/issue/data', 'features/newsstand/data', 'shell', 'api/site']],
  ['lists', ['features/section', 'features/signatures', 'features/specials', 'features/legal']],
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

export const SHARED_CHUNK_NAMES: readonly string[] = SHARED_CHUNKS.map(([chunk]) => chunk);

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
  const modules = new Set(roots);
  for (const path of modules) for (const imported of graph.get(path)?.imports ?? []) modules.add(imported);
  return modules;
}

const folderOf = (path: string) => posix.dirname(path).replace(/^src(?:\/|$)/, '');

/**
 * The folder whose code a dynamic import loads. A route's screen counts as the folder of its feature, and a
 * route's separate loader as `<feature>/data`. A file that its own folder imports dynamically counts as a
 * folder of its own.
 */
function dynamicFolderOf(path: string, { imports, dynamicImporters }: Module): string {
  const [screen, route, loader] = SCREEN.exec(path) ?? [];
  if (screen) {
    const feature = imports.find((imported) => imported.startsWith('src/features/'))?.split('/')[2];
    return `features/${feature || route || 'unknown'}${loader ? '/data' : ''}`;
  }
  const folder = folderOf(path);
  const isApart = dynamicImporters.some((importer) => folderOf(importer) === folder);
  return isApart ? posix.join(folder, posix.basename(path).replace(/\..*/, '')) : folder;
}

/** The folders, loaded dynamically, that need each module. */
function foldersOf(graph: Graph): Map<string, Set<string>> {
  const foldersByModule = new Map<string, Set<string>>();
  for (const [path, module] of graph) {
    if (module.dynamicImporters.length === 0) continue;
    const folder = dynamicFolderOf(path, module);
    for (const needed of closureOf(graph, [path]))
      foldersByModule.set(needed, (foldersByModule.get(needed) ?? new Set()).add(folder));
  }
  return foldersByModule;
}

/** Short name of a folder's chunk: the scripts of every page contain many names of chunks. */
const shortName = (folder: string) => posix.basename(folder.replace(/\/data$/, '-data'));

/** The chunk of a module that only one folder needs; undefined if several need it. */
function ownChunk([folder = '', ...others]: Set<string>): string | undefined {
  if (others.length > 0) return undefined;
  return folder.startsWith('features/')
    ? shortName(folder)
    : (sharedChunk(new Set([folder])) ?? shortName(folder));
}

const sharedChunk = (folders: Set<string>) =>
  SHARED_CHUNKS.find(([, chunkFolders]) => chunkFolders.some((folder) => folders.has(folder)))?.[0];

/**
 * The chunk of every module; undefined for a module shared by folders that `SHARED_CHUNKS` does not list, for
 * which the bundler chooses.
 */
export function chunksOf(graph: Graph): Map<string, string | undefined> {
  const foldersNeeding = foldersOf(graph);
  const entryModules = closureOf(graph, [ENTRY]);
  const screens = [...graph.keys()].filter((path) => FIRST_SCREEN.test(path));
  const firstScreenModules = closureOf(graph, screens);

  const chunkOf = (path: string): string | undefined => {
    const folders = foldersNeeding.get(path) ?? new Set();
    if (REACT.test(path)) return 'react';
    if (entryModules.has(path) || (firstScreenModules.has(path) && folders.size > 1)) return 'app';
    if (ROUTE.test(path) && folders.has('routeTree')) return 'routes';
    return ownChunk(folders) ?? sharedChunk(folders);
  };
  return new Map([...graph.keys()].map((path) => [path, chunkOf(path)]));
}

/**
 * The plugin reads the modules of a build; `chunkOf` names the chunk of a module, and has an answer only
 * after the plugin's `buildEnd`.
 */
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
