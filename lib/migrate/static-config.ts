type Fields = Readonly<Record<string, unknown>>

/**
 * Returns the fields that the text of a configuration states as plain values, for one that cannot be evaluated: the
 * default language and the URL of the site.
 */
export function statedFields(text: string): Fields {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(^|[^:"'`])\/\/.*/gm, '$1')
  const stated = (name: string) =>
    new RegExp(`^[ \\t]*(?:i18n:\\s*\\{\\s*)?["']?${name}["']?:\\s*(["'\`])([^"'\`$\\n]+)\\1`, 'm').exec(code)?.[2]
  const [defaultLocale, url, baseUrl] = [stated('defaultLocale'), stated('url'), stated('baseUrl')]
  return {
    ...(defaultLocale !== undefined && { i18n: { defaultLocale } }),
    ...(url !== undefined && { url }),
    ...(baseUrl !== undefined && { baseUrl }),
  }
}
