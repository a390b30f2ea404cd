import {
  CHAT_TEASER_KEY,
  CLIP_COLUMNS_KEY,
  CONSENT_KEY,
  FAQ_VOTES_KEY,
  GATE_PASSED_KEY,
  INSTALL_KEY,
  READING_KEY,
  THEME_KEY,
} from './device-keys.ts';

/** Names of the data that belong to the device and stay when its reader signs out. NAV-11, BRW-01 */
export const DEVICE_OWNED_KEYS: readonly string[] = [
  THEME_KEY,
  READING_KEY,
  INSTALL_KEY,
  CHAT_TEASER_KEY,
  FAQ_VOTES_KEY,
  CLIP_COLUMNS_KEY,
  GATE_PASSED_KEY,
  CONSENT_KEY,
];
