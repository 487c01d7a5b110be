/**
 * The words of SQL after which the rest of a statement goes on. Three words in a row without one of them are prose, because
 * two names stand side by side at most (`orders o`). Words that prose uses as often, such as `date`, are names here.
 */
export const sqlWords: ReadonlySet<string> = new Set(
  `all and any array as asc at between both by cascade case cast collate conflict connect cross cube current default
  delete desc distinct distinctrow div do duplicate else end escape except exclude exists fetch filter first following
  for force forceseek from full group grouping having high_priority if ignore ilike in index inner insert intersect
  interval into is isnull join key last lateral leading left level like limit locked low_priority match matched
  materialized merge minus mod natural nolock not notnull nothing nowait null nulls of offset on only or order ordinality
  outer over overlay partition percent pivot preceding prior qualify range recursive regexp replace restrict returning
  right rlike rollup row rows select set sets share siblings similar skip sounds start straight_join symmetric
  tablesample then ties time to top trailing truncate unbounded union unknown unpivot update use using values when where
  window with within without xor zone`
    .trim()
    .split(/\s+/),
)
