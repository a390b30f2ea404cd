import { defineConfig } from 'playwright/test';
import usual from './playwright.config.ts';
import { TIMEOUT_FACTOR } from './tools/test/one-core.ts';

/** The usual configuration, with longer limits: on a slow machine no limit may end a test. */
export default defineConfig(usual, {
  timeout: (usual.timeout ?? 0) * TIMEOUT_FACTOR,
  expect: { timeout: (usual.expect?.timeout ?? 0) * TIMEOUT_FACTOR },
});
