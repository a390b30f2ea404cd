/**
 * What came of something that may be refused for an expected reason: its value, or the name of the reason, such as
 * `no-seats`; waiting and work to be done first are reasons with what they say (`TooMany`). What nobody expects is thrown,
 * and a row that there is not stays `undefined` or null. `web/apis/refusals.ts` says how each reason is answered.
 */
export type Result<Value, Reason> = { ok: true; value: Value } | { ok: false; error: Reason };

export const success = <Value>(value: Value) => ({ ok: true as const, value });

/** Of what has nothing to tell. */
export const DONE = success(undefined);

export const failure = <const Reason>(error: Reason) => ({ ok: false as const, error });
