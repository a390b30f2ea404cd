import type { SourceItem } from '#server/newsroom/import/source-item.ts';

type Facts = {
  uri?: string;
  version?: string;
  day?: string;
  editions?: string[];
  page?: number;
  position?: number;
  title?: string;
  body?: string;
  section?: string;
  access?: string;
  author?: string;
  hrefs?: string[];
};

/** A ninjs 2.2 item with print facts and ordinary values, which a test overrides. */
export function ninjs(facts: Facts = {}, overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const { uri = 'urn:test:1', version = '1', day = '2025-04-03', editions = ['Nazionale'] } = facts;
  const {
    page = 2,
    position = 1,
    title = 'Riapre il ponte',
    body = '<p>Uno.</p><p>Due.</p><p>Tre.</p>',
  } = facts;
  const { section = 'Cronaca', access = 'free', author, hrefs = [] } = facts;
  return {
    uri,
    version,
    standard: { name: 'ninjs', version: '2.2' },
    firstcreated: `${day}T04:30:00+02:00`,
    versioncreated: `${day}T04:30:00+02:00`,
    headlines: [{ role: 'main', value: title }],
    bodies: [{ role: 'main', contenttype: 'text/html', value: body }],
    subjects: [
      { rel: 'section', name: section },
      { rel: 'access', literal: access },
    ],
    ...(author && { by: author, people: [{ rel: 'author', name: author }] }),
    associations: hrefs.map((href, index) => ({
      name: `pic${index}`,
      uri: `urn:test:pic${index}`,
      type: 'picture',
      renditions: [{ name: 'base', href, width: 800 }],
    })),
    altids: [
      { role: 'printEditionDate', value: day },
      ...editions.map((value) => ({ role: 'printEdition', value })),
      { role: 'printPage', value: String(page) },
      { role: 'printPosition', value: String(position) },
    ],
    ...overrides,
  };
}

export const bytesOf = (item: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(item));

let files = 0;

/** An item as a file in a delivery. */
export function sourceOf(item: unknown, folder: string | null = null): SourceItem {
  files += 1;
  return { name: `item-${files}.json`, folder, read: async () => bytesOf(item) };
}
