import { defineConfig, mergeConfig } from 'vitest/config';
import usual from './vitest.config.ts';

const projects = usual.test?.projects ?? [];

/**
 * The usual configuration for `npm run test:steady`, which looks for flaky tests; the projects run one after
 * another. If the files of all projects were shuffled together, nearly every file would start a new worker
 * and database. That took three times as long, and hid files that depend on state left in their worker by
 * other files.
 */
export default defineConfig({
  test: {
    ...usual.test,
    projects: projects.map((project, index) =>
      typeof project === 'object'
        ? mergeConfig(project, { test: { sequence: { groupOrder: index + 1 } } })
        : project,
    ),
  },
});
