import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { isError, loggedError, withoutPersons } from './logged-error.ts';
import { Repeats } from './repeats.ts';

export type LogLevel = 'error' | 'warn' | 'info';

/** What can be said of an error, a text, or both. */
type Said = [unknown, ...unknown[]];

/** What an event says, without what is told of it beside. */
function wordsOf([first, second]: Said): string {
  if (typeof first === 'string') return withoutPersons(first);
  if (typeof second === 'string') return withoutPersons(second);
  const error = errorIn(first);
  return error === undefined ? '' : (loggedError(error).message.split('\n', 1)[0] ?? '');
}

const errorIn = (value: unknown): unknown =>
  isError(value) ? value : (value as { err?: unknown } | null)?.err;

/** Two events are of one kind that differ in numbers alone. */
const kindOf = (level: number, words: string): string => `${level} ${words.replace(/\d+/g, '#')}`;

/** From which events on the log tells: elsewhere than in earnest a test or a developer sees for themselves. */
export const levelOf = ({ production }: Pick<Config, 'production'>): LogLevel =>
  production ? 'info' : 'error';

export type ServerLog = {
  log: Logger;
  /** Tells what was only counted so far. */
  close(): void;
};

/**
 * The log of a server: one line of JSON for an event, of which the same kind is told once a minute, with how often it
 * came. No line holds personal data.
 * @param level from which on events are told
 * @param to where the lines go; to standard output unless something else is said
 */
export function openLog(level: LogLevel, to?: DestinationStream): ServerLog {
  const repeats = new Repeats();
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: loggedError },
    hooks: {
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, number: number) {
        const said = args as Said;
        const words = wordsOf(said);
        const error = errorIn(said[0]);
        const beside = error === undefined ? asObject(said[0]) : { ...asObject(said[0]), err: error };
        const again = (times: number) => method.call(this, { times }, words);
        if (repeats.isFirst(kindOf(number, words), again)) method.call(this, beside, words);
      },
    },
  };
  return { log: to ? pino(options, to) : pino(options), close: () => repeats.flush() };
}

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null && !isError(value) ? value : {};
