/**
 * Builds the service worker as two classic scripts: `sw.js` with all that a start needs, and a second one with all that
 * the worker imports by `import()`. A worker cannot load modules that way, but `importScripts` gives it a script again
 * that it has loaded while it was being installed; that needs no network.
 */
import type { InlineConfig, Plugin } from 'vite';

const ENTRY = 'sw/sw.ts';
const WORKER = 'sw.js';
const SECOND = 'worker-data';

/** Name of the function that hands a script's code to `require`. */
const DEFINE = 'defineWorkerScript';

/**
 * Start of the first script. `require` runs a script's code once, at its first use. Loading it during installation makes
 * the browser store it with the worker; it is fetched before, because `importScripts` blocks the worker meanwhile.
 * Without it the installation fails, and is tried again at a later visit.
 */
const start = (second: string) => `const exports = {};
const codes = new Map();
const loaded = new Map([['./${WORKER}', exports]]);
const nameIn = (path) => './' + path.slice(path.lastIndexOf('/') + 1);
const ${DEFINE} = (self.${DEFINE} = (path, code) => codes.set(nameIn(path), code));
const require = (path) => {
  const name = nameIn(path);
  if (!loaded.has(name)) {
    if (!codes.has(name)) importScripts('/${second}');
    const part = {};
    codes.get(name)(part, require);
    loaded.set(name, part);
  }
  return loaded.get(name);
};
self.addEventListener('install', (event) =>
  event.waitUntil(
    fetch('/${second}').then(async (answer) => {
      if (!answer.ok) throw new TypeError('/${second} was answered with ' + answer.status);
      await answer.arrayBuffer();
      importScripts('/${second}');
    }),
  ),
);
`;

type Chunk = { fileName: string; imports: readonly string[] };

/** Files that a file imports by `import` statements, directly or through others. */
function importsOf(file: Chunk, chunks: readonly Chunk[]): Set<string> {
  const found = new Set(file.imports);
  for (const name of found)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      found.add(imported);
  return found;
}

const joinScripts: Plugin = {
  name: 'worker-scripts',
  renderChunk(code, { isEntry, fileName }) {
    if (isEntry) return null;
    return { code: `${DEFINE}('${fileName}', (exports, require) => {\n${code}\n});\n`, map: null };
  },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const first = chunks.find(({ isEntry }) => isEntry);
    const second = chunks.find(({ name }) => name === SECOND);
    if (!first || !second) throw new Error('The worker was not built as two scripts.');
    // Code that both use, or that the second one takes from modules of the first, has become files of its own.
    const others = chunks.filter((chunk) => chunk !== first && chunk !== second);
    const needed = importsOf(first, chunks);
    const codesOf = (areNeeded: boolean) =>
      others.filter(({ fileName }) => needed.has(fileName) === areNeeded).map(({ code }) => code);
    second.code = [...codesOf(false), second.code].join('');
    first.code = `(() => {\n${[start(second.fileName), ...codesOf(true), first.code].join('')}\n})();\n`;
    for (const { fileName } of others) delete bundle[fileName];
  },
};

/** Modules that the first script needs: those that it imports by `import` statements, directly or through others. */
function importedByStatements(
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null,
  entry: string,
): Set<string> {
  const found = new Set([entry]);
  for (const id of found) for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** Changes the settings by which vite-plugin-pwa builds the worker. */
export function buildWorkerScripts(config: InlineConfig): void {
  let needed: Set<string> | undefined;
  config.plugins = [...(config.plugins ?? []), joinScripts];
  config.build = {
    ...config.build,
    lib: { entry: ENTRY, formats: ['cjs'], fileName: () => WORKER },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              debugName: SECOND,
              name(id, context) {
                needed ??= importedByStatements(
                  (each) => context.getModuleInfo(each),
                  `${config.root}/${ENTRY}`,
                );
                return needed.has(id) || id.startsWith('\0') ? null : SECOND;
              },
            },
          ],
        },
      },
    },
  };
}
