import type { build, BuildOptions, BuildResult } from 'esbuild'

/** Makes the process of esbuild end whenever no bundle is being made: it would hold 200 MB beside the rest of a build. */
export function endEsbuildWhenIdle(): void

/**
 * Bundles with esbuild, whose process goes on for the next bundle unless `endEsbuildWhenIdle` was called. A simultaneous
 * `build` of esbuild's own would fail then.
 */
export const runEsbuild: typeof build

/** Bundles modules of the project for Node, without packages. Returns the result of esbuild, which writes no files. */
export function bundleModules(options: BuildOptions): Promise<BuildResult<{ write: false }>>
