/** What the thread of the embedded database is started with. */
export type ThreadData = { folder: string | null };

/** An error as it crosses threads; of what is thrown that is no Error, what it says. */
export type ThreadFailure = { name: string; message: string; code?: string; errno?: number };

/** What is given to the thread: messages of the wire protocol, or null to close the database. */
export type ToThread = Uint8Array | null;

/** What comes back: first that it is open, then an answer to each. */
export type FromThread = { answer: Uint8Array } | { failure: ThreadFailure };

/** The embedded database throws plain objects with the number of what its files say. */
export function failureOf(thrown: unknown): ThreadFailure {
  if (typeof thrown !== 'object' || thrown === null) return { name: 'Error', message: String(thrown) };
  const { name = 'Error', message, code, errno } = thrown as Partial<NodeJS.ErrnoException>;
  return {
    ...{ name, message: message ?? `error ${errno} of its files` },
    ...(code !== undefined && { code }),
    ...(errno !== undefined && { errno }),
  };
}

export const errorOf = ({ message, ...rest }: ThreadFailure): Error =>
  Object.assign(new Error(message), rest);
