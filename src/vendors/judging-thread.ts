import { isEasilyGuessed } from '#domain/validation/password-judgement.ts';

type JudgeRequest = { password: string; personalData: readonly string[] };

// Runs in a Web Worker: checking against the large word list on the main thread would delay typing.
addEventListener('message', ({ data: { password, personalData } }: MessageEvent<JudgeRequest>) => {
  postMessage(isEasilyGuessed(password, personalData));
});
