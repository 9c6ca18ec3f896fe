/** A generator that returns the same numbers for the same seed. */
export type Random = {
  /** Returns an integer, including both ends of the range. */
  readonly integer: (from: number, to: number) => number
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** Picks `count` different items, in random order. */
  readonly some: <Item>(items: readonly Item[], count: number) => Item[]
  /** Returns an independent generator: its numbers do not depend on what is drawn elsewhere. */
  readonly fork: (name: number) => Random
}

/** Reads a typed seed, or chooses one. Returns null if it is invalid. */
export function readSeed(typed: string | undefined): number | null {
  const seed = Number(typed ?? Math.floor(Math.random() * 2 ** 32))
  return Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32 ? seed : null
}

/**
 * Creates a Mulberry32 generator, which is uniform enough to choose carts and times. `seed` is an integer from 0 to
 * 2^32 - 1.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    integer,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    some: (items, count) => {
      const remaining = [...items]
      return Array.from({ length: Math.min(count, remaining.length) }, () =>
        remaining.splice(integer(0, remaining.length - 1), 1),
      ).flat()
    },
    fork: (name) => createRandom((seed ^ Math.imul(name + 1, 0x9e3779b1)) >>> 0),
  }
}
