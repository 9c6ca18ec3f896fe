import { z } from 'zod'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { getCurrencySymbol } from '#app/base/money.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import { isRepeatable, type MappedField } from '#app/exchange/product-files/mapping/mapped-fields.ts'
import {
  type FileTable,
  listColumnValues,
  type ProductMapping,
  productMappingSchema,
} from '#app/exchange/product-files/mapping/product-mapping.ts'
import { findNameColumn } from '#app/exchange/product-files/mapping/propose-mapping.ts'

/** The intent 'preview' stores nothing. */
const INTENTS = ['preview', 'check'] as const

/** Returns the field name of a column's select and of its error. */
export function getColumnField(at: number): string {
  return `fields.${at}`
}

/** Returns the form fields in the shape that `mappingInput` parses. */
export function readRawMapping(form: FormData, columns: number) {
  const [intent, notation, weightUnit] = ['intent', 'notation', 'weightUnit'].map((name) => form.get(name))
  const fields = Array.from({ length: columns }, (_, at) => form.get(getColumnField(at)) || null)
  return { intent, notation, weightUnit, fields }
}

/** Returns the schema for the mapping of a file. Errors belong to the select that staff must change. */
export function mappingInput(table: FileTable, currency: CurrencyCode) {
  return productMappingSchema.extend({ intent: z.enum(INTENTS) }).superRefine(({ fields }, ctx) => {
    const add = (at: number, message: string) => ctx.addIssue({ code: 'custom', message, path: ['fields', at] })
    for (const [at, field] of fields.entries()) {
      if (field === null) continue
      const first = fields.indexOf(field)
      if (first !== at && !isRepeatable(field))
        add(at, adminText.alreadyChosen(getLabel(field), getHeading(table, first)))
    }
    if (!fields.includes('name'))
      add(Math.max(0, findNameColumn(listColumnValues(table), fields)), adminText.chooseName)
    const currencyAt = fields.indexOf('currency')
    const foreign = listColumnValues(table)[currencyAt]?.find((code) => code.toUpperCase() !== currency)
    if (foreign) add(currencyAt, adminText.differentCurrency(foreign, currency))
  })
}

export function getLabel(field: MappedField): string {
  return adminText.mappedFields[field]
}

/** Columns without a name are numbered. */
export function getHeading({ header }: FileTable, at: number): string {
  return header[at]?.trim() || adminText.columnNumber(at + 1)
}

/**
 * Returns the submitted mapping, to show it again beside errors, or the previous mapping if the submitted one cannot be
 * read.
 */
export function readSentMapping(
  { intent: _, ...raw }: ReturnType<typeof readRawMapping>,
  before: ProductMapping,
): ProductMapping {
  const sent = productMappingSchema.safeParse(raw)
  return sent.success ? sent.data : before
}

const PRICES: readonly MappedField[] = ['price', 'variantPrice', 'salePrice', 'oldPrice']

/**
 * Returns notices, by column, about prices with the symbol of a different currency. Their numbers are imported
 * unchanged.
 */
export function currencyNotices(
  table: FileTable,
  { fields }: ProductMapping,
  currency: CurrencyCode,
): Readonly<Record<number, string>> {
  const values = listColumnValues(table)
  return Object.fromEntries(
    fields.flatMap((field, at) => {
      const [symbol] =
        field && PRICES.includes(field) ? (values[at] ?? []).flatMap((text) => findForeignSymbol(text, currency)) : []
      return symbol ? [[at, adminText.otherSymbol(symbol, currency)]] : []
    }),
  )
}

function findForeignSymbol(text: string, currency: CurrencyCode): string[] {
  const [symbol] = /\p{Sc}|\b[A-Z]{3}\b|zł/u.exec(text) ?? []
  return symbol && symbol !== getCurrencySymbol(currency) && symbol !== currency ? [symbol] : []
}
