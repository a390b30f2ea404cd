import { isEasilyGuessed } from '#domain/validation/password-judgement.ts';

type Judging = { password: string; own: readonly string[] };

// A thread of its own: all the words that it knows would hold up whoever is typing.
addEventListener('message', ({ data: { password, own } }: MessageEvent<Judging>) => {
  postMessage(isEasilyGuessed(password, own));
});
