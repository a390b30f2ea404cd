// @module-tag postgres
import { beforeEach, describe, expect, test } from 'vitest';
import type { LicenceTerms } from '#domain/press-review/licence-terms.ts';
import { clipRightsFixture, PRINTED_KEYS } from '#tests/support/clip-rights-fixture.ts';
import { write } from '#tests/support/press-calls.ts';
import { TODAY } from '#tests/support/press-sending-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import type { ReaderBrowser } from '#tests/support/sign-in-calls.ts';

const fixture = clipRightsFixture();
const { signIn } = fixture;

/** Terms of a licence: the national edition of Il Messaggero, and all of Il Gazzettino, since yesterday. */
const TERMS: LicenceTerms = {
  papers: [
    { newspaper: 'MG', editions: ['nazionale'] },
    { newspaper: 'GZ', editions: null },
  ],
  from: '2025-04-02',
};
const NAMED = ['mg', 'gz'];

const addHolder = (pressTerms: LicenceTerms | null = TERMS) =>
  addAccount(fixture.database().orm, { subscriptions: [{ product: 'rassegna', pressTerms }] });

/** Titles of the clips that a search finds. */
async function searched(by: ReaderBrowser, text: string): Promise<string[]> {
  const query = `dal=2025-04-01&al=${TODAY}&q=${encodeURIComponent(text)}`;
  const reply = await by.ask({ url: `/api/user/rassegna/ritagli?${query}` });
  const { clips } = (reply.json() as { data: { clips: { title: string }[] } }).data;
  return clips.map(({ title }) => title.slice('Titolo '.length));
}

describe('ROL-06 NWS-05 phrases are searched only in texts that a licence opens', () => {
  beforeEach(() =>
    fixture.print({
      version: '2',
      body: '<p>Si apre.</p><p>Si nuota.</p><p>Sono quaranta vasche.</p><p>Fine.</p>',
    }),
  );

  const sorted = (keys: readonly string[]) => [...keys].sort();

  test('a phrase finds the texts that the terms cover, and in the others only what everybody may read', async () => {
    const by = await signIn(await addHolder());
    expect(await searched(by, '"quaranta vasche"')).toEqual(NAMED);
    expect(await searched(by, '"quaranta-vasche"')).toEqual(NAMED);
    expect(await searched(by, '"titolo lg"')).toEqual(['lg']);
    for (const text of ['quaranta vasche', 'quaranta-vasche', '"si apre"', 'vasche -"vasche quaranta"'])
      expect(sorted(await searched(by, text)), text).toEqual(sorted(PRINTED_KEYS));
  });

  test('without terms a phrase finds every text', async () => {
    const by = await signIn(await addHolder(null));
    expect(sorted(await searched(by, '"quaranta vasche"'))).toEqual(sorted(PRINTED_KEYS));
    expect(await searched(by, '"vasche quaranta"')).toEqual([]);
  });

  test('excluded words reveal nothing of a text that is not open', async () => {
    const by = await signIn(await addHolder());
    expect(sorted(await searched(by, 'titolo -"quaranta vasche"'))).toEqual(['lg', 'old', 'roma']);
    expect(sorted(await searched(by, 'titolo -fine'))).toEqual(['lg', 'old', 'roma']);
  });

  test('a saved search adds nothing to the review that its phrase would not find', async () => {
    const by = await signIn(await addHolder());
    const any = { newspapers: [], edition: null, section: null, author: '', page: null };
    const filters = { ...any, text: '"quaranta vasche"' };
    const search = { id: 0, name: 'Vasche', chapter: 'Altro', active: true, filters };
    expect((await write(by, '/api/user/rassegna/ricerche', search)).statusCode).toBe(200);
    const draft = (await by.ask({ url: `/api/user/rassegna/bozza/${TODAY}` })).body;
    expect(draft.match(/Titolo \w+/g)).toEqual(['Titolo mg', 'Titolo gz']);
  });
});
