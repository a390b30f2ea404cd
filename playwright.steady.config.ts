import { defineConfig } from 'playwright/test';
import usual from './playwright.config.ts';
import { SLOWER } from './tools/test/one-core.ts';

/** The usual one, where everything is slower: no guard may be what ends a test there. */
export default defineConfig(usual, {
  timeout: (usual.timeout ?? 0) * SLOWER,
  expect: { timeout: (usual.expect?.timeout ?? 0) * SLOWER },
});
