import { z } from 'zod'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { MAX_PRICE_MINOR } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { MAX_NAME } from '#app/catalog/product-fields.ts'
import { MAX_CHOICES, MAX_LABEL } from '#app/catalog/product-input.ts'
import { adminText } from '#app/inventory/photo-drafts/admin-text.ts'
import { parseInput } from '#app/lib/form.ts'
import { idField, textField } from '#app/lib/form-fields.ts'

/** The number of drafts that the form lists. */
export const MAX_ROWS = 20

/** The fields of a row; a form sends each once per row. */
export const ROW_FIELDS = ['id', 'version', 'name', 'price', 'sizes'] as const

export type DraftRow = z.output<ReturnType<typeof rowInput>>

function rowInput(currency: CurrencyCode) {
  return z.strictObject({
    id: idField<'product'>(() => adminText.gone),
    version: z.string().max(100),
    name: textField(MAX_NAME, {
      missing: () => adminText.nameMissing,
      tooLong: () => adminText.nameTooLong(MAX_NAME),
    }),
    /** In the smallest unit; 0 while there is none. */
    price: z.string().transform((typed, ctx) => {
      if (typed.trim() === '') return 0
      const amount = parseTypedMoney(typed, currency)
      if (amount && amount.minor <= MAX_PRICE_MINOR) return amount.minor
      ctx.addIssue({ code: 'custom', message: adminText.priceInvalid })
      return z.NEVER
    }),
    sizes: z.string().transform((typed, ctx) => {
      const sizes = typed
        .split(',')
        .map((size) => size.trim())
        .filter((size) => size !== '')
      const distinct = new Set(sizes.map((size) => size.toLowerCase()))
      const isValid = sizes.length <= MAX_CHOICES && distinct.size === sizes.length
      if (isValid && sizes.every((size) => size.length <= MAX_LABEL)) return sizes
      ctx.addIssue({ code: 'custom', message: adminText.sizesInvalid(MAX_CHOICES) })
      return z.NEVER
    }),
  })
}

/** Parses the rows of a form. Errors are named 'rows.0.price'. */
export function parseRows(form: FormData, currency: CurrencyCode) {
  const columns = ROW_FIELDS.map((name) => form.getAll(name))
  const rows = form.getAll('id').map((_, at) => {
    return Object.fromEntries(ROW_FIELDS.map((name, column) => [name, columns[column]?.[at]]))
  })
  return parseInput(z.strictObject({ rows: z.array(rowInput(currency)).max(MAX_ROWS) }), { rows })
}
