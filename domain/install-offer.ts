/** Data that a device stores to offer installing at a good moment. Instants in milliseconds since 1970. */
export type InstallMemory = {
  /** The first issues that were read here, by edition and day: no more than are needed for the offer. */
  issues: readonly string[];
  /** When the newsstand was last used on the first visit. */
  seenAt: number | null;
  /** True once the first visit is over. */
  returned: boolean;
  refusals: number;
  refusedAt: number | null;
};

export const EMPTY_INSTALL_MEMORY: InstallMemory = {
  issues: [],
  seenAt: null,
  returned: false,
  refusals: 0,
  refusedAt: null,
};

/** Number of read issues after which a reader is likely to return. */
const MIN_ISSUES_READ = 2;
/**
 * After this time without activity another visit begins. Installing is not offered again until
 * `REFUSAL_PAUSE_MS` after a refusal.
 */
const VISIT_GAP_MS = 30 * 60 * 1000;
const REFUSAL_PAUSE_MS = 90 * 24 * 3600 * 1000;
/** After this number of refusals installing is no longer offered. */
const MAX_REFUSALS = 2;

/** Called while the newsstand is visible. */
export function afterSeen(memory: InstallMemory, now: number): InstallMemory {
  const { returned, seenAt } = memory;
  if (returned) return memory;
  return { ...memory, returned: seenAt !== null && now - seenAt > VISIT_GAP_MS, seenAt: now };
}

/** Called when an issue or one of its articles was opened. */
export function afterIssueRead(memory: InstallMemory, issue: string): InstallMemory {
  const { issues } = memory;
  return issues.length >= MIN_ISSUES_READ || issues.includes(issue)
    ? memory
    : { ...memory, issues: [...issues, issue] };
}

export const afterRefusal = (memory: InstallMemory, now: number): InstallMemory => ({
  ...memory,
  refusals: memory.refusals + 1,
  refusedAt: now,
});

/**
 * Whether installing may be offered: from the second issue on, never on the first visit, not soon after a refusal,
 * never after two. OFF-07
 */
export function mayOfferInstalling({ issues, returned, refusals, refusedAt }: InstallMemory, now: number) {
  if (!returned || issues.length < MIN_ISSUES_READ || refusals >= MAX_REFUSALS) return false;
  return refusedAt === null || now - refusedAt >= REFUSAL_PAUSE_MS;
}
