import type { Followable } from '#domain/followable.ts';

/** `name`: the name itself is pressed; `word`: beside a name that is read already; `button`: in the head of a page. */
export const LOOKS = { name: 'btn s sm', word: 'btn g sm', button: 'btn s sm' } as const;

export type FollowProps = Followable & { name: string; look?: keyof typeof LOOKS };
