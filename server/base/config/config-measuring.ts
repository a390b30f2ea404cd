import * as v from 'valibot';
import { isScriptAddress } from './config-values.ts';

/**
 * Third-party services that measure readers and deliver advertisements; null for none. `{sigla}` and similar
 * placeholders are filled in by brand.
 */
export type Measuring = {
  audienceScript: string | null;
  marketingScript: string | null;
  creativeUrl: string | null;
};

/**
 * The address of a service, whose host must have no placeholder: the pages' content security policy names it and is the
 * same for all papers.
 */
const isServiceAddress = (text: string) =>
  isScriptAddress(text) && /^https?:\/\/[^/?{}]+(?:[/?]|$)/.test(text);

const address = (what: string) =>
  v.optional(
    v.pipe(v.string(), v.check(isServiceAddress, `must be the https:// address of ${what} on one host`)),
  );

export const MEASURING_VARIABLES = {
  AUDIENCE_SCRIPT: address('a script'),
  MARKETING_SCRIPT: address('a script'),
  MARKETING_URL: address('a call'),
};

type MeasuringSettings = { [Name in keyof typeof MEASURING_VARIABLES]?: string | undefined };

/** @returns null for services that are not set */
export const measuringOf = ({
  AUDIENCE_SCRIPT,
  MARKETING_SCRIPT,
  MARKETING_URL,
}: MeasuringSettings): Measuring => ({
  audienceScript: AUDIENCE_SCRIPT ?? null,
  marketingScript: MARKETING_SCRIPT ?? null,
  creativeUrl: MARKETING_URL ?? null,
});
