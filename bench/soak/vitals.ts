/** Resources that a server uses: bytes, milliseconds and numbers. */
export type Vitals = {
  rss: number;
  /** Used heap after a garbage collection. */
  heap: number;
  external: number;
  /** 99th percentile of the event loop's delay since the last report. */
  p99Ms: number;
  handles: number;
  timers: number;
};
