/** Returns the names of the environment variables that a script reads. */
export function variablesIn(script: string): string[] {
  const direct = [...script.matchAll(/process\.env\.(\w+)|process\.env\[['"](\w+)['"]\]/g)].map(([, a, b]) => a ?? b)
  const taken = [...script.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b/g)].flatMap(([, list = '']) =>
    list.split(',').map((entry) => /\w+/.exec(entry)?.[0]),
  )
  return [...new Set([...taken, ...direct])].filter((name) => name !== undefined)
}

/** Returns those environment variables of this process that a script reads. */
export function environmentOf(script: string): Record<string, string> {
  return Object.fromEntries(
    variablesIn(script).flatMap((name) => {
      const value = process.env[name]
      return value === undefined || name === 'NODE_OPTIONS' ? [] : [[name, value]]
    }),
  )
}
