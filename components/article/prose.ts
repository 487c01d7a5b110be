import article from './Article.module.css'
import tables from './Tables.module.css'

/** The classes of the element around the text of a page. */
export const proseClass = `${article.prose} ${tables.tables}`
