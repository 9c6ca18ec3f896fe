import { z } from 'zod'
import { MAX_CATEGORY_NAME } from '#app/catalog/category.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import { idField, jsonField } from '#app/lib/form-fields.ts'

export const MAX_CHOICES_AT_ONCE = 1_000

const category = z.string().max(Math.max(MAX_CATEGORY_NAME, 200))

const rows = jsonField(
  z
    .array(
      z.strictObject({
        id: idField<'file-import-item'>(() => adminText.choicesUnreadable),
        before: category,
        category,
      }),
    )
    .max(MAX_CHOICES_AT_ONCE),
  { max: 400_000, unreadable: () => adminText.choicesUnreadable },
)

/** Choices for single rows, or one choice for all rows that match the filter in the URL. */
export const categoryInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('rows'), rows }),
  z.strictObject({ intent: z.literal('all'), category }),
])

/** `failed` is null if everything was saved; `skipped` rows were changed by someone else. */
export type ChoicesResult = { readonly failed: string | null; readonly saved: number; readonly skipped: number }
