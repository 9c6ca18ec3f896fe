export const TAX_CLASSES = ['standard', 'reduced', 'zero'] as const

/** How a product is taxed: at the usual rate of its destination, at a lower one, or not at all. */
export type TaxClass = (typeof TAX_CLASSES)[number]

export const TAX_CLASS_LABELS: Readonly<Record<TaxClass, string>> = {
  standard: 'Standard',
  reduced: 'Reduced',
  zero: 'Zero',
}
