import type { BuildOptions, BuildResult } from 'esbuild'

/** Bundles modules of the project for Node, without packages. Returns the result of esbuild, which writes no files. */
export function bundleModules(options: BuildOptions): Promise<BuildResult<{ write: false }>>
