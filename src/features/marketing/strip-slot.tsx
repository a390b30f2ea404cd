import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { hasStrip } from '#domain/measurement/creative.ts';
import { useMarketingStrip } from '#src/state/measuring/marketing-strip.ts';
import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';

type Props = { brand: PublicBrand; path: string };

const loadStrip = () => import('./strip.tsx');

/** Place of the marketing strip, when there is one for this reader. NAV-12, TRK-05 */
export function StripSlot({ brand, path }: Props) {
  const { creative, putAway } = useMarketingStrip(brand, hasStrip(path));
  return creative && <Shown creative={creative} onPutAway={putAway} />;
}

/** The strip's code is loaded only when there is something to show. */
function Shown(props: Parameters<typeof import('./strip.tsx').Strip>[0]) {
  const part = useDeferredPart(loadStrip);
  return part && <part.Strip {...props} />;
}
