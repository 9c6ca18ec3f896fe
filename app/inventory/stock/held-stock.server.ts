import type { LockedStock } from '#app/inventory/stock/stock.server.ts'
import { changeStock } from '#app/inventory/stock/stock-ledger.server.ts'
import type { Choice } from '#app/inventory/waiting-list/choice-name.ts'
import { countUnits, type HeldUnits, revokeHolds } from '#app/inventory/waiting-list/grant-holds.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

// Units that are held for people on the waiting list are not part of the stock.

type Variant = { readonly id: Id<'variant'>; readonly sku: string; readonly stock: number }

/** The variants with these units added. */
export function withHeld<Held extends Pick<Variant, 'id' | 'stock'>>(
  variants: readonly Held[],
  held: HeldUnits,
): Held[] {
  return variants.map((variant) => ({ ...variant, stock: variant.stock + (held.get(variant.id) ?? 0) }))
}

/** Locked stock with these units added, to the products' sums too. */
export function withHeldStock({ variants, products }: LockedStock, held: HeldUnits): LockedStock {
  const unitsOf = (id: Id<'product'>) =>
    variants.reduce((units, variant) => units + (variant.productId === id ? (held.get(variant.id) ?? 0) : 0), 0)
  return {
    variants: withHeld(variants, held),
    products: products.map((product) => ({ ...product, stockQuantity: product.stockQuantity + unitsOf(product.id) })),
  }
}

/** Gives held units back to locked stock, for the order that takes them in the same transaction. */
export async function releaseHeld(tx: Database, variants: readonly Variant[], held: HeldUnits): Promise<void> {
  const changes = variants.map((variant) => ({ variant, delta: held.get(variant.id) ?? 0 }))
  await changeStock(tx, changes, { reason: 'release' })
}

/**
 * Ends the holds of locked variants that are about to be removed. Those who waited are back in their place of the line.
 * Returns the variants with the released units, and for which choices these were held.
 */
export async function releaseVariants<Removed extends Variant>(
  tx: Database,
  variants: readonly Removed[],
): Promise<{ readonly variants: readonly Removed[]; readonly choices: readonly Choice[] }> {
  if (variants.length === 0) return { variants, choices: [] }
  const ids = variants.map(({ id }) => id)
  const revoked = await revokeHolds(tx, ids)
  const held = countUnits(revoked)
  await releaseHeld(tx, variants, held)
  return { variants: withHeld(variants, held), choices: revoked }
}
