import { expect, type Page } from 'playwright/test';
import { manifestAddress } from '#domain/download-addresses.ts';
import type { PackRequest } from '#tests/support/breaking-proxy.ts';
import { test } from '#tests/support/commuter-test.ts';
import { expectState, postToWorker, readyDevice, wantIssue } from '#tests/support/device-downloads.ts';
import {
  type Damage,
  damageDownloads,
  downloadedHashes,
  type Package,
  packageOf,
} from '#tests/support/downloaded-files.ts';
import { isCached } from '#tests/support/first-visit.ts';
import { POLL_FAST } from '#tests/support/often.ts';

/** A file, its pack, and the bytes of the pack that hold it. */
type Part = { path: string; sha256: string; pack: string; from: number; to: number };

const NATIONAL = { edition: 'nazionale', editionName: 'Nazionale', contents: 'pictures' } as const;
const PHONE = 640;
/** Two cuts in the texts, the others in one picture after the other, some of them twice. */
const CUTS = process.env.LONG_TESTS ? 20 : 5;
const CUTS_IN_TEXTS = 2;

const downloadedText = (id: number) => `/api/edicola/pacchetto/testo?id=${id}`;

/** Texts come block by block, pictures one after the other. */
function partsOf({ testi, immagini }: Package): Part[] {
  const texts = testi.flatMap(({ indirizzo, byte, blocchi, file }) =>
    blocchi.flatMap(({ inizio, file: count }, at) => {
      const first = blocchi.slice(0, at).reduce((sum, block) => sum + block.file, 0);
      const to = (blocchi[at + 1]?.inizio ?? byte) - 1;
      return file
        .slice(first, first + count)
        .map(({ id, sha256 }) => ({ path: downloadedText(id), sha256, pack: indirizzo, from: inizio, to }));
    }),
  );
  const pictures = immagini
    .filter(({ larghezza }) => larghezza === PHONE)
    .flatMap(({ indirizzo, file }) => {
      let from = 0;
      return file.map((one) => {
        const part = {
          path: one.indirizzo,
          sha256: one.sha256,
          pack: indirizzo,
          from,
          to: from + one.byte - 1,
        };
        from += one.byte;
        return part;
      });
    });
  return [...texts, ...pictures];
}

async function expectWhole(page: Page, parts: Part[]) {
  const held = await downloadedHashes(page);
  for (const { path, sha256 } of parts) expect(held.get(path), path).toBe(sha256);
}

/** The byte of a pack from which a download is resumed. */
const startOf = ({ pack, from }: Pick<Part, 'pack' | 'from'>) => `${pack} ${from}`;

const isText = ({ pack }: Part) => pack.endsWith('/testi');

/** Files that arrived completely with these requests and must be on the device: pictures only once all texts are. */
function arrived(parts: Part[], requests: PackRequest[], held: Map<string, string>): string[] {
  const whole = parts.filter(({ pack, from, to }) =>
    requests.some((one) => one.path === pack && one.from <= from && to < one.from + one.passed),
  );
  const hasTexts = parts.every((part) => !isText(part) || held.has(part.path) || whole.includes(part));
  return whole.filter((part) => hasTexts || isText(part)).map(({ path }) => path);
}

/** How many bytes arrive until the middle of this file; texts arrive in blocks. */
function bytesToMiddle(parts: Part[], held: Map<string, string>, middle: Part): number {
  const missing = parts.slice(0, parts.indexOf(middle)).filter(({ path }) => !held.has(path));
  const pieces = new Map(missing.map(({ pack, from, to }) => [startOf({ pack, from }), to + 1 - from]));
  const whole = [...pieces.values()].reduce((sum, bytes) => sum + bytes, 0);
  return whole + Math.floor((middle.to + 1 - middle.from) / 2);
}

/**
 * The file in whose middle each cut falls: texts of the first and second block, then pictures from the first to the
 * last but one. Where there are fewer pictures than cuts, some are cut twice, and the first time no new file arrives.
 */
function cutFiles(parts: Part[]): Part[] {
  const [texts, pictures] = [parts.filter(isText), parts.filter((part) => !isText(part))];
  const blocks = texts.filter(({ from }, at) => from !== texts[at - 1]?.from).slice(0, CUTS_IN_TEXTS);
  expect(blocks).toHaveLength(CUTS_IN_TEXTS);
  const left = CUTS - CUTS_IN_TEXTS;
  const some = Array.from(
    { length: left },
    (_, at) => pictures[Math.floor((at * (pictures.length - 1)) / left)] ?? [],
  );
  return [...blocks, ...some.flat()];
}

const bringing = (parts: Part[], { path, from, to }: PackRequest) =>
  parts.filter((part) => part.pack === path && part.from >= from && part.to <= to);

test(`OFF-03 a download that is cut ${CUTS} times ends whole and fetches no file that is here`, {
  tag: '@long',
}, async ({ phone, breaking, today }) => {
  test.setTimeout(240_000);
  const page = phone.page();
  await page.goto('/');
  await readyDevice(page);
  const day = today.numero.data;
  const parts = partsOf(await packageOf(page, day));
  const cuts = cutFiles(parts);
  expect(cuts).toHaveLength(CUTS);
  let held = new Map<string, string>();
  const wanted = new Set<string>();

  const expectNothingAgain = (requests: PackRequest[]) => {
    for (const request of requests) {
      if (request.from > 0) wanted.add(startOf({ pack: request.path, from: request.from }));
      const again = bringing(parts, request).filter(({ path }) => held.has(path));
      expect(
        again.map(({ path }) => path),
        `${request.path} from ${request.from}`,
      ).toEqual([]);
    }
  };

  breaking.takeRequests();
  const breakWithin = (file: Part) => breaking.breakAfter(bytesToMiddle(parts, held, file));
  for (const [at, file] of cuts.entries()) {
    breakWithin(file);
    if (at === 0) await wantIssue(page, { ...NATIONAL, day });
    else await postToWorker(page, { type: 'run-downloads' });
    await expect.poll(() => breaking.isBroken(), { ...POLL_FAST, timeout: 60_000 }).toBe(true);
    const requests = breaking.takeRequests();
    expectNothingAgain(requests);
    await expect
      .poll(
        async () => {
          held = await downloadedHashes(page);
          return arrived(parts, requests, held).filter((path) => !held.has(path));
        },
        { ...POLL_FAST, timeout: 60_000 },
      )
      .toEqual([]);
    breaking.hangUp();
    await expect
      .poll(async () => (await expectState(page, 'nazionale', 'queued')).failure, {
        ...POLL_FAST,
        timeout: 60_000,
      })
      .toBe('network');
    // The cut fell in the intended place: earlier files are here, and this one is not.
    expect(parts.find(({ path }) => !held.has(path))).toBe(file);
  }
  breaking.mend();
  await postToWorker(page, { type: 'run-downloads' });
  await expectState(page, 'nazionale', 'ready');
  expectNothingAgain(breaking.takeRequests());
  await expectWhole(page, parts);
  // The text pack and the pictures were resumed in the middle, each time where they had been cut.
  expect([...wanted].sort()).toEqual([...new Set(cuts.filter(({ from }) => from > 0).map(startOf))].sort());
});

test('OFF-03 choosing the contents begins the download, and each file is requested once', {
  tag: '@long',
}, async ({ phone, breaking, today }) => {
  const page = phone.page();
  const day = today.numero.data;
  await page.goto(`/edizione/nazionale/${day}`);
  await readyDevice(page);
  await page.getByRole('button', { name: /^Scarica / }).click();
  await expect
    .poll(() => isCached(page, manifestAddress('nazionale', day)), { ...POLL_FAST, timeout: 60_000 })
    .toBe(true);
  breaking.takeRequests();
  await page.getByRole('dialog').getByRole('button', { name: 'Con le immagini' }).click();
  await expectState(page, 'nazionale', 'ready');
  const asked = breaking.takeRequests().map(({ path }) => path.split('/').at(-1));
  expect(asked).toEqual(['testi', `immagini-${PHONE}`]);
  await expectWhole(page, partsOf(await packageOf(page, day)));
});

test('OFF-03 damaged files are fetched again, one by one', { tag: '@long' }, async ({
  phone,
  breaking,
  today,
}) => {
  const page = phone.page();
  await page.goto('/');
  await readyDevice(page);
  const day = today.numero.data;
  await wantIssue(page, { ...NATIONAL, day });
  await expectState(page, 'nazionale', 'ready');
  const parts = partsOf(await packageOf(page, day));
  const [text, picture] = [parts[3]?.path ?? '', parts.at(-2)?.path ?? ''];
  const damages: Damage[] = [
    { path: text, to: 'changed' },
    { path: picture, to: 'gone' },
  ];
  await damageDownloads(page, damages);
  breaking.takeRequests();
  await wantIssue(page, { ...NATIONAL, day });
  await expectState(page, 'nazionale', 'ready');
  await expectWhole(page, parts);
  const fetched = breaking.takeRequests();
  expect(
    fetched
      .map(({ path }) =>
        path
          .replace(/\/\d+$/, '/n')
          .split('/')
          .slice(5)
          .join('/'),
      )
      .sort(),
  ).toEqual([`immagini-${PHONE}`, 'testi/n']);
});
