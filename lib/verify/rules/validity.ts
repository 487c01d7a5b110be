import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Report } from '../../diagnostics/diagnostic'
import type { Page } from '../page'
import { MarkupDeduplicator } from './markup-deduplicator'

/** A configuration loader that caches the configuration, because creating it for each page would double the time. */
class CachedConfigLoader extends StaticConfigLoader {
  private config: ReturnType<StaticConfigLoader['getConfigFor']> | undefined
  override getConfigFor(handle: string) {
    return (this.config ??= super.getConfigFor(handle))
  }
}

/*
 * The html-validate presets for the HTML standard. The other presets concern style, which React determines (`<br/>`,
 * `hidden=""`), and accessibility, which axe checks in the browser.
 */
const validator = new HtmlValidate(
  new CachedConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // the rule `structure` checks the whole page; the validator gets only a part of it
      'no-dup-id': 'off',
      'no-missing-references': 'off',
      'heading-level': 'off',
      // scripts and style sheets are files of this origin with hashes in their names
      'require-sri': 'off',
    },
  }),
)

/** Reports invalid HTML; `seen` contains the markup of earlier pages, which is skipped. */
export function invalidMarkup(page: Page, seen = new MarkupDeduplicator()): Report[] {
  const { text, remember } = seen.strip(page)
  const { results } = validator.validateStringSync(text, page.file)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ message, ruleId, selector }) => ({
      file: page.file,
      // no position: it would be one in the stripped text, and a page is a single line
      message: `${message} (${ruleId}${selector ? `, ${shorten(selector)}` : ''})`,
    })),
  )
  // invalid markup is reported for each page that has it
  if (found.length === 0) remember()
  return found
}

/** Shortens a long selector to its last part. */
function shorten(selector: string): string {
  return selector.split(' > ').slice(-4).join(' > ')
}
