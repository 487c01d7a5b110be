/** Id of a page's content, to which the skip link moves the focus. */
export const contentId = 'content'

/** Id of the region of the skip link: where the focus begins on a page, so that the next Tab reaches the skip link. */
export const topId = 'page-top'
