/**
 * Copies each parameter `docusaurus-data-<name>=value` of the address to the attribute `data-<name>` of `<html>`, before
 * the first paint: pages that embed the site style it by them. Attributes that the site itself sets are not copied. It
 * runs as an inline script, so it must not use anything outside itself.
 */
export function copyDataParameters(search = location.search): void {
  const names = /^docusaurus-(data-(?!theme|scroll|failure|not-|has-|announcement|content-)[a-z][\w-]*)$/
  new URLSearchParams(search).forEach((value, parameter) => {
    const name = names.exec(parameter)?.[1]
    if (name) document.documentElement.setAttribute(name, value)
  })
}
