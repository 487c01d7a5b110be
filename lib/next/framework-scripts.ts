/** Matches a script of the framework in the HTML of an export; the group is its URL. */
export const FRAMEWORK_SCRIPT = /<script src="([^"]+\/_next\/[^"]+\.js)" async=""><\/script>/g

/** Returns the distinct URLs of the framework scripts that a page loads; Turbopack's runtime comes first. */
export function frameworkScripts(html: string): string[] {
  const scripts = [...new Set([...html.matchAll(FRAMEWORK_SCRIPT)].map((match) => match[1] ?? ''))]
  return [...scripts.filter(isRuntime), ...scripts.filter((script) => !isRuntime(script))]
}

/** Whether a script is Turbopack's runtime, which starts React. */
export const isRuntime = (script: string) => /\/turbopack-[^/]+\.js$/.test(script)
