import { escapeXml } from '../text/xml'

/** The texts and the targets of a redirect page. */
export interface RedirectPage {
  /** The path to which it redirects. */
  readonly target: string
  readonly canonical: string
  readonly title: string
  /** The language tag of the target. */
  readonly lang?: string
  /** Other targets, by the hash of the URL without `#`. */
  readonly sections?: Readonly<Record<string, string>>
}

/** Returns the HTML of a page that redirects and keeps the query and the hash. */
export function redirectHtml({ target, canonical, title, lang = 'en-GB', sections = {} }: RedirectPage): string {
  const name = escapeXml(title)
  const href = escapeXml(target)
  return `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${name}</title>
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${escapeXml(canonical)}">
<script>${redirectScript(target, sections)}</script>
</head>
<body><p><a href="${href}">${name}</a></p></body>
</html>
`
}

function redirectScript(target: string, sections: Readonly<Record<string, string>>): string {
  const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
  const [path = '', section] = target.split('#')
  const whole = `${literal(path)} + location.search + ${section === undefined ? 'location.hash' : literal(`#${section}`)}`
  if (Object.keys(sections).length === 0) return `location.replace(${whole})`
  const hashes = Object.fromEntries(Object.entries(sections).map(([id, href]) => [`#${encodeURI(id)}`, href]))
  return `location.replace(${literal(hashes)}[location.hash] || ${whole})`
}
