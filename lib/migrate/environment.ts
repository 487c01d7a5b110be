/** Returns the names of the environment variables that a script reads, without those of Node itself. */
export function variablesIn(script: string): string[] {
  const direct = [...script.matchAll(/process\.env\.(\w+)|process\.env\[['"](\w+)['"]\]/g)].map(([, a, b]) => a ?? b)
  const taken = [...script.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b/g)].flatMap(([, list = '']) =>
    list.split(',').map((entry) => /\w+/.exec(entry)?.[0]),
  )
  const names = [...taken, ...direct].filter((name) => name !== undefined)
  return [...new Set(names)].filter((name) => name !== 'NODE_OPTIONS')
}

/** Returns those environment variables of this process that a script reads. */
export function environmentOf(script: string): Record<string, string> {
  return Object.fromEntries(
    variablesIn(script).flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
