/**
 * Copies each URL parameter `docusaurus-data-<name>=value` to the attribute `data-<name>` of `<html>` before the first
 * paint, so that pages that embed the site can style it. Attributes that the site itself uses are not copied. It runs
 * as an inline script, so it must not use anything outside itself.
 */
export function copyDataParameters(search = location.search): void {
  const names = /^docusaurus-(data-(?!theme|scroll|failure|not-|has-|announcement|content-)[a-z][\w-]*)$/
  new URLSearchParams(search).forEach((value, parameter) => {
    const name = names.exec(parameter)?.[1]
    if (name) document.documentElement.setAttribute(name, value)
  })
}
