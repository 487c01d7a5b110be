/** A type of exact numbers: its digits, and those of them after the point. */
export interface Exact {
  readonly precision: number
  readonly scale: number
  readonly kind: 'whole' | 'money' | 'decimal'
  /** Whether it is the type of a literal: one of type INT is a DECIMAL with just its digits beside a DECIMAL. */
  readonly isLiteral?: boolean
}

const LARGEST = 38
/** A longer whole part limits the digits after the point to this number. */
const FEWEST = 6
const INT = 10
/** The digits of the types of whole numbers. */
export const wholeSizes: Readonly<Record<string, number>> = { int2: 5, int4: INT, int8: 19 }

export const money: Exact = { precision: 19, scale: 4, kind: 'money' }

export function whole(precision: number): Exact {
  return { precision, scale: 0, kind: 'whole' }
}

export function decimal(precision: number, scale: number): Exact {
  return { precision, scale, kind: 'decimal' }
}

/**
 * Returns the type of the result of an operator, by the rules of “Precision, scale, and length” in the T-SQL reference;
 * undefined for operators other than those of arithmetic.
 */
export function calculated(operator: string, left: Exact, right: Exact): Exact | undefined {
  if (!/^[-+*/%]$/.test(operator)) return undefined
  if (left.kind !== 'decimal' && right.kind !== 'decimal') return widestOf([left, right])
  const [before, after] = [left, right].map(({ precision, scale }) => precision - scale) as [number, number]
  const scale = Math.max(left.scale, right.scale)
  if (operator === '*') return limited(left.precision + right.precision + 1, left.scale + right.scale)
  if (operator === '/') {
    const digits = Math.max(FEWEST, left.scale + right.precision + 1)
    return limited(before + right.scale + digits, digits)
  }
  if (operator === '%') return decimal(Math.min(before, after) + scale, scale)
  const integral = Math.max(before, after)
  return decimal(Math.min(LARGEST, integral + scale + 1), Math.min(scale, LARGEST - integral))
}

/** Returns the type that contains the values of all of some types. */
export function widestOf(types: readonly Exact[]): Exact | undefined {
  const [first] = types
  if (types.length < 2) return first
  const scale = Math.max(...types.map((type) => type.scale))
  const integral = Math.max(...types.map((type) => precisionOf(type) - type.scale))
  if (types.some(({ kind }) => kind === 'decimal')) return decimal(Math.min(LARGEST, integral + scale), scale)
  return types.some(({ kind }) => kind === 'money') ? money : whole(integral)
}

/** Returns the digits of a type; a literal that stays a whole number is an INT. */
function precisionOf({ precision, isLiteral }: Exact): number {
  return isLiteral ? INT : precision
}

/** Returns the type of a product or quotient, whose scale gives way to the whole part. */
function limited(precision: number, scale: number): Exact {
  const integral = precision - scale
  if (precision <= LARGEST) return decimal(precision, scale)
  return decimal(LARGEST, Math.min(scale, Math.max(FEWEST, LARGEST - integral)))
}
