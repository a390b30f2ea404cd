/** Time of a newsstand's clock; null for the real time. */
export type Clock = { at: string | null };

/** The current time of such a clock. */
export const shownBy = ({ at }: Clock): Date => (at === null ? new Date() : new Date(at));

/** Clock shared by the fake push service and the newsstands that send to it. */
export const PUSH_CLOCK: Clock = { at: null };
