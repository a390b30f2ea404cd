import { isEasilyGuessed } from '#domain/validation/password-judgement.ts';

type Judging = { password: string; own: readonly string[] };

// Runs in a Web Worker: checking against the large word list on the main thread would delay typing.
addEventListener('message', ({ data: { password, own } }: MessageEvent<Judging>) => {
  postMessage(isEasilyGuessed(password, own));
});
