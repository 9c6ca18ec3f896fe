import { z } from 'zod'
import { HOMEPAGE_SECTIONS } from '#app/features/catalog/catalog.ts'
import { FLAG_SECTIONS, SECTION_LABELS } from '#app/features/catalog/homepage-sections.ts'
import { idField } from '#app/lib/id-field.ts'
import { parseJson } from '#app/lib/json.ts'

export const MAX_HERO_ALT = 300
/** Placed in one section: far more than anyone sees, few enough to be arranged by hand. */
const MAX_PLACED = 500
const UNREADABLE = 'This list could not be read. Reload the page and try again.'

const productId = idField<'product'>(UNREADABLE)
const sections = z.partialRecord(z.enum(HOMEPAGE_SECTIONS), z.array(productId))
const flags = z.array(z.strictObject({ section: z.enum(FLAG_SECTIONS), id: productId })).max(MAX_PLACED)

/** What the manager of the homepage sends, under the names of its fields. */
export const homepageInput = z.strictObject({
  /** Products by section, in their order. A section that is not named is empty. */
  placed: sent(sections)
    .superRefine((placed, ctx) => {
      for (const section of HOMEPAGE_SECTIONS) {
        if ((placed[section]?.length ?? 0) <= MAX_PLACED) continue
        ctx.addIssue(`${SECTION_LABELS[section]} holds at most ${MAX_PLACED} products`)
      }
    })
    .refine((placed) => areDifferent(Object.values(placed).flat()), 'A product is in two places at once'),
  /** Products that are shown without a place, and must not be. */
  off: sent(z.array(productId).max(MAX_PLACED)),
  /** Flags to be taken away. */
  unflagged: sent(flags),
  /** The store's own image: an upload, or the one that is there; '' for none. */
  heroImage: z.string().max(255, 'This image is not known'),
  heroAlt: z.string().trim().max(MAX_HERO_ALT, `A description of an image has at most ${MAX_HERO_ALT} characters`),
  /** Which state of the homepage it was made from. */
  version: z.string().max(100),
})

export type HomepageInput = z.output<typeof homepageInput>

/** A list that the form's script sends as one text. What is wrong with it, no one typed. */
function sent<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(250_000, UNREADABLE)
    .transform((text, ctx): z.output<Schema> => {
      const read = schema.safeParse(parseJson(text))
      return read.success ? read.data : refuse(ctx)
    })
}

function refuse(ctx: z.core.$RefinementCtx<unknown>): never {
  ctx.addIssue({ code: 'custom', message: UNREADABLE, input: undefined })
  return z.NEVER
}

function areDifferent(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length
}
