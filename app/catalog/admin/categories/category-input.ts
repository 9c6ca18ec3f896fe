import { z } from 'zod'
import { adminText } from '#app/catalog/admin/categories/admin-text.ts'
import { guideField, labeledTextField, requireSlug } from '#app/catalog/admin/shared-input.ts'
import { MAX_CATEGORY_NAME } from '#app/catalog/category.ts'
import { MAX_ALT } from '#app/catalog/constants.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

export const MAX_SLUG = 200
export const MAX_SEO_TITLE = 200
export const MAX_SEO_DESCRIPTION = 500

export const categoryInput = z
  .strictObject({
    name: labeledTextField(() => adminText.inputNames.name, MAX_CATEGORY_NAME).min(1, {
      error: () => adminText.nameRequired,
    }),
    slug: labeledTextField(() => adminText.inputNames.slug, MAX_SLUG),
    /** The key of an image (see `CoverImage`), '' for none. */
    image: z.string().max(1_000),
    imageAlt: labeledTextField(() => adminText.inputNames.imageAlt, MAX_ALT),
    seoTitle: labeledTextField(() => adminText.inputNames.seoTitle, MAX_SEO_TITLE),
    seoDescription: labeledTextField(() => adminText.inputNames.seoDescription, MAX_SEO_DESCRIPTION),
    sizeGuide: guideField(),
    version: formVersion,
    /** Sent if the category was deleted while its form was open. */
    saveAsNew: z.literal('yes').optional(),
  })
  .superRefine(requireSlug)

export type CategoryInput = z.output<typeof categoryInput>
export type CategoryFields = z.input<typeof categoryInput>
