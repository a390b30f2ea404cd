import { everyOperation } from './contracts.ts';

const STREAMS = new Set(
  everyOperation().flatMap(({ path, operation }) => (operation['x-stream'] ? [path] : [])),
);

/** Whether what is asked for goes on: events, or an answer that is told as it is written. */
export const isStreamAddress = (url: string): boolean => STREAMS.has(url.split('?', 1)[0] ?? '');
