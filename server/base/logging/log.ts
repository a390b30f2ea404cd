import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { isError, loggedError, withoutPersonalData } from './logged-error.ts';
import { Repeats } from './repeats.ts';

export type LogLevel = 'error' | 'warn' | 'info';

/** Arguments of a log call: an error, a text, or both. */
type LogArguments = [unknown, ...unknown[]];

/** Message of an event, without the details that are logged with it. */
function messageOf([first, second]: LogArguments): string {
  if (typeof first === 'string') return withoutPersonalData(first);
  if (typeof second === 'string') return withoutPersonalData(second);
  const error = errorIn(first);
  return error === undefined ? '' : (loggedError(error).message.split('\n', 1)[0] ?? '');
}

const errorIn = (value: unknown): unknown =>
  isError(value) ? value : (value as { err?: unknown } | null)?.err;

/** Key under which events are counted together: they differ only in numbers. */
const repeatKeyOf = (level: number, message: string): string => `${level} ${message.replace(/\d+/g, '#')}`;

/** Level from which events are logged: outside production only errors. */
export const levelOf = ({ production }: Pick<Config, 'production'>): LogLevel =>
  production ? 'info' : 'error';

export type ServerLog = {
  log: Logger;
  /** Logs the repetitions counted so far. */
  close(): void;
};

/**
 * Opens the log of a server: one line of JSON per event. A repeated event is logged once a minute, with the
 * number of repetitions. No line holds personal data.
 * @param level from which events are logged
 * @param destination of the lines; standard output by default
 */
export function openLog(level: LogLevel, destination?: DestinationStream): ServerLog {
  const repeats = new Repeats();
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: loggedError },
    hooks: {
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, levelNumber: number) {
        const loggedArgs = args as LogArguments;
        const message = messageOf(loggedArgs);
        const error = errorIn(loggedArgs[0]);
        const fields =
          error === undefined ? asObject(loggedArgs[0]) : { ...asObject(loggedArgs[0]), err: error };
        const logRepeats = (times: number) => method.call(this, { times }, message);
        if (repeats.isFirst(repeatKeyOf(levelNumber, message), logRepeats))
          method.call(this, fields, message);
      },
    },
  };
  return { log: destination ? pino(options, destination) : pino(options), close: () => repeats.flush() };
}

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null && !isError(value) ? value : {};
