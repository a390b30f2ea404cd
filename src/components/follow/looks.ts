import type { Followable } from '#domain/followable.ts';

/** Classes of the follow button by its look. `name`: it shows the name itself; `word`: it is beside the name; `button`: it is in the head of a page. */
export const BUTTON_CLASSES = { name: 'btn s sm', word: 'btn g sm', button: 'btn s sm' } as const;

export type FollowProps = Followable & { name: string; look?: keyof typeof BUTTON_CLASSES };
