import { join } from 'node:path';
import { startProduct } from './product.ts';

/**
 * Starts one product for all browser tests; tests that stop or break the product start their own. A product that
 * already runs, as `npm test` starts it during the unit tests, is used and left running.
 */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  if (process.env.EDICOLA_PORT) return async () => undefined;
  const product = await startProduct();
  process.env.EDICOLA_PORT = String(product.port);
  process.env.EDICOLA_MAIL = join(product.dataFolder, 'mail');
  return () => product.stop();
}
