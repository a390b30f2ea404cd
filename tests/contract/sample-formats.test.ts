import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cleanBody } from '#server/newsroom/import/clean-body.ts';
import type { FileItem } from '#server/newsroom/import/deliver-item.ts';
import type { DeliveredItem } from '#server/newsroom/import/delivered-item.ts';
import { parseFile } from '#server/newsroom/import/parse-file.ts';
import { SAMPLE_DATA, withSamples } from '#tests/support/sample-data.ts';

const NOW = new Date('2025-03-14T09:00:00Z');

async function filesUnder(folder: string, end: RegExp): Promise<string[]> {
  const names = await readdir(join(SAMPLE_DATA, folder), { recursive: true });
  return names.filter((name) => end.test(name)).map((name) => join(SAMPLE_DATA, folder, name));
}

async function itemsOf(path: string): Promise<FileItem[]> {
  const items: FileItem[] = [];
  for await (const item of parseFile(await readFile(path), NOW)) items.push(item);
  return items;
}

async function onlyItem(path: string): Promise<DeliveredItem> {
  const [item] = await itemsOf(path);
  if (!item || 'rejected' in item) throw new Error(`${path}: ${item?.rejected.message}`);
  return item.parsed.delivered;
}

/**
 * The data that all three formats have. Access, position on the page and a version are not in NITF, pictures not in
 * this NewsML.
 */
const shared = ({ placements, bodyHtml, pictures, subjects, ...item }: DeliveredItem) => ({
  uri: item.uri,
  status: item.status,
  title: item.title,
  subtitle: item.subtitle,
  byline: item.byline,
  authors: item.authors,
  body: cleanBody(bodyHtml),
  day: item.day,
  places: placements.map(({ editionName, page }) => [editionName, page]),
  section: item.section,
  urgency: item.urgency,
  firstCreated: item.firstCreated,
  versionCreated: item.versionCreated,
  people: subjects.filter(({ kind }) => kind === 'person').slice(0, 5),
});

describe.skipIf(!SAMPLE_DATA)(withSamples('every format of the samples'), () => {
  test('an article is the same in all three formats', async () => {
    const ninjs = await filesUnder('ninjs', /\.json$/);
    const forms = await filesUnder('converted', /\.xml$/);
    expect(forms.length).toBeGreaterThan(10);
    for (const form of forms) {
      const origin = ninjs.find((path) => basename(path, '.json') === basename(form, '.xml')) ?? '';
      const [one, other] = [await onlyItem(origin), await onlyItem(form)];
      expect(shared(other), form).toEqual(shared(one));
      if (!form.includes('nitf')) continue;
      const widest = (item: DeliveredItem) =>
        item.pictures.map(({ hrefs, caption, credit }) => [hrefs[0], caption, credit]);
      // Pages of 1878 name their rights holder only in ninjs.
      if (!form.includes('corrparigi')) expect(widest(other), form).toEqual(widest(one));
    }
  });

  test('every item of the feed equals the article from which it was made', async () => {
    const [feed = ''] = await filesUnder('feeds', /\.xml$/);
    const items = await itemsOf(feed);
    expect(items).toHaveLength(60);
    const ninjs = await filesUnder('ninjs', /\.json$/);
    const origins = new Map<string, DeliveredItem>();
    for (const path of ninjs) {
      const item = await onlyItem(path);
      origins.set(item.uri, item);
    }
    for (const item of items) {
      if ('rejected' in item) throw item.rejected;
      const { delivered } = item.parsed;
      const origin = origins.get(delivered.uri);
      const facts = ({ title, bodyHtml, section, firstCreated, pictures, day }: DeliveredItem) => ({
        title,
        body: cleanBody(bodyHtml),
        section,
        firstCreated,
        day,
        pictures: pictures.map(({ hrefs }) => hrefs),
      });
      expect(facts(delivered), delivered.uri).toEqual(origin && facts(origin));
    }
  });

  test('originals are imported, or refused for a stated reason', async () => {
    const told: Record<string, string> = {};
    for (const path of await filesUnder('originals', /\.(?:json|xml)$/)) {
      for (const item of await itemsOf(path)) {
        told[path.slice(join(SAMPLE_DATA, 'originals/').length)] =
          'rejected' in item ? item.rejected.message : 'read';
      }
    }
    const refused = Object.entries(told).filter(([, what]) => what !== 'read');
    expect(Object.fromEntries(refused)).toEqual({
      'newsml-g2/LISTING_25_An_NITF_marked-up_article_conveyed_in_inlineXML.xml':
        'contentSet: no format the importer reads',
      'newsml-g2/LISTING_3_Photo_in_NewsML-G2.xml': 'itemMeta.itemClass: a picture, not a text',
      'newsml-g2/LISTING_6_Simple_NewsML-G2_Package.xml': 'packageItem: a package, not a text',
      'ninjs/2.1-agencies/ap_image.json': 'type: a picture, not a text',
    });
    expect(Object.keys(told).length - refused.length).toBeGreaterThan(9);
  });
});
