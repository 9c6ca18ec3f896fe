import { adminText } from '#app/pricing/taxes/admin-text.ts'

export const TAX_CLASSES = ['standard', 'reduced', 'zero'] as const

/** A destination's usual rate, a lower rate, or no tax (docs/rules.md, Tax). */
export type TaxClass = (typeof TAX_CLASSES)[number]

/** Labels for staff. */
export function getTaxClassLabels(): Readonly<Record<TaxClass, string>> {
  return adminText.taxClasses
}
