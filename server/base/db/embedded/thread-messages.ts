/** Data that the thread of the embedded database is started with. */
export type ThreadData = { folder: string | null };

/** An error as it is passed between threads; of a thrown value that is not an Error, its message. */
export type ThreadFailure = { name: string; message: string; code?: string; errno?: number };

/** A message to the thread: bytes of the wire protocol, or null to close the database. */
export type ToThread = Uint8Array | null;

/** A message from the thread: first that the database is open, then an answer to each message. */
export type FromThread = { answer: Uint8Array } | { failure: ThreadFailure };

/** The embedded database throws plain objects with the error number of its file system. */
export function failureOf(thrown: unknown): ThreadFailure {
  if (typeof thrown !== 'object' || thrown === null) return { name: 'Error', message: String(thrown) };
  const { name = 'Error', message, code, errno } = thrown as Partial<NodeJS.ErrnoException>;
  return {
    name,
    message: message ?? `error ${errno} of its files`,
    ...(code !== undefined && { code }),
    ...(errno !== undefined && { errno }),
  };
}

export const errorOf = ({ message, ...rest }: ThreadFailure): Error =>
  Object.assign(new Error(message), rest);
