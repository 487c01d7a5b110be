import type { Checks } from '../check'
import { changeChecks } from './changes'
import { charsetChecks } from './charset'
import { columnChecks } from './columns'
import { conditionChecks } from './conditions'
import { indexChecks } from './indexes'
import { joinChecks } from './joins'
import { keyChecks } from './keys'
import { nameChecks } from './names'
import { nullChecks } from './nulls'
import { objectChecks } from './objects'
import { resultChecks } from './results'
import { sortingChecks } from './sorting'
import { tableChecks } from './tables'
import { textChecks } from './text'

/** The checks of the rules that a review knows, by the rules' codes. */
export const checks: Checks = {
  ...changeChecks,
  ...charsetChecks,
  ...columnChecks,
  ...conditionChecks,
  ...indexChecks,
  ...joinChecks,
  ...keyChecks,
  ...nameChecks,
  ...nullChecks,
  ...objectChecks,
  ...resultChecks,
  ...sortingChecks,
  ...tableChecks,
  ...textChecks,
}
