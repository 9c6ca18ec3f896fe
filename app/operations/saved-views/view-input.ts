import { z } from 'zod'
import { textField } from '#app/lib/form-fields.ts'
import { isOneLine } from '#app/lib/line.ts'
import { adminText } from '#app/operations/saved-views/admin-text.ts'
import { MAX_VIEW_NAME, MAX_VIEW_QUERY } from '#app/operations/saved-views/saved-view.ts'
import { VIEW_LISTS } from '#app/operations/saved-views/view-lists.ts'

const name = textField(MAX_VIEW_NAME, {
  missing: () => adminText.nameMissing,
  tooLong: () => adminText.nameTooLong(MAX_VIEW_NAME),
}).refine(isOneLine, { error: () => adminText.nameMissing })

const query = z.string().max(MAX_VIEW_QUERY, { error: () => adminText.filtersTooLong })
/** 'yes' if the form is in a dialog. The response is then the URL of the saved view instead of a redirect. */
const isInDialog = z.literal('yes').optional()

export const newViewInput = z.strictObject({ list: z.enum(VIEW_LISTS), name, query, isInDialog })

export const viewChangeInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('rename'), name, isInDialog }),
  z.strictObject({ intent: z.literal('update'), query, isInDialog }),
  z.strictObject({ intent: z.literal('delete'), isInDialog }),
])

export type ViewChange = z.output<typeof viewChangeInput>
