/** A message to be encrypted for its device. */
export type PlainMessage = { p256dh: string; auth: string; payload: string | Uint8Array };

/** A job for the worker. */
export type EncryptJob = { id: number; messages: readonly PlainMessage[] };

/**
 * All encrypted bodies one after the other, and where each ends; an empty one means that the keys are
 * invalid.
 */
export type EncryptResult = { id: number; bytes: ArrayBuffer; ends: readonly number[] };
