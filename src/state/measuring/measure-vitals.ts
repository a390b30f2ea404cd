import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric, PageSpeed } from '#domain/measurement/measures.ts';
import { logError } from '../log.ts';
import { purposesToMeasure } from './may-measure.ts';
import { sendLastMeasure } from './send-measure.ts';

/** Reports the Web Vitals of the opened page once, when it is hidden. TRK-04 */
export function measureVitals(path: string, accountOrigin: string): void {
  const metrics: PageSpeed['metrics'] = {};
  let isSent = false;
  const record = ({ name, value }: { name: string; value: number }) => {
    metrics[name.toLowerCase() as Metric] = value;
  };
  const send = () => {
    const purposes = purposesToMeasure();
    if (isSent || !purposes || document.visibilityState !== 'hidden' || Object.keys(metrics).length === 0)
      return;
    isSent = true;
    sendLastMeasure({ kind: 'speed', path, purposes, metrics }, accountOrigin).catch((error: unknown) =>
      logError('tracking', error),
    );
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(record);
  // Added after the library's listeners, which report their last values on the same event.
  document.addEventListener('visibilitychange', send);
}
