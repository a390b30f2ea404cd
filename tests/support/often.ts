/** How `expect.poll` looks at what costs nothing to look at: its own pauses grow to a second, spent for nothing. */
export const POLL_FAST = { intervals: [100] };
