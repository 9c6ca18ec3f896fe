import { z } from 'zod'
import { parseTypedPercent } from '#app/base/rates.ts'
import { parseTypedWeight, WEIGHT_UNITS } from '#app/base/weight.ts'
import { adminText } from '#app/catalog/admin/admin-text.ts'
import { type BulkEdit, COLLECTION_ACTIONS, type Flags, MAX_AT_ONCE } from '#app/catalog/bulk/bulk-edit.ts'
import { DIRECTIONS, PRICE_OPERATIONS, PRICE_STEPS, type PriceEdit } from '#app/catalog/bulk/bulk-price.ts'
import { PRODUCT_STATUSES } from '#app/catalog/constants.ts'
import { chosenManufacturer } from '#app/catalog/manufacturers/admin/manufacturer-input.ts'
import { flagNames } from '#app/catalog/product-fields.ts'
import { idField } from '#app/lib/form-fields.ts'
import type { Id } from '#app/lib/id.ts'
import { TAX_CLASSES } from '#app/pricing/tax-class.ts'

/** The products with these ids, or all products that the product list shows for this URL query. */
export type BulkScope =
  | { readonly kind: 'rows'; readonly ids: readonly Id<'product'>[] }
  | { readonly kind: 'results'; readonly query: string }

export type BulkInput = {
  readonly intent: 'preview' | 'apply'
  /** The version of the confirmed preview. */
  readonly version: string
  readonly scope: BulkScope
  readonly edit: BulkEdit | { readonly kind: 'delete' }
}

export const BULK_LISTS = ['id'] as const

export const FLAG_VALUES = ['', 'on', 'off'] as const

const base = {
  intent: z.enum(['preview', 'apply']),
  version: z.string().max(100).default(''),
  scope: z.enum(['rows', 'results']),
  id: z
    .array(idField<'product'>(() => adminText.unknownProduct))
    .max(MAX_AT_ONCE, { error: () => adminText.tooManyChosen(MAX_AT_ONCE) }),
  query: z.string().max(2_000).default(''),
}

const flag = z.enum(FLAG_VALUES).default('')
// Boundary: `fromEntries` loses the types of the keys
const flags = Object.fromEntries(flagNames.map((name) => [name, flag])) as Record<keyof Flags, typeof flag>

export const bulkInput = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...base, kind: z.literal('delete') }),
    z.strictObject({
      ...base,
      kind: z.literal('status'),
      status: z.enum(PRODUCT_STATUSES, { error: () => adminText.chooseStatus }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('tax'),
      taxClass: z.enum(TAX_CLASSES, { error: () => adminText.chooseTaxClass }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('weight'),
      weight: z.string().max(40),
      weightUnit: z.enum(WEIGHT_UNITS, { error: () => adminText.chooseUnit }),
    }),
    z.strictObject({ ...base, ...flags, kind: z.literal('flags') }),
    z.strictObject({
      ...base,
      kind: z.literal('category'),
      category: z
        .string()
        .min(1, { error: () => adminText.chooseCategory })
        .max(200),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('manufacturer'),
      manufacturerId: chosenManufacturer,
    }),
    z.strictObject({
      ...base,
      kind: z.literal('collection'),
      action: z.enum(COLLECTION_ACTIONS),
      collectionId: idField<'collection'>(() => adminText.chooseCollection),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('price'),
      operation: z.enum(PRICE_OPERATIONS),
      direction: z.enum(DIRECTIONS).default('down'),
      percent: z.string().default(''),
      step: z
        .string()
        .default('0')
        .transform((typed) => PRICE_STEPS.find((step) => String(step) === typed) ?? 0),
    }),
  ])
  .transform(({ intent, version, scope: scopeKind, id, query, ...fields }, ctx): BulkInput => {
    const reject = (field: string, message: string): never => {
      ctx.addIssue({ code: 'custom', message, input: undefined, path: [field] })
      return z.NEVER
    }
    if (scopeKind === 'rows' && id.length === 0) return reject('id', adminText.chooseProducts)
    const scope: BulkScope = scopeKind === 'rows' ? { kind: 'rows', ids: [...new Set(id)] } : { kind: 'results', query }
    const input = { intent, version, scope }
    switch (fields.kind) {
      case 'flags': {
        const changedFlags = flagNames.filter((name) => fields[name] !== '')
        if (changedFlags.length === 0) return reject('isNew', adminText.chooseFlags)
        const flags = Object.fromEntries(changedFlags.map((name) => [name, fields[name] === 'on']))
        return { ...input, edit: { kind: fields.kind, flags } }
      }
      case 'price': {
        const { kind, operation, step } = fields
        const direction = operation === 'start-sale' ? 'down' : fields.direction
        const percent = operation === 'end-sale' ? 0 : parseTypedPercent(fields.percent)
        const message = operation === 'end-sale' ? null : findPercentError(percent, direction)
        if (message !== null) return reject('percent', message)
        return { ...input, edit: { kind, price: { operation, direction, percent: percent ?? 0, step } } }
      }
      case 'weight': {
        const weightGrams = parseTypedWeight(fields.weight, fields.weightUnit)
        if (weightGrams === null) return reject('weight', adminText.weightInvalid)
        return { ...input, edit: { kind: fields.kind, weightGrams } }
      }
      default:
        return { ...input, edit: fields }
    }
  })

const MAX_UP = 10_000_000 // 1,000 %

function findPercentError(percent: number | null, direction: PriceEdit['direction']): string | null {
  const [max, text] = direction === 'up' ? [MAX_UP, '1,000'] : [999_900, '99.99']
  return percent !== null && percent > 0 && percent <= max ? null : adminText.percentInvalid(text)
}
