import { z } from 'zod'
import { adminText } from '#app/catalog/admin/categories/admin-text.ts'
import { MAX_CATEGORIES } from '#app/catalog/category.ts'
import { idField, idListField } from '#app/lib/form-fields.ts'

const getUnknownMessage = () => adminText.unknownCategory
const id = idField<'category'>(getUnknownMessage)

export const categoryRowInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('delete'), id }),
  z.strictObject({ intent: z.literal('merge'), id, into: idField<'category'>(() => adminText.chooseCategory) }),
  z.strictObject({ intent: z.literal('arrange'), ids: idListField<'category'>(getUnknownMessage, MAX_CATEGORIES) }),
])
