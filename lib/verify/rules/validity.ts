import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Report } from '../../diagnostics/diagnostic'
import type { Page } from '../page'
import { MarkupDeduplicator } from './markup-deduplicator'

/** Caches one configuration for all pages: creating it for each, as the package does, doubles the time. */
class OneConfig extends StaticConfigLoader {
  private config: ReturnType<StaticConfigLoader['getConfigFor']> | undefined
  override getConfigFor(handle: string) {
    return (this.config ??= super.getConfigFor(handle))
  }
}

/*
 * The presets of html-validate for the HTML standard. The other presets are about style, which React determines
 * (`<br/>`, `hidden=""`), and about accessibility, which axe checks in the browser.
 */
const validator = new HtmlValidate(
  new OneConfig({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // checked for the whole page by `structure`: the validator gets only a part of it
      'no-dup-id': 'off',
      'no-missing-references': 'off',
      'heading-level': 'off',
      // scripts and style sheets are files of this origin, whose names are hashes of their content
      'require-sri': 'off',
    },
  }),
)

/** Reports invalid HTML. `seen` contains the markup of earlier pages. */
export function invalidMarkup(page: Page, seen = new MarkupDeduplicator()): Report[] {
  const { text, remember } = seen.strip(page)
  const { results } = validator.validateStringSync(text, page.file)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ message, ruleId, selector }) => ({
      file: page.file,
      // no position: it would refer to the stripped text, and pages are one line
      message: `${message} (${ruleId}${selector ? `, ${shortened(selector)}` : ''})`,
    })),
  )
  // invalid markup is reported for each page that has it
  if (found.length === 0) remember()
  return found
}

/** Returns the last part of a long selector. */
function shortened(selector: string): string {
  return selector.split(' > ').slice(-4).join(' > ')
}
