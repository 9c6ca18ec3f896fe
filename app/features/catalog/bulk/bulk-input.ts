import { z } from 'zod'
import { type BulkEdit, COLLECTION_EDITS, type Flags, MAX_AT_ONCE } from '#app/features/catalog/bulk/bulk-edit.ts'
import { PRICE_EDITS, PRICE_STEPS, type PriceEdit } from '#app/features/catalog/bulk/bulk-price.ts'
import { PRODUCT_STATUSES } from '#app/features/catalog/catalog.ts'
import { parsePercent } from '#app/features/money/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'
import { idField } from '#app/lib/id-field.ts'

/** Which products are meant: some by their ids, or all that a list shows, by the query of its address. */
export type BulkScope =
  | { readonly kind: 'rows'; readonly ids: readonly Id<'product'>[] }
  | { readonly kind: 'results'; readonly query: string }

export type BulkInput = {
  /** A preview changes nothing. `version`: of the preview that was agreed to. */
  readonly intent: 'preview' | 'apply'
  readonly version: string
  readonly scope: BulkScope
  readonly edit: BulkEdit | { readonly kind: 'delete' }
}

/** The fields that arrive many times. */
export const BULK_LISTS = ['id'] as const

const TOO_MANY = `At most ${formatNumber(MAX_AT_ONCE)} products can be changed at once`

const base = {
  intent: z.enum(['preview', 'apply']),
  version: z.string().max(100).default(''),
  scope: z.enum(['rows', 'results']),
  id: z.array(idField<'product'>('Unknown product')).max(MAX_AT_ONCE, TOO_MANY),
  query: z.string().max(2_000).default(''),
}

const flag = z.enum(['', 'on', 'off'])

/** What the dialogs of the product list send. */
export const bulkInput = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...base, kind: z.literal('delete') }),
    z.strictObject({ ...base, kind: z.literal('status'), status: z.enum(PRODUCT_STATUSES, 'Choose a status') }),
    z.strictObject({
      ...base,
      kind: z.literal('flags'),
      isNew: flag,
      isBestseller: flag,
      isFeatured: flag,
      showOnHomepage: flag,
    }),
    z.strictObject({
      ...base,
      kind: z.literal('collection'),
      how: z.enum(COLLECTION_EDITS),
      collectionId: idField<'collection'>('Choose a collection'),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('price'),
      what: z.enum(PRICE_EDITS),
      direction: z.enum(['up', 'down']).default('down'),
      percent: z.string().default(''),
      step: z
        .string()
        .default('0')
        .transform((typed) => PRICE_STEPS.find((step) => String(step) === typed) ?? 0),
    }),
  ])
  .transform(({ intent, version, scope: scopeKind, id, query, ...fields }, ctx): BulkInput => {
    const refuse = (field: string, message: string): never => {
      ctx.addIssue({ code: 'custom', message, input: undefined, path: [field] })
      return z.NEVER
    }
    if (scopeKind === 'rows' && id.length === 0) return refuse('id', 'Choose at least one product')
    const scope: BulkScope = scopeKind === 'rows' ? { kind: 'rows', ids: [...new Set(id)] } : { kind: 'results', query }
    const input = { intent, version, scope }
    switch (fields.kind) {
      case 'flags': {
        const { kind, ...commands } = fields
        const flags = flagsOf(commands)
        return Object.keys(flags).length === 0
          ? refuse('isNew', 'Choose what to switch on or off')
          : { ...input, edit: { kind, flags } }
      }
      case 'price': {
        const { what, direction, step } = fields
        const percent = what === 'end-sale' ? 0 : parsePercent(fields.percent)
        const price: PriceEdit = {
          what,
          direction: what === 'start-sale' ? 'down' : direction,
          percent: percent ?? 0,
          step,
        }
        const message = what === 'end-sale' ? null : percentRefused(percent, price.direction)
        return message === null ? { ...input, edit: { kind: 'price', price } } : refuse('percent', message)
      }
      default:
        return { ...input, edit: fields }
    }
  })

const MAX_UP = 10_000_000 // 1,000 %

function percentRefused(percent: number | null, direction: PriceEdit['direction']): string | null {
  const [fits, last] = direction === 'up' ? [MAX_UP, '1,000'] : [999_900, '99.99']
  return percent !== null && percent > 0 && percent <= fits ? null : `Percent is a number above 0, up to ${last}`
}

function flagsOf(commands: Readonly<Record<keyof Flags, '' | 'on' | 'off'>>): Partial<Flags> {
  const { isNew, isBestseller, isFeatured, showOnHomepage } = commands
  return {
    ...(isNew && { isNew: isNew === 'on' }),
    ...(isBestseller && { isBestseller: isBestseller === 'on' }),
    ...(isFeatured && { isFeatured: isFeatured === 'on' }),
    ...(showOnHomepage && { showOnHomepage: showOnHomepage === 'on' }),
  }
}
