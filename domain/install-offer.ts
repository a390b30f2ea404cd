/** What a device remembers so that installing is offered at a good moment. Instants in milliseconds since 1970. */
export type InstallMemory = {
  /** The first issues that were read here, by edition and day: no more than are counted. */
  issues: readonly string[];
  /** When the newsstand was last looked at on the first visit. */
  seenAt: number | null;
  /** The first visit is over. */
  returned: boolean;
  refusals: number;
  refusedAt: number | null;
};

export const NOTHING_YET: InstallMemory = {
  issues: [],
  seenAt: null,
  returned: false,
  refusals: 0,
  refusedAt: null,
};

/** Who has read so many will come again. */
const ISSUES_READ = 2;
/** Nobody looked for so long: what comes is another visit. */
const VISIT_GAP_MS = 30 * 60 * 1000;
const REFUSAL_HOLDS_MS = 90 * 24 * 3600 * 1000;
/** After so many it is not offered any more. */
const LAST_REFUSAL = 2;

/** The newsstand is looked at. */
export function afterLook(memory: InstallMemory, now: number): InstallMemory {
  const { returned, seenAt } = memory;
  if (returned) return memory;
  return { ...memory, returned: seenAt !== null && now - seenAt > VISIT_GAP_MS, seenAt: now };
}

/** An issue or one of its articles was opened. */
export function afterReading(memory: InstallMemory, issue: string): InstallMemory {
  const { issues } = memory;
  return issues.length >= ISSUES_READ || issues.includes(issue)
    ? memory
    : { ...memory, issues: [...issues, issue] };
}

export const afterRefusal = (memory: InstallMemory, now: number): InstallMemory => ({
  ...memory,
  refusals: memory.refusals + 1,
  refusedAt: now,
});

/** From the second issue on, never on the first visit, not soon after a refusal, never after two. OFF-07 */
export function mayOfferInstalling({ issues, returned, refusals, refusedAt }: InstallMemory, now: number) {
  if (!returned || issues.length < ISSUES_READ || refusals >= LAST_REFUSAL) return false;
  return refusedAt === null || now - refusedAt >= REFUSAL_HOLDS_MS;
}
