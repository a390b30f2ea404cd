import { everyOperation } from './contracts.ts';

const STREAMS = new Set(
  everyOperation().flatMap(({ path, operation }) => (operation['x-stream'] ? [path] : [])),
);

/** Whether an address is answered with a stream: events, or an answer that is sent as it is written. */
export const isStreamAddress = (url: string): boolean => STREAMS.has(url.split('?', 1)[0] ?? '');
