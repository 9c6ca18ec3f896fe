import { z } from 'zod'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { MAX_PRICE_MINOR } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { adminText as productText } from '#app/catalog/admin/products/admin-text.ts'
import { DEFAULT_COLOR, ONE_SIZE } from '#app/catalog/catalog.ts'
import { MAX_NAME } from '#app/catalog/product-fields.ts'
import { MAX_CHOICES, MAX_LABEL } from '#app/catalog/product-input.ts'
import { adminText } from '#app/inventory/photo-drafts/admin-text.ts'
import { type ParseResult, parseInput } from '#app/lib/form.ts'
import { idField, textField } from '#app/lib/form-fields.ts'

/** The maximum number of drafts that the list shows. */
export const MAX_ROWS = 100

/** The fields that staff type. */
export const TYPED_FIELDS = ['name', 'price', 'sizes'] as const

export type TypedField = (typeof TYPED_FIELDS)[number]

export type TypedDraft = Readonly<Record<TypedField, string>>

/** The fields of a row; a form sends each once per row. */
const ROW_FIELDS = ['id', 'version', ...TYPED_FIELDS] as const

/** A row in the format that a form sends. */
export type SubmittedRow = Readonly<Record<(typeof ROW_FIELDS)[number], string>>

export type DraftRow = z.output<ReturnType<typeof rowInput>>

function rowInput(currency: CurrencyCode) {
  return z.strictObject({
    id: idField<'product'>(() => adminText.deletedOrActive),
    version: z.string().max(100),
    name: textField(MAX_NAME, {
      missing: () => adminText.nameMissing,
      tooLong: () => adminText.nameTooLong(MAX_NAME),
    }),
    /** The price in minor units; 0 if there is none yet. */
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
      const message = findSizeProblem(sizes)
      if (!message) return sizes
      ctx.addIssue({ code: 'custom', message })
      return z.NEVER
    }),
  })
}

function findSizeProblem(sizes: readonly string[]): string | null {
  if (sizes.some((size) => size === ONE_SIZE || size === DEFAULT_COLOR.name)) return adminText.sizeReserved
  if (sizes.some((size) => size.length > MAX_LABEL)) return productText.entryTooLong.size(MAX_LABEL)
  const distinct = new Set(sizes.map((size) => size.toLowerCase()))
  return sizes.length > MAX_CHOICES || distinct.size < sizes.length ? adminText.sizesInvalid(MAX_CHOICES) : null
}

export type ParsedRow = { readonly sent: SubmittedRow; readonly parsed: ParseResult<DraftRow> }

/** Parses each row of a form separately, so that an invalid row does not prevent the others from being saved. */
export function parseRows(form: FormData, currency: CurrencyCode): readonly ParsedRow[] {
  const schema = rowInput(currency)
  const columns = ROW_FIELDS.map((name) => form.getAll(name))
  return form.getAll('id').map((_, at): ParsedRow => {
    const read = (column: number) => {
      const value = columns[column]?.[at]
      return typeof value === 'string' ? value : ''
    }
    const sent = Object.fromEntries(ROW_FIELDS.map((name, column) => [name, read(column)])) as SubmittedRow // boundary
    return { sent, parsed: parseInput(schema, sent) }
  })
}

/** Returns the form data that a form with these rows would send. */
export function writeRows(rows: readonly SubmittedRow[]): FormData {
  const form = new FormData()
  for (const row of rows) for (const name of ROW_FIELDS) form.append(name, row[name])
  return form
}
