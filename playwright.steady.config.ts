import { defineConfig } from 'playwright/test';
import usual from './playwright.config.ts';
import { TIMEOUT_FACTOR } from './tools/test/one-core.ts';

/**
 * The usual configuration with longer time limits for `npm run test:steady`, which simulates a slow machine
 * to find flaky tests: no test may fail only because it is slow there.
 */
export default defineConfig(usual, {
  timeout: (usual.timeout ?? 0) * TIMEOUT_FACTOR,
  expect: { timeout: (usual.expect?.timeout ?? 0) * TIMEOUT_FACTOR },
});
