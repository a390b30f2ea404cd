import type { Sender } from './sending/create-sender.ts';

/** What sends alerts: `publicKey` is what browsers subscribe with, in base64url. */
export type PushDesk = { publicKey: string; sender: Sender };
