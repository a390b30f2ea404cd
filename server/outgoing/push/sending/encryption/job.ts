/** A message to be encrypted for its device. */
export type Plain = { p256dh: string; auth: string; payload: string | Uint8Array };

/** What a worker is asked for. */
export type Job = { id: number; messages: readonly Plain[] };

/** Bodies one after the other, and where each ends; one without bytes could not be encrypted with the keys it has. */
export type JobDone = { id: number; bytes: ArrayBuffer; ends: readonly number[] };
