import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Connection } from '#device/worker-messages.ts';
import { listenToWorker, postToWorker } from '#src/pwa/worker-messenger.ts';
import { onCachedChange } from './fetch-source.ts';
import { shownCopyDate, type View } from './shown-answers.ts';

/** How long the return of the network is shown. */
const BACK_MS = 3000;
/**
 * How long the network must be lost before that is shown: one request may fail when a device changes
 * networks.
 */
const LOST_DELAY_MS = 2500;

/** The device's state as the browser reports it; if online, the network's state as the worker reports it. */
export type ConnectionState = 'online' | 'offline' | 'back' | Exclude<Connection, 'good'>;

/** `online` on the server and until a report says otherwise. NAV-20 */
export function useConnection(): ConnectionState {
  const device = useDevice();
  const network = useNetwork();
  return device === 'online' && network !== 'good' ? network : device;
}

function useDevice(): 'online' | 'offline' | 'back' {
  const [device, setDevice] = useState<'online' | 'offline' | 'back'>('online');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onOffline = () => {
      clearTimeout(timer);
      setDevice('offline');
    };
    const onOnline = () => {
      setDevice((before) => (before === 'offline' ? 'back' : before));
      clearTimeout(timer);
      timer = setTimeout(() => setDevice('online'), BACK_MS);
    };
    if (!navigator.onLine) onOffline();
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    };
  }, []);
  return device;
}

/** State of the network as the worker reports it. */
function useNetwork(): Connection {
  const [network, setNetwork] = useState<Connection>('good');
  useEffect(() => {
    let lostTimer: ReturnType<typeof setTimeout> | undefined;
    const set = (state: Connection) => {
      clearTimeout(lostTimer);
      lostTimer = undefined;
      setNetwork(state);
    };
    const onOnline = () => set('good');
    addEventListener('online', onOnline);
    const stopListening = listenToWorker((message) => {
      if (message.type !== 'connection') return;
      if (message.state === 'lost') lostTimer ??= setTimeout(() => set('lost'), LOST_DELAY_MS);
      else set(message.state);
    });
    // The worker answers with the state of the network; nothing is to be requested again.
    postToWorker({ type: 'refresh', shown: [] });
    return () => {
      clearTimeout(lostTimer);
      removeEventListener('online', onOnline);
      stopListening();
    };
  }, []);
  return network;
}

const nullOnServer = () => null;

/**
 * Instant of the oldest cached copy on the page at this address; null where all of it came from the network.
 * NAV-20
 */
export const useShownCopyDate = ({ pathname, search }: View): string | null =>
  useSyncExternalStore(onCachedChange, () => shownCopyDate({ pathname, search }), nullOnServer);
