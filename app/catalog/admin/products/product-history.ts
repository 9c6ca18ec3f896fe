import { countryName } from '#app/base/countries.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { formatWeight } from '#app/base/weight.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { getCareMeaning } from '#app/catalog/materials/care-meaning.ts'
import { careNames } from '#app/catalog/materials/materials.ts'
import {
  type FieldName,
  fieldNames,
  getField,
  getFieldLabel,
  makerNames,
  priceNames,
} from '#app/catalog/product-fields.ts'
import { formatHeight } from '#app/catalog/size-guides/lengths.ts'

/**
 * Returns field labels for use in a sentence: the history's own labels, otherwise the form's. They include the labels
 * of manufacturer fields, because earlier entries contain the values of these fields.
 */
export function getHistoryLabels(): Readonly<Record<string, string>> {
  const labels = [...fieldNames, ...makerNames].map((name) => [name, adminText.inSentence(getFieldLabel(name))])
  return { ...Object.fromEntries(labels), ...adminText.historyLabels }
}

const KINDS_WITHOUT_VALUES = ['text', 'names', 'colors', 'collection', 'fibers', 'manufacturer', 'packaging', 'video']

/** Returns true if the history records a field's values, and not only that the field changed. */
export function recordsValues(name: FieldName): boolean {
  const { kind, isValueHidden = KINDS_WITHOUT_VALUES.includes(kind) } = getField(name)
  return !isValueHidden
}

export function createHistoryFormatter(currency: CurrencyCode) {
  return (field: string, value: unknown): string | null => {
    const careName = careNames.find((name) => name === field)
    if (careName && typeof value === 'string') return getCareMeaning(careName, value)
    if (field === 'countryOfOrigin' && typeof value === 'string') return countryName(value)
    if (typeof value !== 'number') return null
    if (field === 'weightGrams') return formatWeight(value, 'g')
    if (field === 'modelHeightMm') return formatHeight(value)
    return priceNames.some((name) => name === field) ? formatMoney(money(value, currency)) : null
  }
}
