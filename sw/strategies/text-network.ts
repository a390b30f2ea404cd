import { tellPages } from '../lifecycle/tell-pages.ts';
import { createNetworkVerdict } from './network-verdict.ts';
import { createPatience, TEXT_LIMITS } from './patience.ts';

/** What pages are told about the network, as it does with pages and their data. */
export const verdict = createNetworkVerdict((state) => void tellPages({ type: 'connection', state }));

/** Pages and their data share one patience: a page that came late has told enough about the network. */
export const textPatience = createPatience(TEXT_LIMITS, verdict.judge);
