import type { DevEnvironment, EnvironmentModuleNode, ViteDevServer } from 'vite';

const STYLES = /\.css$/;

/** Style sheets that a module and what it has loaded import, in the order in which the browser would come by them. */
function stylesOf(environment: DevEnvironment, entry: string): EnvironmentModuleNode[] {
  const seen = new Set<EnvironmentModuleNode>();
  const styles: EnvironmentModuleNode[] = [];
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (module.id && STYLES.test(module.id)) styles.push(module);
  };
  for (const module of environment.moduleGraph.getModulesByFile(entry) ?? []) visit(module);
  return styles;
}

/**
 * Elements with the styles of everything that the server has rendered so far, as Vite's client would make them: it takes
 * them over and changes them with their files.
 */
export async function pageStyles(vite: ViteDevServer, entry: string): Promise<string> {
  const styles = stylesOf(vite.environments.ssr, entry);
  const elements = styles.map(async ({ id, url }) => {
    const { default: css } = await vite.ssrLoadModule(`${url}?inline`);
    return `<style data-vite-dev-id="${id}">${css}</style>`;
  });
  return (await Promise.all(elements)).join('\n');
}
