import { join } from 'node:path';
import { startProduct } from './product.ts';

/** One product for all browser tests; those that stop or break it start their own. */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env.EDICOLA_PORT = String(product.port);
  process.env.EDICOLA_MAIL = join(product.dataFolder, 'mail');
  return () => product.stop();
}
