/** The id of a page's content, to which the skip link moves the focus. */
export const contentId = 'content'

/** The id of the skip link's region, which gets the focus on a new page, so that the next Tab reaches the skip link. */
export const topId = 'page-top'
