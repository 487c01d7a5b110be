import type { build, BuildOptions, BuildResult } from 'esbuild'

/** Bundles with esbuild, whose process ends after the last of simultaneous bundles. A direct `build` would fail then. */
export const runEsbuild: typeof build

/** Bundles modules of the project for Node, without packages. Returns the result of esbuild, which writes no files. */
export function bundleModules(options: BuildOptions): Promise<BuildResult<{ write: false }>>
