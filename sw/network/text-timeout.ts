import { postToPages } from '../base/post-to-pages.ts';
import { createConnectionState } from './connection-state.ts';
import { createNetworkTimeout, TEXT_LIMITS } from './network-timeout.ts';

/** What pages are told about the network, as it does with pages and their data. */
export const connectionState = createConnectionState(
  (state) => void postToPages({ type: 'connection', state }),
);

/** Pages and their data share one timeout: a page that came late has told enough about the network. */
export const textTimeout = createNetworkTimeout(TEXT_LIMITS, connectionState.judge);
