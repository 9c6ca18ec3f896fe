/** A table as the database describes it. */
export type Table = {
  readonly name: string
  /** Those that hold something of their own: what the database computes from others is left out. */
  readonly columns: readonly string[]
  /** Tables that a row of this one may point at. */
  readonly refersTo: readonly string[]
}

/**
 * The tables in an order in which they can be filled: each after those that it refers to, otherwise by name. What a
 * table refers to in itself, or outside the list, does not matter.
 * @throws Error when tables refer to each other in a circle, which no sequence solves.
 */
export function inLoadOrder<T extends Table>(tables: readonly T[]): T[] {
  const waiting = new Map(tables.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((table) => [table.name, table]))
  const sequence: T[] = []
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ name, refersTo }) =>
      refersTo.every((other) => other === name || !waiting.has(other)),
    )
    if (!next) throw new Error(`These tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`)
    waiting.delete(next.name)
    sequence.push(next)
  }
  return sequence
}
