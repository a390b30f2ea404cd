// Checks all imports against the layers, and fails when no imports were found.
import { createRequire } from 'node:module';
import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const FOLDERS = ['src', 'sw', 'server', 'openapi', 'domain', 'api', 'device', 'tools', 'bench', 'tests'];
/** Minimum number of modules; with fewer, the tool has not read the code. */
const MIN_MODULES = 100;

const { forbidden, options } = createRequire(import.meta.url)('./layers.cjs') as {
  forbidden: IForbiddenRuleType[];
  options: ICruiseOptions;
};

const { output } = await cruise(
  FOLDERS,
  { ...options, validate: true, ruleSet: { forbidden } },
  {},
  { tsConfig: extractTSConfig('tsconfig.base.json') },
);
if (typeof output === 'string') throw new Error(`Unexpected report: ${output}`);
const ownModules = output.modules.filter(
  ({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules'),
);
const dependencies = ownModules.reduce((sum, module) => sum + module.dependencies.length, 0);
for (const { rule, from, to } of output.summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
console.log(
  `${ownModules.length} modules, ${dependencies} imports, ${output.summary.violations.length} violations`,
);
if (ownModules.length < MIN_MODULES || dependencies < ownModules.length) {
  console.error('The layers were not checked: too few modules were read.');
  process.exit(1);
}
process.exit(output.summary.violations.length > 0 ? 1 : 0);
