import type { FilePlacements, PlacementChanges } from '#app/content/homepage/admin/placement-changes.ts'
import { listProductIds } from '#app/content/homepage/admin/placement-changes.ts'
import { createFileTargetConverter, findFileTargets } from '#app/content/menus/file-targets.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Converts placements for a file: replaces the ids of products with slugs. Omits deleted products. */
export async function toFilePlacements(db: Database, changes: PlacementChanges): Promise<FilePlacements> {
  const nameTarget = await createFileTargetConverter(db, listProductIds(changes).map(toTarget))
  return mapProducts(changes, (id) => nameTarget(toTarget(id)).value)
}

/**
 * Resolves a file's placements to this store's ids. Omits products that the store lacks and lists them in `missing`.
 */
export async function resolveFilePlacements(db: Database, file: FilePlacements) {
  const slugs = listProductIds(file)
  const find = await findFileTargets(db, slugs.map(toTarget))
  const findId = (slug: string) => find(toTarget(slug))?.value ?? ''
  return { placements: mapProducts(file, findId), missing: slugs.filter((slug) => findId(slug) === '') }
}

const toTarget = (value: string) => ({ kind: 'product', value }) as const

/** `toProduct` returns '' for a product to omit. */
function mapProducts(
  { before, placed, off, unflagged }: FilePlacements,
  toProduct: (product: string) => string,
): FilePlacements {
  const map = (list: readonly string[]) => list.map(toProduct).filter(Boolean)
  const mapLists = (lists: FilePlacements['placed']) =>
    Object.fromEntries(Object.entries(lists).map(([section, list]) => [section, map(list)]))
  return {
    before: mapLists(before),
    placed: mapLists(placed),
    off: map(off),
    unflagged: unflagged.map((flag) => ({ ...flag, id: toProduct(flag.id) })).filter(({ id }) => id !== ''),
  }
}
