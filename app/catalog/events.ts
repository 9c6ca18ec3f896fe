import type { Id } from '#app/lib/id.ts'
import { wiredList } from '#app/lib/wired-list.ts'
import type { EventHandler } from '#app/platform/db/events.ts'

/** Slugs in the original language. */
export type CategoryMoved = { readonly from: string; readonly to: string }

/** A category's slug has changed. Triggers redirect its page. */
export const categoryRenamed = wiredList<EventHandler<CategoryMoved>>('categoryRenamed')

/** The products of a category were moved to another one; it is deleted next. */
export const categoryMerged = wiredList<EventHandler<CategoryMoved>>('categoryMerged')

export type ProductDeletion = { readonly ids: readonly Id<'product'>[]; readonly staffId: Id<'staff'> }

/** Products are about to be deleted. */
export const beforeProductDeletion = wiredList<EventHandler<ProductDeletion>>('beforeProductDeletion')
