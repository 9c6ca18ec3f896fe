import { type SQL, sql } from 'drizzle-orm'
import { matchingProducts } from '#app/features/catalog/admin/products/product-list.server.ts'
import { readProductListQuery } from '#app/features/catalog/admin/products/product-list.ts'
import { MAX_AT_ONCE } from '#app/features/catalog/bulk/bulk-edit.ts'
import type { BulkScope } from '#app/features/catalog/bulk/bulk-input.ts'
import type { NamedGroup } from '#app/features/catalog/bulk/bulk-preview.ts'
import { products } from '#app/features/catalog/products.table.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** The products that are meant, as a condition; undefined for all there are. */
export function scopeCondition(scope: BulkScope, settings: Settings): SQL | undefined {
  if (scope.kind === 'rows') return sql`${products.id} = any(${sql.param([...scope.ids])}::uuid[])`
  return matchingProducts(readProductListQuery(new URLSearchParams(scope.query)), settings)
}

/** Said instead of a change where more products match than can be changed at once. */
export const TOO_MANY = `More than ${formatNumber(MAX_AT_ONCE)} products match. Narrow the list, then change them in parts.`

/** How many of the products that were chosen by their ids are no longer there. */
export function countMissing(scope: BulkScope, found: readonly unknown[]): number {
  return scope.kind === 'rows' ? scope.ids.length - found.length : 0
}

export const NAMES_SHOWN = 5

/** Products by their reason, the largest group first. */
export function groupByReason(entries: readonly { readonly reason: string; readonly name: string }[]): NamedGroup[] {
  const groups = new Map<string, string[]>()
  for (const { reason, name } of entries) {
    const names = groups.get(reason)
    if (names) names.push(name)
    else groups.set(reason, [name])
  }
  return [...groups]
    .map(([reason, names]) => ({ reason, count: names.length, names: names.slice(0, NAMES_SHOWN) }))
    .sort((a, b) => b.count - a.count)
}
