/** A text as it stands in XML or HTML, between elements or in an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
