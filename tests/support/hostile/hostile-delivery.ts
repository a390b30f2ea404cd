import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ACTIVE_CONTENT } from './active-content.ts';
import { ARCHIVES } from './archives.ts';
import { article, type HostileFile, json } from './hostile-file.ts';
import { JSON_FILES } from './json-files.ts';
import { hostilePictures } from './pictures.ts';
import { XML_FILES } from './xml-files.ts';

const GOOD = 20;

export type HostileDelivery = { files: HostileFile[]; good: string[] };

/** Writes every broken and hostile file, in folders together with good articles. */
export async function writeHostileDelivery(folder: string): Promise<HostileDelivery> {
  const good = Array.from({ length: GOOD }, () => article({}));
  const folders = ['json', 'html', 'xml', 'pictures', 'zip', 'lines'];
  const files = [...JSON_FILES, ...ACTIVE_CONTENT, ...XML_FILES, ...(await hostilePictures()), ...ARCHIVES];
  const goodFiles = good.map(({ item }, at) => ({
    path: `${folders[at % folders.length]}/good-${at}.json`,
    bytes: json(item),
  }));
  for (const { path, bytes } of [...files, ...goodFiles]) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  await symlink('/etc/passwd', join(folder, 'json/link.json'));
  await symlink('/etc/passwd', join(folder, 'pictures/link.png'));
  const link: HostileFile = { path: 'json/link.json', bytes: '', refused: [/^file$/, /a link/] };
  return { files: [...files, link], good: good.map(({ uri }) => uri) };
}
