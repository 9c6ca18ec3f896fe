import { z } from 'zod'
import { type Id, parseId } from '#app/lib/id.ts'

/** What the list's rows send, and what was changed on many at once and shall be taken back, or no longer offered. */
export const productRowInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('show'), id: idText<'product'>(), show: z.enum(['yes', 'no']) }),
  z.strictObject({ intent: z.literal('delete'), id: idText<'product'>() }),
  z.strictObject({ intent: z.literal('duplicate'), id: idText<'product'>() }),
  z.strictObject({ intent: z.literal('undo'), id: idText<'bulk-edit'>() }),
  z.strictObject({ intent: z.literal('dismiss'), id: idText<'bulk-edit'>() }),
])

function idText<Noun extends string>() {
  return z.string().transform((text, ctx): Id<Noun> => {
    const id = parseId<Noun>(text)
    if (id) return id
    ctx.addIssue({ code: 'custom', message: 'Unknown id', input: text })
    return z.NEVER
  })
}
