import { z } from 'zod'
import { COLLECTION_STATUSES } from '#app/features/catalog/catalog.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { idField } from '#app/lib/id-field.ts'
import { ROWS_PER_PAGE } from '#app/lib/list-length.ts'

const UNKNOWN = 'Unknown collection'
const id = idField<'collection'>(UNKNOWN)

export const collectionRowInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('status'), id, status: z.enum(COLLECTION_STATUSES) }),
  z.strictObject({ intent: z.literal('delete'), id }),
  z.strictObject({
    intent: z.literal('arrange'),
    ids: z.string().transform((text, ctx): Id<'collection'>[] => {
      const requested = text.split(' ', ROWS_PER_PAGE + 1).map((part) => parseId<'collection'>(part))
      const ids = requested.filter((id) => id !== null)
      if (ids.length === requested.length && ids.length <= ROWS_PER_PAGE) return ids
      ctx.addIssue(UNKNOWN)
      return z.NEVER
    }),
  }),
])
