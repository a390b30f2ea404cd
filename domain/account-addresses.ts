/** Paths of the account site's screens, except those that every page links to. */
export const TOPICS = '/user/profile/topics/manage';
export const NEWSLETTERS = '/user/newsletter';
export const ONBOARDING = '/user/onboarding';
/** The offer reserved for the reader. */
export const UPSELLING = '/user/onboarding/upselling';
