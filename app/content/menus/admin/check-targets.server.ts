import { inArray } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { adminText } from '#app/content/menus/admin-text.ts'
import type { Target } from '#app/content/menus/menu.ts'
import { pages } from '#app/content/pages.table.ts'
import { resolveTargets } from '#app/content/redirects/resolve-targets.server.ts'
import { parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * Returns a function that replaces this store's URLs with the pages that they lead to and rejects invalid targets.
 * Targets in `before` are not checked: staff can keep a target that was deleted after they chose it.
 */
export async function createTargetCheck(
  db: Database,
  targets: readonly Target[],
  before: readonly Target[],
  ownOrigin: string,
): Promise<(target: Target) => { readonly target: Target } | { readonly rejection: string }> {
  const toKey = ({ kind, value }: Target) => `${kind} ${value}`
  const unchanged = new Set(before.map(toKey))
  const chosenTargets = targets.filter((target) => !unchanged.has(toKey(target)))
  const listValues = (kind: Target['kind']) =>
    chosenTargets.flatMap((target) => (target.kind === kind ? target.value : []))
  const listIds = <Noun extends string>(kind: Target['kind']) =>
    listValues(kind).flatMap((id) => parseId<Noun>(id) ?? [])
  const ids = await Promise.all([
    db
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, listIds<'product'>('product'))),
    db
      .select({ id: collections.id })
      .from(collections)
      .where(inArray(collections.id, listIds<'collection'>('collection'))),
    db
      .select({ id: categories.id })
      .from(categories)
      .where(inArray(categories.id, listIds<'category'>('category'))),
    db
      .select({ id: pages.id })
      .from(pages)
      .where(inArray(pages.id, listIds<'page'>('page'))),
  ])
  const knownIds = new Set<string>(ids.flat().map(({ id }) => id))
  const urls = await resolveTargets(db, listValues('address'), ownOrigin)
  return (target) => {
    const { kind, value } = target
    if (unchanged.has(toKey(target))) return { target }
    if (kind === 'address') {
      const url = urls.get(value)
      return url === undefined ? { rejection: adminText.noPageAt(value) } : { target: { kind, value: url } }
    }
    const needsRow = kind === 'product' || kind === 'collection' || kind === 'category' || kind === 'page'
    return needsRow && !knownIds.has(value) ? { rejection: adminText.targetDeleted } : { target }
  }
}
