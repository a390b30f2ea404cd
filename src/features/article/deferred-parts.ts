import { FollowThis } from '#src/components/follow/follow-this.tsx';
import { listenForKeys } from './article-keys.ts';
import { TextPanel } from './text-panel.tsx';

/** What no first view of an article waits for, as one file. */
export const deferredParts = { FollowThis, listenForKeys, TextPanel };
