import type { CollectionStatus, ProductStatus } from '#app/features/catalog/catalog.ts'
import type { OrderStatus } from '#app/features/orders/order-status.ts'
import type { Id } from '#app/lib/id.ts'

/** From how many characters on the store is searched: fewer are in everything. */
export const ADMIN_SEARCH_MIN_LENGTH = 2

/** What the command palette finds, of each noun the few that fit best. */
export type AdminSearchResults = {
  readonly orders: readonly {
    readonly id: Id<'order'>
    readonly orderNumber: string
    readonly customerName: string
    readonly status: OrderStatus
  }[]
  readonly products: readonly {
    readonly id: Id<'product'>
    readonly name: string
    readonly sku: string
    readonly status: ProductStatus
  }[]
  readonly customers: readonly { readonly id: Id<'customer'>; readonly name: string; readonly email: string }[]
  readonly collections: readonly {
    readonly id: Id<'collection'>
    readonly name: string
    readonly status: CollectionStatus
  }[]
}
