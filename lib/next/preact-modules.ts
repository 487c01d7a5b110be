/**
 * The modules of Preact that replace those of React in the browser. In development, in unit tests and while pages are
 * rendered, components run on React.
 */
export const preactModules: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
}
