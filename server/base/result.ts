/**
 * Result of an action that may be refused for an expected reason: its value, or the name of the reason, such as
 * `no-seats`. Some reasons carry data, such as a waiting time or required work (`TooMany`). Unexpected failures are
 * thrown, and a missing row stays `undefined` or null. `web/apis/refusals.ts` maps each reason to its answer.
 */
export type Result<Value, Reason> = { ok: true; value: Value } | { ok: false; error: Reason };

export const success = <Value>(value: Value) => ({ ok: true as const, value });

/** The result of a function without a return value. */
export const DONE = success(undefined);

export const failure = <const Reason>(error: Reason) => ({ ok: false as const, error });
