import { FollowThis } from '#src/components/follow/follow-this.tsx';
import { listenForKeys } from './article-keys.ts';
import { TextPanel } from './text-panel.tsx';

/** Parts of an article that load after the first view, in one file. */
export const deferredParts = { FollowThis, listenForKeys, TextPanel };
