import { z } from 'zod'
import { HOMEPAGE_SECTIONS } from '#app/catalog/constants.ts'
import { FLAG_SECTIONS, getSectionLabels } from '#app/catalog/homepage-sections.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { idField } from '#app/lib/form-fields.ts'
import { areUnique } from '#app/ui/admin/are-unique.ts'

const MAX_PLACED = 500
const getUnreadableMessage = () => adminText.listUnreadable

/** A draft's changes to product placements and flags. Shoppers see them once the draft is published. */
function createPlacementsSchema<Product extends z.ZodType<string>>(product: Product) {
  const sections = z.partialRecord(z.enum(HOMEPAGE_SECTIONS), z.array(product))
  return z.strictObject({
    /** The products of each changed section before it was edited, so that publishing keeps later changes. */
    before: sections,
    /** The products of changed sections, by position. */
    placed: sections
      .superRefine((placed, ctx) => {
        for (const section of HOMEPAGE_SECTIONS) {
          if ((placed[section]?.length ?? 0) <= MAX_PLACED) continue
          ctx.addIssue(adminText.tooManyPlaced(getSectionLabels()[section], MAX_PLACED))
        }
      })
      .refine((placed) => areUnique(Object.values(placed).flat()), { error: () => adminText.placedTwice }),
    /** Products that are removed from the homepage. */
    off: z.array(product).max(MAX_PLACED),
    /** Products that lose the flag of a section. */
    unflagged: z.array(z.strictObject({ section: z.enum(FLAG_SECTIONS), id: product })).max(MAX_PLACED),
  })
}

const placementChanges = createPlacementsSchema(idField<'product'>(getUnreadableMessage))

/** Placements in a file. Products are identified by their slugs, because ids differ between stores. */
export const filePlacements = createPlacementsSchema(z.string())

export type FilePlacements = Readonly<z.output<typeof filePlacements>>

export type PlacementChanges = Readonly<z.output<typeof placementChanges>>

type ChangedProducts<Product> = {
  readonly placed: Readonly<Record<string, readonly Product[]>>
  readonly off: readonly Product[]
  readonly unflagged: readonly { readonly id: Product }[]
}

export const NO_PLACEMENT_CHANGES: PlacementChanges = { before: {}, placed: {}, off: [], unflagged: [] }

export function hasPlacementChanges({ placed, off, unflagged }: PlacementChanges): boolean {
  return Object.keys(placed).length > 0 || off.length > 0 || unflagged.length > 0
}

/** Lists the products that the draft places, removes or unflags. */
export function listProductIds<Product extends string>({ placed, off, unflagged }: ChangedProducts<Product>) {
  return [...Object.values(placed).flat(), ...off, ...unflagged.map(({ id }) => id)]
}

type PlacementChangesResult =
  | { readonly ok: true; readonly changes: PlacementChanges }
  | { readonly ok: false; readonly error: string }

export function readPlacementChanges(raw: unknown): PlacementChangesResult {
  const { data, error } = placementChanges.safeParse(raw)
  if (data) return { ok: true, changes: data }
  const custom = error.issues.find(({ code }) => code === 'custom')
  return { ok: false, error: custom?.message ?? getUnreadableMessage() }
}
