import { paths, publicPath } from '@/lib/config/routes'
import { messages } from '@/lib/i18n/messages'
import { Island } from '../ui/Island'
import type { OneBoxProps } from './one-box-props'
import { OneBoxForm } from './OneBoxForm'

/** A field that recognises a pasted plan, SQL or error, and links to the tool or page for it. */
export function OneBox({ locale, classes }: Pick<OneBoxProps, 'locale' | 'classes'>) {
  const { oneBox, workbench } = messages[locale]
  const props: OneBoxProps = {
    locale,
    root: publicPath(locale, paths.home),
    classes,
    texts: {
      form: oneBox.form,
      paste: oneBox.paste,
      placeholder: oneBox.placeholder,
      private: workbench.private,
      clear: workbench.clear,
    },
  }
  return (
    <Island name="one-box" props={props}>
      <OneBoxForm {...props} />
    </Island>
  )
}
