/** What a server takes of the machine: bytes, milliseconds and numbers. */
export type Vitals = {
  rss: number;
  /** Used after a collection. */
  heap: number;
  external: number;
  /** The longest that its thread was held up in 99 of 100 turns since the last look. */
  p99Ms: number;
  handles: number;
  timers: number;
};
