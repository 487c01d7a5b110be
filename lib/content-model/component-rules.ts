/** The replacement of a component of another site: an element, an admonition, its content, or nothing. */
export type ComponentRule =
  | { readonly element: string }
  | { readonly admonition: string }
  | { readonly content: true }
  | { readonly drop: true }

/** The rules of `components.yml` by the name of the component. */
export type ComponentRules = Readonly<Record<string, ComponentRule>>

/** Returns the rules for the components that a text names. */
export function componentsIn(text: string, rules: ComponentRules = {}): ComponentRules {
  return Object.fromEntries(Object.entries(rules).filter(([name]) => text.includes(name)))
}
