/**
 * Returns the URL of a prefilled issue. `{title}` and `{body}` in the URL of the form are replaced; a form without them
 * gets the parameters `title` and `body`, as on GitHub.
 */
export function issueUrl(form: string, { title, body = '' }: { title: string; body?: string }): string {
  if (/\{(?:title|body)\}/.test(form)) return form.replace('{title}', encode(title)).replace('{body}', encode(body))
  const query = `title=${encode(title)}${body && `&body=${encode(body)}`}`
  return `${form}${form.includes('?') ? '&' : '?'}${query}`
}

/** Encodes a value of a query; slashes stay, because paths with them compress better in a page that has them anyway. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%2F', '/')
}
