import type { Id } from '#app/lib/id.ts'

/** What lists filter a product by. */
export type IndexedProduct = {
  readonly id: Id<'product'>
  readonly isActive: boolean
  readonly category: string
  readonly price: number
  readonly isOnSale: boolean
  /** Changes with anything that lists are sorted by. */
  readonly sortStamp: number
  /** Sizes ('m/'), colors ('/wine') and their combinations ('m/wine') that can be bought. */
  readonly available: readonly string[]
}

/** Values within a facet are alternatives; all facets must be met, size and color by one variant. */
export type FacetFilters = {
  readonly category: string | null
  readonly collection: string | null
  readonly min: number | null
  readonly max: number | null
  readonly sizes: readonly string[]
  readonly colors: readonly string[]
  readonly sale: boolean
}

export type FacetName = 'category' | 'collection' | 'price' | 'sale' | 'sizes' | 'colors'

export type FacetMatches = {
  /** Indexed by slot. */
  readonly isMatch: Uint8Array
  readonly total: number
  readonly sizes: ReadonlyMap<string, number>
  readonly colors: ReadonlyMap<string, number>
  readonly categories: ReadonlyMap<string, number>
  readonly collections: ReadonlyMap<string, number>
  readonly sale: number
  /** How many products match without the filters of one facet. */
  readonly without: Readonly<Record<FacetName, number>>
}

/** Names as small numbers. */
class Names {
  readonly names: string[] = []
  private readonly numbers = new Map<string, number>()

  numberOf(name: string): number {
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    this.numbers.set(name, this.names.length)
    return this.names.push(name) - 1
  }

  /** -1 for an unknown name. */
  find(name: string): number {
    return this.numbers.get(name) ?? -1
  }
}

const [CATEGORY, COLLECTION, PRICE, SALE, VARIANT] = [1, 2, 4, 8, 16]
/** Some variant has a chosen size, a chosen color, both at once. */
const [FITS_SIZE, FITS_COLOR, FITS_BOTH] = [1, 2, 4]
const FIRST_CAPACITY = 1_024

/**
 * All products with what lists filter by, in arrays by slot: counts of every value take some milliseconds for 100,000
 * products, which PostgreSQL would take a quarter of a second for.
 */
export class FacetIndex {
  private readonly slots = new Map<string, number>()
  private readonly ids: Id<'product'>[] = []
  private readonly categories = new Names()
  private readonly sizes = new Names()
  private readonly colors = new Names()
  private active = new Uint8Array(FIRST_CAPACITY)
  private category = new Uint16Array(FIRST_CAPACITY)
  private price = new Float64Array(FIRST_CAPACITY)
  private onSale = new Uint8Array(FIRST_CAPACITY)
  private stamp = new Int32Array(FIRST_CAPACITY)
  /** Where the values of a product begin: counts of sizes, colors and combinations, then these. */
  private start = new Int32Array(FIRST_CAPACITY)
  private values = new Int32Array(FIRST_CAPACITY * 16)
  private used = 0
  private outdated = 0
  private members = new Map<string, Int32Array>()
  private inUse: ValuesInUse | null = null
  private latest: { readonly filters: string; readonly matches: FacetMatches } | null = null

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

  /** Sizes and colors that an active product has. */
  valuesInUse(): ValuesInUse {
    this.inUse ??= this.findValuesInUse()
    return this.inUse
  }

  /** Returns what changed: the order of lists, or that a product is new. */
  put({ id, isActive, category, price, isOnSale, sortStamp, available }: IndexedProduct): 'new' | 'moved' | 'same' {
    this.forget()
    const known = this.slots.get(id)
    const slot = known ?? this.ids.push(id) - 1
    if (known === undefined) {
      this.slots.set(id, slot)
      this.grow(slot + 1)
    } else this.outdated += this.lengthAt(slot)
    const wasMoved = this.stamp[slot] !== sortStamp || this.active[slot] !== Number(isActive)
    this.active[slot] = Number(isActive)
    this.category[slot] = this.categories.numberOf(category)
    this.price[slot] = price
    this.onSale[slot] = Number(isOnSale)
    this.stamp[slot] = sortStamp
    this.start[slot] = this.used
    this.addValues(available)
    if (known === undefined) return 'new'
    return wasMoved ? 'moved' : 'same'
  }

  /** A deleted product keeps its slot. */
  remove(id: string): void {
    const slot = this.slots.get(id)
    if (slot === undefined) return
    this.active[slot] = 0
    this.forget()
  }

  setMembers(members: ReadonlyMap<string, readonly string[]>): void {
    this.forget()
    this.members = new Map(
      [...members].map(([collection, ids]) => [
        collection,
        Int32Array.from(ids.map((id) => this.slots.get(id) ?? -1)).filter((slot) => slot >= 0),
      ]),
    )
  }

  /** `within`: by slot, the products that are looked at. The latest result is cached, as lists and counts share it. */
  match(filters: FacetFilters, within: Uint8Array | null = null): FacetMatches {
    if (within) return this.matchAll(filters, within)
    const key = JSON.stringify(filters)
    if (this.latest?.filters !== key) this.latest = { filters: key, matches: this.matchAll(filters, null) }
    return this.latest.matches
  }

  private matchAll(filters: FacetFilters, within: Uint8Array | null): FacetMatches {
    const { active, price, onSale } = this
    const category = filters.category === null ? -2 : this.categories.find(filters.category)
    const isMember = filters.collection === null ? null : this.membersOf(filters.collection)
    const [min, max] = [filters.min ?? Number.NEGATIVE_INFINITY, filters.max ?? Number.POSITIVE_INFINITY]
    const sizes = chosen(this.sizes, filters.sizes)
    const colors = chosen(this.colors, filters.colors)
    const counted = {
      sizes: new Int32Array(this.sizes.names.length),
      colors: new Int32Array(this.colors.names.length),
      lastOfSize: new Int32Array(this.sizes.names.length).fill(-1),
      lastOfColor: new Int32Array(this.colors.names.length).fill(-1),
    }
    const categories = new Int32Array(this.categories.names.length)
    const isMatch = new Uint8Array(this.size)
    const countsForCollections = new Uint8Array(this.size)
    const without = { category: 0, collection: 0, price: 0, sale: 0, sizes: 0, colors: 0 }
    let [total, sale] = [0, 0]
    for (let slot = 0; slot < this.ids.length; slot++) {
      if (active[slot] === 0 || (within && within[slot] === 0)) continue
      const own = this.category[slot] ?? 0
      let failed = 0
      if (category !== -2 && own !== category) failed |= CATEGORY
      if (isMember && isMember[slot] === 0) failed |= COLLECTION
      const cost = price[slot] ?? 0
      if (cost < min || cost > max) failed |= PRICE
      if (filters.sale && onSale[slot] === 0) failed |= SALE
      if ((failed & (failed - 1)) !== 0) continue // two facets are not met: no count includes it
      const fit = this.fitOf(slot, sizes, colors, failed === 0 ? counted : null)
      if (failed === 0 && (fit & FITS_COLOR) !== 0) without.sizes++
      if (failed === 0 && (fit & FITS_SIZE) !== 0) without.colors++
      if ((fit & FITS_BOTH) === 0) failed |= VARIANT
      if (failed === 0) {
        total++
        isMatch[slot] = 1
      }
      if ((failed & ~CATEGORY) === 0) {
        categories[own] = (categories[own] ?? 0) + 1
        without.category++
      }
      if ((failed & ~COLLECTION) === 0) {
        countsForCollections[slot] = 1
        without.collection++
      }
      if ((failed & ~PRICE) === 0) without.price++
      if ((failed & ~SALE) === 0) {
        without.sale++
        if (onSale[slot] === 1) sale++
      }
    }
    return {
      isMatch,
      total,
      sale,
      without,
      sizes: named(this.sizes, counted.sizes),
      colors: named(this.colors, counted.colors),
      categories: named(this.categories, categories),
      collections: new Map([...this.members].map(([id, slots]) => [id, sum(slots, countsForCollections)])),
    }
  }

  /** Returns which choices a product fits, as bits; with `counted`, counts each value under the other choice. */
  private fitOf(slot: number, sizes: Chosen, colors: Chosen, counted: Counted | null): number {
    const { values } = this
    const at = this.start[slot] ?? 0
    const firstColor = at + 3 + (values[at] ?? 0)
    const firstPair = firstColor + (values[at + 1] ?? 0)
    let fit = (sizes === null ? FITS_SIZE : 0) | (colors === null ? FITS_COLOR : 0)
    for (let index = at + 3; index < firstColor; index++) {
      const size = values[index] ?? 0
      if (sizes !== null && sizes[size] === 1) fit |= FITS_SIZE
      if (counted !== null && colors === null) counted.sizes[size] = (counted.sizes[size] ?? 0) + 1
    }
    for (let index = firstColor; index < firstPair; index++) {
      const color = values[index] ?? 0
      if (colors !== null && colors[color] === 1) fit |= FITS_COLOR
      if (counted !== null && sizes === null) counted.colors[color] = (counted.colors[color] ?? 0) + 1
    }
    if (sizes === null && colors === null) return fit | FITS_BOTH
    if (sizes === null || colors === null) fit |= fit === (FITS_SIZE | FITS_COLOR) ? FITS_BOTH : 0
    if (counted === null && (fit & FITS_BOTH) !== 0) return fit
    const end = firstPair + 2 * (values[at + 2] ?? 0)
    for (let index = firstPair; index < end; index += 2) {
      const size = values[index] ?? 0
      const color = values[index + 1] ?? 0
      const fitsSize = sizes === null || sizes[size] === 1
      const fitsColor = colors === null || colors[color] === 1
      if (fitsSize && fitsColor) fit |= FITS_BOTH
      if (counted === null) continue
      if (colors !== null && fitsColor && counted.lastOfSize[size] !== slot) {
        counted.lastOfSize[size] = slot
        counted.sizes[size] = (counted.sizes[size] ?? 0) + 1
      }
      if (sizes !== null && fitsSize && counted.lastOfColor[color] !== slot) {
        counted.lastOfColor[color] = slot
        counted.colors[color] = (counted.colors[color] ?? 0) + 1
      }
    }
    return fit
  }

  private forget(): void {
    this.inUse = null
    this.latest = null
  }

  private membersOf(collection: string): Uint8Array {
    const isMember = new Uint8Array(this.size)
    for (const slot of this.members.get(collection) ?? []) isMember[slot] = 1
    return isMember
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
    this.price = enlarged(this.price, Float64Array, size)
    this.onSale = enlarged(this.onSale, Uint8Array, size)
    this.stamp = enlarged(this.stamp, Int32Array, size)
    this.start = enlarged(this.start, Int32Array, size)
  }
}

export type ValuesInUse = { readonly sizes: ReadonlySet<string>; readonly colors: ReadonlySet<string> }

/** By the number of a value: 1 if it is chosen; null if the facet has no choice. */
type Chosen = Uint8Array | null

type Counted = {
  readonly sizes: Int32Array
  readonly colors: Int32Array
  /** The last product that was counted for a value, as several of its variants can have it. */
  readonly lastOfSize: Int32Array
  readonly lastOfColor: Int32Array
}

function chosen(names: Names, keys: readonly string[]): Chosen {
  if (keys.length === 0) return null
  const isChosen = new Uint8Array(names.names.length)
  for (const key of keys) isChosen[names.find(key)] = 1 // outside of the array, -1 has no effect
  return isChosen
}

function named(names: Names, counts: Int32Array): ReadonlyMap<string, number> {
  return new Map(names.names.map((name, number) => [name, counts[number] ?? 0]))
}

function sum(slots: Int32Array, counted: Uint8Array): number {
  let total = 0
  for (const slot of slots) total += counted[slot] ?? 0
  return total
}

type NumberArray = Uint8Array | Uint16Array | Int32Array | Float64Array

function enlarged<Numbers extends NumberArray>(from: Numbers, make: new (length: number) => Numbers, size: number) {
  const to = new make(Math.max(size, from.length * 2))
  to.set(from)
  return to
}
