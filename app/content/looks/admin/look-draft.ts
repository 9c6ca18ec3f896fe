import { COLLECTION_STATUSES, type CollectionStatus } from '#app/catalog/constants.ts'
import type { EditableLook } from '#app/content/looks/admin/look-form.server.ts'
import { findFreePoint } from '#app/content/looks/look.ts'
import { applyTypedText as applyFields, type RowKeys } from '#app/lib/draft.ts'
import type { Point } from '#app/ui/image-point.ts'

export type LookImage = {
  readonly publicId: string
  readonly url: string
  readonly width: number
  readonly height: number
}

/** `productId` is null once the product is deleted. */
export type DraftItem = Point & {
  readonly id: string
  readonly productId: string | null
  readonly color: string | null
}

export type LookDraft = {
  readonly name: string
  readonly status: CollectionStatus
  readonly image: LookImage | null
  readonly imageAlt: string
  readonly items: readonly DraftItem[]
}

export const rowKeys: Required<Pick<RowKeys<LookDraft>, 'items'>> = { items: ({ id }) => id }

export function toDraft(look: EditableLook | null): LookDraft {
  if (!look) return { name: '', status: 'active', image: null, imageAlt: '', items: [] }
  const { name, isActive, image, imagePublicId, imageWidth, imageHeight, imageAlt, items } = look
  return {
    name,
    status: isActive ? 'active' : 'draft',
    image: { publicId: imagePublicId, url: image, width: imageWidth, height: imageHeight },
    imageAlt,
    items,
  }
}

/** Applies text typed before hydration. */
export function applyTypedText(draft: LookDraft, form: FormData): LookDraft {
  const fields = applyFields(draft, form)
  return { ...fields, status: COLLECTION_STATUSES.find((known) => known === fields.status) ?? draft.status }
}

/** Adds a product at a point or, if `point` is null, if possible at a point that no hotspot covers. */
export function addItem(
  draft: LookDraft,
  { point, ...item }: Pick<DraftItem, 'id'> & { readonly productId: string; readonly point: Point | null },
): LookDraft {
  return { ...draft, items: [...draft.items, { ...item, color: null, ...(point ?? findFreePoint(draft.items)) }] }
}

export function changeItem(draft: LookDraft, id: string, change: Partial<DraftItem>): LookDraft {
  return { ...draft, items: draft.items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
}

export function removeItem(draft: LookDraft, id: string): LookDraft {
  return { ...draft, items: draft.items.filter((item) => item.id !== id) }
}

/** Puts a removed item back at its former index. */
export function restoreItem(draft: LookDraft, item: DraftItem, index: number): LookDraft {
  return { ...draft, items: draft.items.toSpliced(index, 0, item) }
}
