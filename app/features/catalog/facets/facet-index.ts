import { Names } from '#app/features/catalog/facets/names.ts'
import { enlarged } from '#app/features/catalog/facets/typed-arrays.ts'
import type { Id } from '#app/lib/id.ts'

/** What lists of all markets filter and sort a product by. */
export type IndexedProduct = {
  readonly id: Id<'product'>
  readonly isActive: boolean
  readonly category: string
  /** In milliseconds. */
  readonly createdAt: number
  readonly nameHash: number
  /** Sizes ('m/'), colors ('/wine') and their combinations ('m/wine') that can be bought. */
  readonly available: readonly string[]
}

const FIRST_CAPACITY = 1_024

/** What lists of all markets filter and sort products by, but their prices, in arrays by slot. */
export class FacetIndex {
  readonly categories = new Names()
  readonly sizes = new Names()
  readonly colors = new Names()
  /** By slot, numbers of `categories`. */
  category = new Uint16Array(FIRST_CAPACITY)
  /** Where the values of a product begin: counts of sizes, colors and combinations, then these. */
  start = new Int32Array(FIRST_CAPACITY)
  values = new Int32Array(FIRST_CAPACITY * 16)
  /** The slots of the members of public collections, by slug. */
  members: ReadonlyMap<string, Int32Array> = new Map()
  private readonly slots = new Map<string, number>()
  private readonly ids: Id<'product'>[] = []
  private active = new Uint8Array(FIRST_CAPACITY)
  private createdAt = new Float64Array(FIRST_CAPACITY)
  private nameHash = new Int32Array(FIRST_CAPACITY)
  private used = 0
  private outdated = 0
  private inUse: ValuesInUse | null = null

  get size(): number {
    return this.ids.length
  }

  /** True once most of the memory holds former values. */
  get isWasteful(): boolean {
    return this.outdated > 100_000 && this.outdated > this.used / 2
  }

  idOf(slot: number): Id<'product'> | null {
    return this.ids[slot] ?? null
  }

  slotOf(id: string): number | null {
    return this.slots.get(id) ?? null
  }

  isActive(slot: number): boolean {
    return this.active[slot] === 1
  }

  /** Two slots by the ids of their products. */
  readonly compareIds = (a: number, b: number): number => ((this.ids[a] ?? '') < (this.ids[b] ?? '') ? -1 : 1)

  readonly compareNewest = (a: number, b: number): number =>
    (this.createdAt[b] ?? 0) - (this.createdAt[a] ?? 0) || this.compareIds(b, a)

  /** Sizes and colors that an active product has. */
  valuesInUse(): ValuesInUse {
    this.inUse ??= this.findValuesInUse()
    return this.inUse
  }

  /** Returns whether the names of active products have another order. */
  put({ id, isActive, category, createdAt, nameHash, available }: IndexedProduct): boolean {
    this.inUse = null
    const known = this.slots.get(id)
    const slot = known ?? this.ids.push(id) - 1
    if (known === undefined) {
      this.slots.set(id, slot)
      this.grow(slot + 1)
    } else this.outdated += this.lengthAt(slot)
    const wasRenamed = known === undefined || this.nameHash[slot] !== nameHash || this.active[slot] !== Number(isActive)
    this.active[slot] = Number(isActive)
    this.category[slot] = this.categories.numberOf(category)
    this.createdAt[slot] = createdAt
    this.nameHash[slot] = nameHash
    this.start[slot] = this.used
    this.addValues(available)
    return wasRenamed
  }

  /** A deleted product keeps its slot. */
  remove(id: string): void {
    const slot = this.slots.get(id)
    if (slot === undefined) return
    this.active[slot] = 0
    this.inUse = null
  }

  setMembers(members: ReadonlyMap<string, readonly string[]>): void {
    this.members = new Map(
      [...members].map(([collection, ids]) => [
        collection,
        Int32Array.from(ids.map((id) => this.slots.get(id) ?? -1)).filter((slot) => slot >= 0),
      ]),
    )
  }

  private findValuesInUse(): ValuesInUse {
    const [sizes, colors] = [new Set<number>(), new Set<number>()]
    for (let slot = 0; slot < this.size; slot++) {
      if (this.active[slot] === 0) continue
      const at = this.start[slot] ?? 0
      const firstColor = at + 3 + (this.values[at] ?? 0)
      const end = firstColor + (this.values[at + 1] ?? 0)
      for (let index = at + 3; index < end; index++) (index < firstColor ? sizes : colors).add(this.values[index] ?? 0)
    }
    const keys = (names: Names, numbers: ReadonlySet<number>) =>
      new Set(names.names.filter((_, number) => numbers.has(number)))
    return { sizes: keys(this.sizes, sizes), colors: keys(this.colors, colors) }
  }

  private addValues(available: readonly string[]): void {
    const [sizes, colors, pairs]: [number[], number[], number[]] = [[], [], []]
    for (const key of available) {
      const at = key.indexOf('/')
      const [size, color] = [key.slice(0, at), key.slice(at + 1)]
      if (color === '') sizes.push(this.sizes.numberOf(size))
      else if (size === '') colors.push(this.colors.numberOf(color))
      else pairs.push(this.sizes.numberOf(size), this.colors.numberOf(color))
    }
    const length = 3 + sizes.length + colors.length + pairs.length
    if (this.used + length > this.values.length) this.values = enlarged(this.values, Int32Array, this.used + length)
    this.values.set([sizes.length, colors.length, pairs.length / 2, ...sizes, ...colors, ...pairs], this.used)
    this.used += length
  }

  private lengthAt(slot: number): number {
    const at = this.start[slot] ?? 0
    return 3 + (this.values[at] ?? 0) + (this.values[at + 1] ?? 0) + 2 * (this.values[at + 2] ?? 0)
  }

  private grow(size: number): void {
    if (size <= this.active.length) return
    this.active = enlarged(this.active, Uint8Array, size)
    this.category = enlarged(this.category, Uint16Array, size)
    this.createdAt = enlarged(this.createdAt, Float64Array, size)
    this.nameHash = enlarged(this.nameHash, Int32Array, size)
    this.start = enlarged(this.start, Int32Array, size)
  }
}

export type ValuesInUse = { readonly sizes: ReadonlySet<string>; readonly colors: ReadonlySet<string> }
