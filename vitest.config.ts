import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = [
  { find: /^@\//, replacement: `${import.meta.dirname}/` },
  {
    find: 'flexsearch-light',
    replacement: path.join(import.meta.dirname, 'node_modules/flexsearch/dist/flexsearch.light.module.min.js'),
  },
]

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{app,components,lib,scripts}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          globalSetup: 'tests/setup/build.ts',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
