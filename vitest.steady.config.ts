import { defineConfig, mergeConfig } from 'vitest/config';
import usual from './vitest.config.ts';

const projects = usual.test?.projects ?? [];

/**
 * The usual configuration, project after project. In a random order of all files, a worker and its database would end
 * at nearly every file: that took three times as long, and no file met the state that another had left in its worker.
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
