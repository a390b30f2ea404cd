import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { hasStrip } from '#domain/measurement/creative.ts';
import { useMarketingStrip } from '#src/state/measuring/marketing-strip.ts';
import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';

type Props = { brand: PublicBrand; path: string };

const loadStrip = () => import('./strip.tsx');

/** Shows the marketing strip, if there is one for this reader and the page may have one. NAV-12, TRK-05 */
export function MarketingStripSlot({ brand, path }: Props) {
  const { creative, hide } = useMarketingStrip(brand, hasStrip(path));
  return creative && <LoadedStrip creative={creative} onDismiss={hide} />;
}

/** The strip with its code, which is loaded only if there is an offer to show. */
function LoadedStrip(props: Parameters<typeof import('./strip.tsx').Strip>[0]) {
  const part = useDeferredPart(loadStrip);
  return part && <part.Strip {...props} />;
}
