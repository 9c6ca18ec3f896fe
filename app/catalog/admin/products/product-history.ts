import { countryName } from '#app/base/countries.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { formatWeight } from '#app/base/weight.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { careMeaning } from '#app/catalog/materials/care-meaning.ts'
import { careNames } from '#app/catalog/materials/materials.ts'
import {
  type FieldName,
  fieldLabel,
  fieldNames,
  getField,
  makerNames,
  priceNames,
} from '#app/catalog/product-fields.ts'
import { formatHeight } from '#app/catalog/size-guides/lengths.ts'

/**
 * The form's labels as used in a sentence, unless the history has a different one. Earlier entries contain the values
 * of a manufacturer.
 */
export function historyLabels(): Readonly<Record<string, string>> {
  const labels = [...fieldNames, ...makerNames].map((name) => [name, adminText.inSentence(fieldLabel(name))])
  return { ...Object.fromEntries(labels), ...adminText.historyLabels }
}

const ONLY_NAMED = ['text', 'names', 'colors', 'collection', 'fibers', 'manufacturer', 'packaging']

/** Returns whether the history records a field's values, not only its change. */
export function hasHistoryValues(name: FieldName): boolean {
  const { kind, isOnlyNamed = ONLY_NAMED.includes(kind) } = getField(name)
  return !isOnlyNamed
}

export function historyText(currency: CurrencyCode) {
  return (field: string, value: unknown): string | null => {
    const careName = careNames.find((name) => name === field)
    if (careName && typeof value === 'string') return careMeaning(careName, value)
    if (field === 'countryOfOrigin' && typeof value === 'string') return countryName(value)
    if (typeof value !== 'number') return null
    if (field === 'weightGrams') return formatWeight(value, 'g')
    if (field === 'modelHeightMm') return formatHeight(value)
    return priceNames.some((name) => name === field) ? formatMoney(money(value, currency)) : null
  }
}
