import { postToPages } from '../base/post-to-pages.ts';
import { createConnectionState } from './connection-state.ts';
import { createNetworkTimeout, TEXT_LIMITS } from './network-timeout.ts';

/** State of the network that pages are sent, judged by requests for pages and their data. */
export const connectionState = createConnectionState(
  (state) => void postToPages({ type: 'connection', state }),
);

/** Pages and their data share one timeout: a late page shows enough about the network. */
export const textTimeout = createNetworkTimeout(TEXT_LIMITS, connectionState.judge);
