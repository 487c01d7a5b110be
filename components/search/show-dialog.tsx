import { renderComponent } from '../ui/render-component'
import { SearchDialog, type SearchDialogProps } from './SearchDialog'

/** Shows the content of the search dialog; returns a function that removes it. */
export function showDialog(props: SearchDialogProps): () => void {
  return renderComponent(document.createElement('div'), SearchDialog, props)
}
