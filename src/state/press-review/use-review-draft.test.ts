import { expect, test } from 'vitest';
import { createApi } from '#api/clients.ts';
import { FROM_DEVICE } from '#device/from-device.ts';
import { fetchTrackingSource } from '../network/fetch-source.ts';
import { readDraft } from './use-review-draft.ts';

const DAY = '2025-04-03';
const ORIGIN = 'http://site.test';

test('PRS-04 whether a review is the copy of the device is read from its own answer, not from that of another call', async () => {
  const copies = [false, true];
  let release = () => {};
  const both = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fetch = async (request: Request) => {
    const isCopy = copies.shift() ?? false;
    if (isCopy) release();
    await both;
    const answer = Response.json({
      success: true,
      data: { review: { day: DAY }, clips: [] },
      url: request.url,
    });
    if (isCopy) answer.headers.set(FROM_DEVICE, '1');
    return answer;
  };
  const original = globalThis.fetch;
  globalThis.fetch = fetch as typeof globalThis.fetch;
  try {
    const origins = { site: ORIGIN, account: ORIGIN, archive: ORIGIN };
    const api = async () => createApi({ readToken: () => 't0k3n', origins, fetch: fetchTrackingSource });
    const answers = await Promise.all([readDraft({ api, day: DAY }), readDraft({ api, day: DAY })]);
    expect(answers.map(({ isCopy }) => isCopy)).toEqual([false, true]);
  } finally {
    globalThis.fetch = original;
  }
});
