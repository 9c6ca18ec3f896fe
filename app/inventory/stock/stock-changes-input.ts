import { z } from 'zod'
import { adminText } from '#app/inventory/stock/admin-text.ts'
import { parseStockEntry } from '#app/inventory/stock/stock-entry.ts'
import { COUNT_REASONS } from '#app/inventory/stock.ts'
import { MAX_FORM_FIELDS } from '#app/lib/form.ts'
import { idField } from '#app/lib/form-fields.ts'
import { type Id, parseId } from '#app/lib/id.ts'

/** The number of cells that a form can contain in addition to its other fields. */
export const MAX_CELLS = MAX_FORM_FIELDS - 10

/** Longer text cannot be a number. */
const MAX_TEXT = 20

/** A cell of the stock grid: the stock that it showed and the text that was typed. */
export type TypedCell = { readonly variant: Id<'variant'>; readonly loaded: number; readonly text: string }

type ChangedCell = TypedCell & { readonly delta: number }

/** The field name contains the stock that the cell showed, so that an unchanged cell can be recognized. */
export function toFieldName({ variant, loaded }: Pick<TypedCell, 'variant' | 'loaded'>): string {
  return `stock.${variant}.${loaded}`
}

/** Returns the cell of a field, or null for a different field. */
export function parseFieldName(name: string): Pick<TypedCell, 'variant' | 'loaded'> | null {
  const [, id, loaded] = /^stock\.([0-9a-f-]{36})\.(\d{1,9})$/.exec(name) ?? []
  const variant = parseId<'variant'>(id)
  return variant && { variant, loaded: Number(loaded) }
}

/** The changed cells of the stock grid. Without JavaScript, the form also contains the unchanged ones. */
export const stockChangesInput = z
  .object({
    /** Generated with the form, so that a repeated request changes stock only once. */
    key: idField<'stock-change'>(() => adminText.stockUnreadable),
    reason: z.enum(COUNT_REASONS, { error: () => adminText.chooseReason }),
  })
  .catchall(z.string())
  .transform(({ key, reason, ...fields }, ctx) => {
    const cells: ChangedCell[] = []
    let isUnchanged = true
    for (const [name, text] of Object.entries(fields)) {
      const cell = parseFieldName(name)
      if (!cell || cells.some(({ variant }) => variant === cell.variant)) {
        ctx.addIssue({ code: 'custom', message: adminText.stockUnreadable })
        continue
      }
      if (text.trim() === String(cell.loaded)) continue
      isUnchanged = false
      const entry = parseStockEntry(text.length > MAX_TEXT ? '' : text, cell.loaded)
      if (entry.ok) cells.push({ ...cell, text: text.trim(), delta: entry.delta })
      else ctx.addIssue({ code: 'custom', message: entry.message, path: [cell.variant] })
    }
    if (isUnchanged) ctx.addIssue({ code: 'custom', message: adminText.nothingChanged })
    return { key, reason, cells }
  })

export type StockChangesInput = z.output<typeof stockChangesInput>
