import type { Id } from '#app/lib/id.ts'
import { createWiredList } from '#app/lib/wired-list.ts'
import type { EventHandler } from '#app/platform/db/events.ts'

/** Slugs in the original language. */
export type CategorySlugChange = { readonly from: string; readonly to: string }

/** A category's slug has changed. Database triggers redirect its old URL. */
export const categoryRenamed = createWiredList<EventHandler<CategorySlugChange>>('categoryRenamed')

/** The products of a category were moved to another category; the old one is deleted next. */
export const categoryMerged = createWiredList<EventHandler<CategorySlugChange>>('categoryMerged')

export type ProductDeletion = { readonly ids: readonly Id<'product'>[]; readonly staffId: Id<'staff'> }

/** Products are about to be deleted. */
export const beforeProductDeletion = createWiredList<EventHandler<ProductDeletion>>('beforeProductDeletion')
