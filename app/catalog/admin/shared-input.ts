import type { z } from 'zod'
import { adminText } from '#app/catalog/admin/admin-text.ts'
import { MAX_GUIDE_NAME } from '#app/catalog/constants.ts'
import { textField } from '#app/lib/form-fields.ts'
import { slugify } from '#app/lib/slug.ts'

// Shared by the forms of products, categories and collections.

export function labeledTextField(label: () => string, max: number) {
  return textField(max, { tooLong: () => adminText.tooLong(label(), max) })
}

/** The name of a size guide; null for none. Saving checks that the guide exists. */
export function guideField() {
  return labeledTextField(() => adminText.fieldLabels.sizeGuide, MAX_GUIDE_NAME).transform((name) => name || null)
}

export function getGuideGoneMessage(): string {
  return adminText.guideGone
}

/** Rejects an empty slug, unless the name has no letters or digits; a slug is then generated. */
export function requireSlug({ slug, name }: { slug: string; name: string }, ctx: z.RefinementCtx): void {
  if (slug !== '' || slugify(name) === '') return
  ctx.addIssue({ code: 'custom', path: ['slug'], message: adminText.slugRequired })
}
