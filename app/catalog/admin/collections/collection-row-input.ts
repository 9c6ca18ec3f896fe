import { z } from 'zod'
import { adminText } from '#app/catalog/admin/collections/admin-text.ts'
import { COLLECTION_STATUSES } from '#app/catalog/constants.ts'
import { idField, idListField } from '#app/lib/form-fields.ts'
import { ROWS_PER_PAGE } from '#app/lib/list-page.ts'

const getUnknownMessage = () => adminText.unknownCollection
const id = idField<'collection'>(getUnknownMessage)

export const collectionRowInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('status'), id, status: z.enum(COLLECTION_STATUSES) }),
  z.strictObject({ intent: z.literal('delete'), id }),
  z.strictObject({ intent: z.literal('arrange'), ids: idListField<'collection'>(getUnknownMessage, ROWS_PER_PAGE) }),
])
