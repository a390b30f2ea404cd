import { expect, type Page } from 'playwright/test';
import { heldPackage } from '#domain/held-addresses.ts';
import type { components } from '#openapi/generated/site.ts';
import type { PackRequest } from '#tests/support/breaking-line.ts';
import { test } from '#tests/support/commuter-test.ts';
import { expectState, readyDevice, tellWorker, wantIssue } from '#tests/support/device-downloads.ts';
import { isHeld } from '#tests/support/first-visit.ts';
import { type Damage, damageHeld, heldHashes } from '#tests/support/held-files.ts';
import { OFTEN } from '#tests/support/often.ts';

type Package = components['schemas']['Pacchetto'];

/** A file of a pack, and which bytes of it bring the file. */
type Part = { path: string; sha256: string; pack: string; from: number; to: number };

const NATIONAL = { edition: 'nazionale', editionName: 'Nazionale', contents: 'pictures' } as const;
const PHONE = 640;
/** Two in the texts, then here and there among the pictures. */
const CUTS = process.env.LONG_TESTS ? 20 : 5;

const packageOf = (page: Page, day: string): Promise<Package> =>
  page.evaluate(async (date) => {
    const reply = await fetch(`/api/edicola/pacchetto?edizione=nazionale&data=${date}`);
    return ((await reply.json()) as { data: Package }).data;
  }, day);

const heldText = (id: number) => `/api/edicola/pacchetto/testo?id=${id}`;

/** Texts come block by block, pictures one after the other. */
function partsOf({ testi, immagini }: Package): Part[] {
  const texts = testi.flatMap(({ indirizzo, byte, blocchi, file }) =>
    blocchi.flatMap(({ inizio, file: count }, at) => {
      const first = blocchi.slice(0, at).reduce((sum, block) => sum + block.file, 0);
      const to = (blocchi[at + 1]?.inizio ?? byte) - 1;
      return file
        .slice(first, first + count)
        .map(({ id, sha256 }) => ({ path: heldText(id), sha256, pack: indirizzo, from: inizio, to }));
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
  const held = await heldHashes(page);
  for (const { path, sha256 } of parts) expect(held.get(path), path).toBe(sha256);
}

const isText = ({ pack }: Part) => pack.endsWith('/testi');

/** Files that came whole with these requests and are to lie on the device: pictures once all texts do. */
function arrived(parts: Part[], requests: PackRequest[], held: Map<string, string>): string[] {
  const whole = parts.filter(({ pack, from, to }) =>
    requests.some((one) => one.path === pack && one.from <= from && to < one.from + one.passed),
  );
  const hasTexts = parts.every((part) => !isText(part) || held.has(part.path) || whole.includes(part));
  return whole.filter((part) => hasTexts || isText(part)).map(({ path }) => path);
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
  const manifest = await packageOf(page, day);
  const parts = partsOf(manifest);
  const [pictures] = manifest.immagini.filter(({ larghezza }) => larghezza === PHONE);
  // Within the first block of the texts, and within the second.
  const secondBlock = manifest.testi[0]?.blocchi[1]?.inizio ?? 0;
  expect(secondBlock).toBeGreaterThan(0);
  const piece = Math.floor((pictures?.byte ?? 0) / CUTS);
  const lengths = Array.from({ length: CUTS - 2 }, (_, at) => Math.round(piece * (0.2 + (at % 6) / 3)));
  const pieces = [1000, secondBlock + 1000, ...lengths];
  let held = new Map<string, string>();
  const wanted: string[] = [];

  const expectNothingAgain = (requests: PackRequest[]) => {
    for (const request of requests) {
      if (request.from > 0) wanted.push(request.path);
      const again = bringing(parts, request).filter(({ path }) => held.has(path));
      expect(
        again.map(({ path }) => path),
        `${request.path} from ${request.from}`,
      ).toEqual([]);
    }
  };

  breaking.takeRequests();
  breaking.breakAfter(pieces[0] ?? 0);
  await wantIssue(page, { ...NATIONAL, day });
  for (let cut = 1; cut <= CUTS; cut += 1) {
    await expect.poll(() => breaking.isBroken(), { ...OFTEN, timeout: 60_000 }).toBe(true);
    const requests = breaking.takeRequests();
    expectNothingAgain(requests);
    await expect
      .poll(
        async () => {
          held = await heldHashes(page);
          return arrived(parts, requests, held).filter((path) => !held.has(path));
        },
        { ...OFTEN, timeout: 60_000 },
      )
      .toEqual([]);
    breaking.hangUp();
    await expect
      .poll(async () => (await expectState(page, 'nazionale', 'queued')).failure, {
        ...OFTEN,
        timeout: 60_000,
      })
      .toBe('network');
    const next = pieces[cut];
    if (next) breaking.breakAfter(next);
    else breaking.mend();
    await tellWorker(page, { type: 'run-downloads' });
  }
  await expectState(page, 'nazionale', 'ready');
  expectNothingAgain(breaking.takeRequests());
  await expectWhole(page, parts);
  // The text pack and the pictures were taken up again in their middle.
  expect(wanted.some((path) => path.endsWith('/testi'))).toBe(true);
  expect(wanted.some((path) => path.endsWith(`/immagini-${PHONE}`))).toBe(true);
});

test('OFF-03 the press on a choice begins the download, and what it asks for is asked for once', {
  tag: '@long',
}, async ({ phone, breaking, today }) => {
  const page = phone.page();
  const day = today.numero.data;
  await page.goto(`/edizione/nazionale/${day}`);
  await readyDevice(page);
  await page.getByRole('button', { name: /^Scarica / }).click();
  await expect
    .poll(() => isHeld(page, heldPackage('nazionale', day)), { ...OFTEN, timeout: 60_000 })
    .toBe(true);
  breaking.takeRequests();
  await page.getByRole('dialog').getByRole('button', { name: 'Con le immagini' }).click();
  await expectState(page, 'nazionale', 'ready');
  const asked = breaking.takeRequests().map(({ path }) => path.split('/').at(-1));
  expect(asked).toEqual(['testi', `immagini-${PHONE}`]);
  await expectWhole(page, partsOf(await packageOf(page, day)));
});

test('OFF-03 what was damaged is fetched again, file by file', { tag: '@long' }, async ({
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
  await damageHeld(page, damages);
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
