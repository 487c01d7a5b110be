import { escapeXml } from '../text/xml'

/** Returns the HTML of a page that redirects to the path `target` and keeps the query and the hash. */
export function redirectHtml(target: string, canonical: string, title: string): string {
  const name = escapeXml(title)
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${name}</title>
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${canonical}">
<script>location.replace(${JSON.stringify(target)} + location.search + location.hash)</script>
</head>
<body><p><a href="${target}">${name}</a></p></body>
</html>
`
}
