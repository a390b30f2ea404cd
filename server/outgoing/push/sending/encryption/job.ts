/** A message to be encrypted for its device. */
export type Plain = { p256dh: string; auth: string; payload: string | Uint8Array };

/** A job for the worker. */
export type Job = { id: number; messages: readonly Plain[] };

/** All bodies one after the other, and where each ends; an empty one could not be encrypted with its keys. */
export type JobDone = { id: number; bytes: ArrayBuffer; ends: readonly number[] };
