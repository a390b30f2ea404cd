import { defineConfig, mergeConfig } from 'vitest/config';
import usual from './vitest.config.ts';

const projects = usual.test?.projects ?? [];

/**
 * The usual one, project after project. In a random order of all files a worker would end at nearly each, with its
 * database: that took three times as long, and no file met what another had left in its worker.
 */
export default defineConfig({
  test: {
    ...usual.test,
    projects: projects.map((project, at) =>
      typeof project === 'object'
        ? mergeConfig(project, { test: { sequence: { groupOrder: at + 1 } } })
        : project,
    ),
  },
});
