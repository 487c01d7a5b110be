import article from './Article.module.css'
import tables from './Tables.module.css'

/** The classes of an element whose children are a body's text. */
export const proseClass = `${article.prose} ${tables.tables}`
