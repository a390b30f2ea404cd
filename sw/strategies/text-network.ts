import { tellPages } from '../lifecycle/tell-pages.ts';
import { createNetworkTimeout, TEXT_LIMITS } from './network-timeout.ts';
import { createNetworkVerdict } from './network-verdict.ts';

/** What pages are told about the network, as it does with pages and their data. */
export const verdict = createNetworkVerdict((state) => void tellPages({ type: 'connection', state }));

/** Pages and their data share one timeout: a page that came late has told enough about the network. */
export const textTimeout = createNetworkTimeout(TEXT_LIMITS, verdict.judge);
