/** Options of `expect.poll` for cheap checks: its default pauses grow to a second, which would waste time. */
export const POLL_FAST = { intervals: [100] };
