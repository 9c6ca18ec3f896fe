import {
  type Bits,
  clearBit,
  createBits,
  hasBit,
  intersectBits,
  SlotSet,
  setBit,
} from '#app/catalog/facets/slot-set.ts'
import { enlarge } from '#app/catalog/facets/typed-arrays.ts'
import type { Id } from '#app/lib/id.ts'

/** The data of a product by which the lists of all markets are filtered and sorted. */
export type IndexedProduct = {
  readonly id: Id<'product'>
  readonly isActive: boolean
  readonly category: string
  /** In milliseconds. */
  readonly createdAt: number
  readonly nameHash: number
  /** Sizes ('m/'), colors ('/wine') and their combinations ('m/wine') that can be bought. */
  readonly available: readonly string[]
  /** Keys of the fibers that the product contains. */
  readonly materials: readonly string[]
  /** The keys of the product's colors, in order, if each color is its own item. */
  readonly colors: readonly string[]
}

/** An item of a list: a product, or one color of a product. */
export type ListedItem = { readonly id: Id<'product'>; readonly color: string | null }

const INITIAL_CAPACITY = 1_024

/** For each slot, the data (except prices) by which the lists of all markets are filtered and sorted. */
export class FacetIndex {
  readonly categories = new Map<string, SlotSet>()
  readonly sizes = new Map<string, SlotSet>()
  readonly colors = new Map<string, SlotSet>()
  readonly materials = new Map<string, SlotSet>()
  /** Keyed by size and color, in the format of `available`. */
  readonly combinations = new Map<string, SlotSet>()
  /** The members of public collections, by slug. */
  members: ReadonlyMap<string, SlotSet> = new Map()
  /** The slots of items by product id, or by product id and color. Includes former items. */
  private readonly slots = new Map<string, number>()
  /** The slots of products with several items, in the order of their colors. */
  private readonly colorSlots = new Map<string, readonly number[]>()
  private readonly items: ListedItem[] = []
  private active = createBits(INITIAL_CAPACITY)
  private createdAt = new Float64Array(INITIAL_CAPACITY)
  private nameHash = new Int32Array(INITIAL_CAPACITY)
  private inUse: ValuesInUse | null = null

  get size(): number {
    return this.items.length
  }

  findItem(slot: number): ListedItem | null {
    return this.items[slot] ?? null
  }

  /** Returns the slots of a product's items; none for an unknown product. */
  findSlots(id: string): readonly number[] {
    const slot = this.slots.get(id)
    return this.colorSlots.get(id) ?? (slot === undefined ? [] : [slot])
  }

  isActive(slot: number): boolean {
    return hasBit(this.active, slot)
  }

  selectActive(slots: Bits): Bits {
    return intersectBits(slots, this.active)
  }

  /** Compares two slots by the ids of their products, then by the order of colors. */
  readonly compareIds = (a: number, b: number): number => this.compareItems(a, b, 1)

  readonly compareNewest = (a: number, b: number): number =>
    (this.createdAt[b] ?? 0) - (this.createdAt[a] ?? 0) || this.compareItems(a, b, -1)

  /** Returns the sizes, colors and materials that active products have. */
  getValuesInUse(): ValuesInUse {
    this.inUse ??= this.findValuesInUse()
    return this.inUse
  }

  /** Returns true if orders by name may have changed. */
  put(product: IndexedProduct): boolean {
    this.inUse = null
    const { id } = product
    const before = this.findSlots(id)
    const colors = product.colors.length > 1 ? product.colors : [null]
    const items = colors.map((color) => ({ color, slot: this.findSlot(id, color) }))
    const slots = items.map(({ slot }) => slot)
    if (slots.length > 1) this.colorSlots.set(id, slots)
    else this.colorSlots.delete(id)
    const unchanged = before.filter((slot) => slots.includes(slot) && this.hasNameAndStatus(slot, product))
    for (const slot of before) this.clear(slot)
    for (const { slot, color } of items) this.putItem(slot, product, color)
    return unchanged.length < Math.max(before.length, slots.length)
  }

  private hasNameAndStatus(slot: number, { nameHash, isActive }: IndexedProduct): boolean {
    return this.nameHash[slot] === nameHash && this.isActive(slot) === isActive
  }

  /** `color`: the only color of the item; null if it has all colors of the product. */
  private putItem(slot: number, product: IndexedProduct, color: string | null): void {
    const { isActive, category, createdAt, nameHash, available, materials } = product
    if (isActive) setBit(this.active, slot)
    this.createdAt[slot] = createdAt
    this.nameHash[slot] = nameHash
    addSlot(this.categories, category, slot)
    for (const key of color === null ? available : selectColor(available, color)) this.addValue(key, slot)
    for (const key of materials) addSlot(this.materials, key, slot)
  }

  /** A deleted product keeps its slots. */
  remove(id: string): void {
    for (const slot of this.findSlots(id)) clearBit(this.active, slot)
    this.inUse = null
  }

  setMembers(members: ReadonlyMap<string, readonly string[]>): void {
    this.members = new Map(
      [...members].map(([collection, ids]) => {
        const set = new SlotSet()
        for (const slot of ids.flatMap((id) => this.findSlots(id)).sort((a, b) => a - b)) set.add(slot)
        return [collection, set]
      }),
    )
  }

  private findValuesInUse(): ValuesInUse {
    const listUsed = (values: ReadonlyMap<string, SlotSet>) =>
      new Set([...values].flatMap(([key, set]) => (set.countIn(this.active) > 0 ? key : [])))
    return { sizes: listUsed(this.sizes), colors: listUsed(this.colors), materials: listUsed(this.materials) }
  }

  private addValue(key: string, slot: number): void {
    if (key.endsWith('/')) addSlot(this.sizes, key.slice(0, -1), slot)
    else if (key.startsWith('/')) addSlot(this.colors, key.slice(1), slot)
    else addSlot(this.combinations, key, slot)
  }

  private compareItems(a: number, b: number, direction: 1 | -1): number {
    const [id, other] = [this.items[a]?.id ?? '', this.items[b]?.id ?? '']
    if (id === other) return this.findSlots(id).indexOf(a) - this.findSlots(id).indexOf(b)
    return id < other ? -direction : direction
  }

  private findSlot(id: Id<'product'>, color: string | null): number {
    const key = color === null ? id : `${id}/${color}`
    const known = this.slots.get(key)
    if (known !== undefined) return known
    const slot = this.items.push({ id, color }) - 1
    this.slots.set(key, slot)
    this.grow(slot + 1)
    return slot
  }

  private clear(slot: number): void {
    clearBit(this.active, slot)
    for (const sets of [this.categories, this.sizes, this.colors, this.materials, this.combinations]) {
      for (const set of sets.values()) set.delete(slot)
    }
  }

  private grow(size: number): void {
    if (size <= this.createdAt.length) return
    this.createdAt = enlarge(this.createdAt, Float64Array, size)
    this.nameHash = enlarge(this.nameHash, Int32Array, size)
    this.active = enlarge(this.active, Uint32Array, (size + 31) >>> 5)
  }
}

/**
 * Returns the keys of `available` that apply to one color: 'm/wine' also means that 'm/' can be bought in that color.
 */
function selectColor(available: readonly string[], color: string): readonly string[] {
  const keys = available.filter((key) => key.endsWith(`/${color}`))
  const sizes = keys.filter((key) => !key.startsWith('/')).map((key) => key.slice(0, key.length - color.length))
  return [...keys, ...sizes]
}

function addSlot(sets: Map<string, SlotSet>, key: string, slot: number): void {
  let set = sets.get(key)
  if (!set) {
    set = new SlotSet()
    sets.set(key, set)
  }
  set.add(slot)
}

type ValuesInUse = Readonly<Record<'sizes' | 'colors' | 'materials', ReadonlySet<string>>>
