import type { DevEnvironment, EnvironmentModuleNode, ViteDevServer } from 'vite';

const STYLESHEET = /\.css$/;

/** Stylesheets that a module and its imports import, in the order in which the browser would load them. */
function stylesOf(environment: DevEnvironment, entry: string): EnvironmentModuleNode[] {
  const seen = new Set<EnvironmentModuleNode>();
  const styles: EnvironmentModuleNode[] = [];
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (module.id && STYLESHEET.test(module.id)) styles.push(module);
  };
  for (const module of environment.moduleGraph.getModulesByFile(entry) ?? []) visit(module);
  return styles;
}

/**
 * Style elements of everything that the server has rendered so far, in the form of Vite's client, which takes them over
 * and updates them when their files change.
 */
export async function pageStyles(vite: ViteDevServer, entry: string): Promise<string> {
  const styles = stylesOf(vite.environments.ssr, entry);
  const elements = styles.map(async ({ id, url }) => {
    const { default: css } = await vite.ssrLoadModule(`${url}?inline`);
    return `<style data-vite-dev-id="${id}">${css}</style>`;
  });
  return (await Promise.all(elements)).join('\n');
}
