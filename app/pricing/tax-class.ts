import { adminText } from '#app/pricing/taxes/admin-text.ts'

export const TAX_CLASSES = ['standard', 'reduced', 'zero'] as const

/** The usual rate of a destination, a lower one, or none (docs/rules.md, Tax). */
export type TaxClass = (typeof TAX_CLASSES)[number]

/** For staff. */
export function taxClassLabels(): Readonly<Record<TaxClass, string>> {
  return adminText.taxClasses
}
