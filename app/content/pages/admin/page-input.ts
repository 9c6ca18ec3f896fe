import { z } from 'zod'
import { adminText } from '#app/content/pages/admin-text.ts'
import { textField } from '#app/lib/form-fields.ts'
import { MAX_PAGE_LENGTH } from '#app/lib/markdown.ts'
import { findPolicy } from '#app/store/policies.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

export const MAX_TITLE = 200
export const MAX_SEO_DESCRIPTION = 500

/** 'draft': shoppers do not see the change yet. */
const SAVE_INTENTS = ['draft', 'publish'] as const

function text(max: number, tooLong: (max: number) => string) {
  return textField(max, { tooLong: () => tooLong(max) })
}

/** Also validates drafts. `findPageProblems` checks additional requirements for published pages. */
export const pageInput = z.strictObject({
  title: text(MAX_TITLE, (max) => adminText.titleTooLong(max)).min(1, { error: () => adminText.titleMissing }),
  slug: text(MAX_TITLE, (max) => adminText.slugTooLong(max)),
  policy: z.string().transform((name, ctx) => {
    const policy = findPolicy(name)
    if (name !== '' && !policy) ctx.addIssue(adminText.policyUnknown)
    return policy
  }),
  body: text(MAX_PAGE_LENGTH, (max) => adminText.textTooLong(max)),
  seoTitle: text(MAX_TITLE, (max) => adminText.seoTitleTooLong(max)),
  seoDescription: text(MAX_SEO_DESCRIPTION, (max) => adminText.seoDescriptionTooLong(max)),
  /** Missing if the save bar or a shortcut submits the form. */
  intent: z.enum(SAVE_INTENTS).optional(),
  version: formVersion,
  /** Sent if the page was deleted while its form was open. */
  saveAsNew: z.literal('yes').optional(),
})

export type PageInput = z.output<typeof pageInput>
