// What a page's first view loads: `node tools/first-view.ts` prints it, and with `--write` saves it as what
// the test expects.
import { readFile, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { readBuild } from '#server/web/http/build.ts';

export const EXPECTED_FILE = 'tests/contract/first-view.json';

const PAGES = {
  article: '/articolo/{-$id}/{-$titolo}',
  edition: '/edizione/$edizione/{-$date}',
  home: '/',
  section: '/sezione/{-$titolo}/{-$date}/{-$id_edizione}/{-$id}',
};

/** Bytes of each script as it is sent, by the name of its chunk, and the folders and packages whose modules are in them. */
export type FirstView = { bytes: Record<string, number>; folders: string[] };

const readBuildJson = async (name: string) =>
  JSON.parse(await readFile(`dist/client/.vite/${name}.json`, 'utf8'));

/** `node_modules/@scope/name`, or the folder. */
const folderOf = (module: string) =>
  /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? posix.dirname(module.replace(/\?.*/, ''));

export async function readFirstViews(): Promise<Record<string, FirstView>> {
  const { assetsOf, files } = await readBuild();
  const modules: Record<string, string[]> = await readBuildJson('modules');
  const manifest: Record<string, { file: string; name?: string }> = await readBuildJson('manifest');
  const names = new Map(Object.values(manifest).map(({ file, name }) => [`/${file}`, name]));
  const viewOf = (route: string): FirstView => {
    const { scripts } = assetsOf(['__root__', route]);
    const bytes = scripts.map((script) => [
      names.get(script),
      files.get(script)?.encodedAs('br').body.length ?? 0,
    ]);
    const folders = scripts.flatMap((script) => modules[script.slice(1)] ?? []).map(folderOf);
    return {
      bytes: Object.fromEntries(bytes.toSorted()),
      folders: [...new Set(folders)].filter((folder) => !folder.startsWith('\0')).sort(),
    };
  };
  return Object.fromEntries(Object.entries(PAGES).map(([page, route]) => [page, viewOf(route)]));
}

if (import.meta.main) {
  const views = await readFirstViews();
  for (const [page, { bytes, folders }] of Object.entries(views)) {
    const sum = Object.values(bytes).reduce((total, bytesOfScript) => total + bytesOfScript, 0);
    console.log(`${page}: ${sum} bytes`, bytes, folders.join(' '));
  }
  if (process.argv.includes('--write')) await writeFile(EXPECTED_FILE, `${JSON.stringify(views, null, 2)}\n`);
}
