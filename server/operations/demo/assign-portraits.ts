import type { Brand } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { ensureImages } from '#server/newsroom/db/images.ts';
import { notifyContentChanged } from '#server/newsroom/db/import-lock.ts';
import { createPictureStore } from '#server/newsroom/import/pictures.ts';
import { setPortrait, signaturesWithoutPortrait } from '../db/demo-content.ts';

/** Drawings in the pictures folder that show an author, by the slug of the signature. */
const PORTRAITS: ReadonlyMap<string, string> = new Map([
  ['livia-santoro', 'firma-santoro.svg'],
  ['tommaso-ferrigno', 'firma-ferrigno.svg'],
  ['caterina-lomastro', 'firma-lomastro.svg'],
  ['nicola-prandin', 'firma-prandin.svg'],
  ['dario-belfiore', 'firma-belfiore.svg'],
  ['irene-quaglieri', 'firma-quaglieri.svg'],
  ['marta-venturelli', 'firma-venturelli.svg'],
]);

/** Gives the authors of a paper a portrait where they have none: deliveries contain only names. */
export async function assignPortraits(
  orm: Orm,
  { sigla }: Brand,
  picturesFolder: string,
  imagesFolder: string,
): Promise<void> {
  const store = createPictureStore({ imagesFolder, media: [], allowSvg: true, dryRun: false });
  for (const slug of await signaturesWithoutPortrait(orm, sigla, [...PORTRAITS.keys()])) {
    const hrefs = [PORTRAITS.get(slug) ?? ''];
    const { pictures, warnings } = await store.take([{ hrefs, caption: null, credit: null }], picturesFolder);
    const [picture] = pictures;
    if (!picture) throw new Error(`Demonstration: portrait of ${slug}: ${warnings.join('; ')}`);
    await orm.transaction(async (tx) => {
      await ensureImages(tx, [picture]);
      await setPortrait(tx, sigla, slug, picture.hash);
      await notifyContentChanged(tx);
    });
  }
}
