import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Found } from '../finding'
import type { Page } from '../page'
import { SeenMarkup } from './unseen'

/** One configuration for all pages: made anew for each, as the package does it, it takes as long as the rest. */
class OneConfig extends StaticConfigLoader {
  private config: ReturnType<StaticConfigLoader['getConfigFor']> | undefined
  override getConfigFor(handle: string) {
    return (this.config ??= super.getConfigFor(handle))
  }
}

/*
 * What the HTML standard says, as html-validate knows it. Its further presets are about style, which React decides
 * (`<br/>`, `hidden=""`), and about barriers, which axe looks for in the browser, where they can be computed.
 */
const validator = new HtmlValidate(
  new OneConfig({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // asked of the whole page by `structure`; the validator sees only what is new to it
      'no-dup-id': 'off',
      'no-missing-references': 'off',
      'heading-level': 'off',
      // scripts and style sheets are this origin's own files, under names made of their content
      'require-sri': 'off',
    },
  }),
)

/** Whether a page is valid HTML. `seen` is what pages before it had. */
export function invalidMarkup(page: Page, seen = new SeenMarkup()): Found[] {
  const { text, remember } = seen.unseen(page)
  const { results } = validator.validateStringSync(text, page.file)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ message, ruleId, selector }) => ({
      file: page.file,
      // a place in the text would be of what was left of it, and pages are one line
      message: `${message} (${ruleId}${selector ? `, ${shortened(selector)}` : ''})`,
    })),
  )
  // an invalid form is told of each page that has it
  if (found.length === 0) remember()
  return found
}

/** The end of a long way through the page. */
function shortened(selector: string): string {
  return selector.split(' > ').slice(-4).join(' > ')
}
