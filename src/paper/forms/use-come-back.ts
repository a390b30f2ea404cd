import { useEffect, useRef } from 'react';
import { onComeBack } from '#src/state/come-back.ts';

/** Called when the page comes back by the history as it was left. */
export function useComeBack(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => onComeBack(() => latest.current()), []);
}
