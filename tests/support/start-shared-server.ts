import { join } from 'node:path';
import { startProduct } from './product.ts';

/**
 * One product for all browser tests; those that stop or break it start their own. A product that runs already, as
 * `npm test` starts it while the unit tests run, is left to whoever started it.
 */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  if (process.env.EDICOLA_PORT) return async () => undefined;
  const product = await startProduct();
  process.env.EDICOLA_PORT = String(product.port);
  process.env.EDICOLA_MAIL = join(product.dataFolder, 'mail');
  return () => product.stop();
}
