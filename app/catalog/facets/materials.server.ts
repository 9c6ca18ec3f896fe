import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { compareNames, type FacetValue } from '#app/catalog/facets/facets.ts'
import { FIBERS, type Fiber } from '#app/catalog/materials/fibers.ts'
import { materialsText } from '#app/catalog/materials/materials-text.ts'
import { slugify } from '#app/lib/slug.ts'

const FIBERS_BY_KEY: ReadonlyMap<string, Fiber> = new Map(FIBERS.map((fiber) => [toMaterialKey(fiber), fiber]))

/**
 * Returns SQL for the names of all fibers in a fiber content column, as a JSON list. A fiber occurs once for each
 * component that contains it.
 */
export function selectFiberNames(fibers: SQLWrapper): SQL<readonly string[]> {
  return sql`jsonb_path_query_array(${fibers}, '$[*].shares[*].fiber')`
}

/** Returns the key of a fiber in list URLs. */
function toMaterialKey(fiber: string): string {
  return slugify(fiber)
}

/** Returns a function that converts the text of `selectFiberNames` to keys. It parses identical text only once. */
export function createMaterialReader(): (names: string) => readonly string[] {
  const cache = new Map<string, readonly string[]>()
  return (names) => {
    const parsed = cache.get(names) ?? [
      ...new Set(Array.from(names.matchAll(/"([^"]+)"/g), ([, name = '']) => toMaterialKey(name))),
    ]
    cache.set(names, parsed)
    return parsed
  }
}

/** Returns the fibers with these keys and leaves out unknown keys. */
export function listFibers(keys: readonly string[]): readonly Fiber[] {
  return keys.flatMap((key) => FIBERS_BY_KEY.get(key) ?? [])
}

/** Returns the materials with these keys, sorted by name in the language of the page. */
export function listMaterialValues(keys: readonly string[]): readonly FacetValue[] {
  return listFibers(keys)
    .map((fiber) => ({ key: toMaterialKey(fiber), name: materialsText.material(fiber), hex: null }))
    .toSorted(compareNames)
}
