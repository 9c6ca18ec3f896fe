import { z } from 'zod'
import { HOMEPAGE_SECTIONS } from '#app/catalog/constants.ts'
import { FLAG_SECTIONS, sectionLabels } from '#app/catalog/homepage-sections.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { idField } from '#app/lib/form-fields.ts'
import { parseJson } from '#app/lib/json.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

const MAX_PLACED = 500
const unreadable = () => adminText.listUnreadable

const productId = idField<'product'>(unreadable)
const sections = z.partialRecord(z.enum(HOMEPAGE_SECTIONS), z.array(productId))
const flags = z.array(z.strictObject({ section: z.enum(FLAG_SECTIONS), id: productId })).max(MAX_PLACED)

export const homepageInput = z.strictObject({
  placed: jsonField(sections)
    .superRefine((placed, ctx) => {
      for (const section of HOMEPAGE_SECTIONS) {
        if ((placed[section]?.length ?? 0) <= MAX_PLACED) continue
        ctx.addIssue(adminText.tooManyPlaced(sectionLabels()[section], MAX_PLACED))
      }
    })
    .refine((placed) => isUnique(Object.values(placed).flat()), { error: () => adminText.placedTwice }),
  /** Products without a section that are removed from the homepage. */
  off: jsonField(z.array(productId).max(MAX_PLACED)),
  unflagged: jsonField(flags),
  version: formVersion,
})

export type HomepageInput = z.output<typeof homepageInput>

/** A field with JSON from the form's script. Its error has no details, because they would not help staff. */
function jsonField<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(250_000, { error: unreadable })
    .transform((text, ctx): z.output<Schema> => {
      const { data } = schema.safeParse(parseJson(text))
      if (data !== undefined) return data
      ctx.addIssue(unreadable())
      return z.NEVER
    })
}

function isUnique(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length
}
