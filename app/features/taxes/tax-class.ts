export const TAX_CLASSES = ['standard', 'reduced', 'zero'] as const

/** The usual rate of a destination, a lower one, or none (docs/rules.md, Tax). */
export type TaxClass = (typeof TAX_CLASSES)[number]

/** Beside every field for a class. */
export const TAX_CLASS_HINT = 'Decides which rate of the destination is charged.'

export const TAX_CLASS_LABELS: Readonly<Record<TaxClass, string>> = {
  standard: 'Standard',
  reduced: 'Reduced',
  zero: 'Zero',
}
