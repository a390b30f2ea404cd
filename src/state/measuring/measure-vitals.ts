import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric, PageSpeed } from '#domain/measurement/measures.ts';
import { logError } from '../log.ts';
import { purposesToMeasure } from './may-measure.ts';
import { sendLastMeasure } from './send-measure.ts';

/** Tells how soon the page that was opened was there and how still it stood, once, when its reader looks away. TRK-04 */
export function measureVitals(path: string, accountOrigin: string): void {
  const metrics: PageSpeed['metrics'] = {};
  let told = false;
  const note = ({ name, value }: { name: string; value: number }) => {
    metrics[name.toLowerCase() as Metric] = value;
  };
  const tell = () => {
    const purposes = purposesToMeasure();
    if (told || !purposes || document.visibilityState !== 'hidden' || Object.keys(metrics).length === 0)
      return;
    told = true;
    sendLastMeasure({ kind: 'speed', path, purposes, metrics }, accountOrigin).catch((error: unknown) =>
      logError('tracking', error),
    );
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(note);
  // After those of the library, which tells its last values at the same moment.
  document.addEventListener('visibilitychange', tell);
}
