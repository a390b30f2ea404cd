/** What a newsstand's clock shows; it goes as usual where nothing is said. */
export type Clock = { at: string | null };

/** What such a clock shows now. */
export const shownBy = ({ at }: Clock): Date => (at === null ? new Date() : new Date(at));

/** What the newsstands with a push service and that service go by. */
export const PUSH_CLOCK: Clock = { at: null };
