import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { byName, type FacetValue } from '#app/catalog/facets/facets.ts'
import { FIBERS, type Fiber } from '#app/catalog/materials/fibers.ts'
import { materialsText } from '#app/catalog/materials/materials-text.ts'
import { slugify } from '#app/lib/slug.ts'

const FIBER_OF: ReadonlyMap<string, Fiber> = new Map(FIBERS.map((fiber) => [materialKey(fiber), fiber]))

/** SQL for the names of all fibers in a column with fiber content, as a JSON list. Each occurs once per component. */
export function fiberNames(fibers: SQLWrapper): SQL<readonly string[]> {
  return sql`jsonb_path_query_array(${fibers}, '$[*].shares[*].fiber')`
}

/** Returns the name of a fiber in the URL. */
function materialKey(fiber: string): string {
  return slugify(fiber)
}

/** Returns a function that reads the keys of `fiberNames`. It parses equal texts of many products once. */
export function materialReader(): (names: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (names) => {
    const read = known.get(names) ?? [
      ...new Set(Array.from(names.matchAll(/"([^"]+)"/g), ([, name = '']) => materialKey(name))),
    ]
    known.set(names, read)
    return read
  }
}

/** Returns the fibers with these keys and leaves out unknown keys. */
export function listFibers(keys: readonly string[]): readonly Fiber[] {
  return keys.flatMap((key) => FIBER_OF.get(key) ?? [])
}

/** Returns the materials with these keys, sorted by name in the language of the page. */
export function materialValues(keys: readonly string[]): readonly FacetValue[] {
  return listFibers(keys)
    .map((fiber) => ({ key: materialKey(fiber), name: materialsText.material(fiber), hex: null }))
    .toSorted(byName)
}
