import Fastify from 'fastify';
import { expect, test } from 'vitest';
import {
  callForSameRequester,
  currentLane,
  runFor,
  runIdentification,
  setRequester,
} from '#server/base/db/query-priority.ts';
import { prioritiseQueries } from './prioritise-queries.ts';

test('NAV-24 queries of a call count for its network, and for its reader once known, also after its body', async () => {
  const app = Fastify();
  prioritiseQueries(app);
  const onRequest = async (request: { headers: Record<string, unknown> }) => {
    if (request.headers.authorization) setRequester('reader 7');
  };
  app.post('/', { onRequest }, async () => currentLane());
  const lanes = await Promise.all(
    [{}, { authorization: 'Bearer x' }].map(async (headers) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/',
        remoteAddress: '203.0.113.7',
        headers,
        payload: { a: 1 },
      });
      return answer.json();
    }),
  );
  await app.close();
  expect(lanes).toEqual([
    { key: '203.0.113.7', known: false },
    { key: 'reader 7', known: true },
  ]);
  expect(currentLane()).toEqual({ key: null, known: false });
});

test('NAV-24 the look-up of a credential comes before queries of strangers, one at a time for each network', async () => {
  const stranger = { lane: { key: '203.0.113.7', known: false } };
  const lanes = await runFor(stranger, async () => [
    await runIdentification(async () => currentLane()),
    currentLane(),
  ]);
  expect(lanes).toEqual([{ key: 'identification in 203.0.113.7', known: true }, stranger.lane]);
  const reader = { lane: { key: 'reader 7', known: true } };
  expect(runFor(reader, () => runIdentification(currentLane))).toEqual(reader.lane);
  expect(runIdentification(currentLane)).toEqual({ key: null, known: false });
});

test('NAV-24 queries of an internal call count for the client that is being answered; other calls count for themselves', async () => {
  const app = Fastify();
  prioritiseQueries(app);
  app.get('/lane', async () => currentLane());
  const laneOf = async () => (await app.inject({ url: '/lane', remoteAddress: '203.0.113.9' })).json();
  app.get('/page', async () => {
    setRequester('browser 7');
    return [await callForSameRequester(laneOf), await laneOf()];
  });
  const lanes = (await app.inject({ url: '/page', remoteAddress: '203.0.113.7' })).json();
  expect(lanes).toEqual([
    { key: 'browser 7', known: true },
    { key: '203.0.113.9', known: false },
  ]);
  expect(await callForSameRequester(laneOf)).toEqual({ key: '203.0.113.9', known: false });
  await app.close();
});
