export type Table = {
  readonly name: string
  /** The columns, except generated ones. */
  readonly columns: readonly string[]
  readonly refersTo: readonly string[]
}

/**
 * Sorts each table after the tables that it references, and otherwise by name. @throws Error on circular references.
 */
export function sortByLoadOrder<T extends Table>(tables: readonly T[]): T[] {
  const remaining = new Map(tables.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((table) => [table.name, table]))
  const ordered: T[] = []
  while (remaining.size > 0) {
    const next = [...remaining.values()].find(({ name, refersTo }) =>
      refersTo.every((other) => other === name || !remaining.has(other)),
    )
    if (!next) throw new Error(`These tables have circular references: ${[...remaining.keys()].join(', ')}`)
    remaining.delete(next.name)
    ordered.push(next)
  }
  return ordered
}
