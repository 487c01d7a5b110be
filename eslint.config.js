import { readFileSync, readdirSync } from 'node:fs'
import next from '@next/eslint-plugin-next'
import a11y from 'eslint-plugin-jsx-a11y'
import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

const contentValues = {
  regex: '(^|/)lib/(config/(site|routes)|i18n/messages|content-model|content-files|content-lint|mdx|site-data)(/|$)',
  message: 'a client file imports types from here, not values',
  allowTypeImports: true,
}

/** The client components. */
const clientFiles = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .map((file) => `components/${file}`)
  .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith("'use client'"))

export default ts.config(
  {
    ignores: [
      '.cache/**',
      '.contentlayer/**',
      '.export/**',
      '.next/**',
      'out/**',
      'out.*/**',
      'public/_*/**',
      'next-env.d.ts',
    ],
  },
  ...ts.configs.strict,
  hooks.configs.flat.recommended,
  a11y.flatConfigs.recommended,
  {
    plugins: { '@next/next': next },
    rules: {
      ...next.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['app/**/*.tsx'], rules: { 'max-lines': ['error', 60] } },
  { files: ['components/**'], rules: { 'max-lines': ['error', 120] } },
  {
    ignores: ['lib/next/**', 'components/test-dom.tsx', 'tests/export/next-contract.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^next/dist/', message: 'internals of Next are exported by lib/next/internals.ts' }] },
      ],
    },
  },
  // Playwright's fixtures call a function named `use`
  { files: ['tests/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  // data files, whose length depends on the number of rules
  { files: ['content/rules/*.ts'], rules: { 'max-lines': 'off' } },
  {
    files: clientFiles,
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [contentValues] }],
    },
  },
  {
    // a code block scrolls horizontally, so it must be focusable for keyboard users
    files: ['**/*.tsx'],
    rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' },
  },
)
