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
}

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
  private readonly slots = new Map<string, number>()
  private readonly ids: Id<'product'>[] = []
  private active = createBits(INITIAL_CAPACITY)
  private createdAt = new Float64Array(INITIAL_CAPACITY)
  private nameHash = new Int32Array(INITIAL_CAPACITY)
  private inUse: ValuesInUse | null = null

  get size(): number {
    return this.ids.length
  }

  findId(slot: number): Id<'product'> | null {
    return this.ids[slot] ?? null
  }

  findSlot(id: string): number | null {
    return this.slots.get(id) ?? null
  }

  isActive(slot: number): boolean {
    return hasBit(this.active, slot)
  }

  selectActive(slots: Bits): Bits {
    return intersectBits(slots, this.active)
  }

  /** Compares two slots by the ids of their products. */
  readonly compareIds = (a: number, b: number): number => ((this.ids[a] ?? '') < (this.ids[b] ?? '') ? -1 : 1)

  readonly compareNewest = (a: number, b: number): number =>
    (this.createdAt[b] ?? 0) - (this.createdAt[a] ?? 0) || this.compareIds(b, a)

  /** Returns the sizes, colors and materials that active products have. */
  getValuesInUse(): ValuesInUse {
    this.inUse ??= this.findValuesInUse()
    return this.inUse
  }

  /** Returns true if the order of active products' names changed. */
  put({ id, isActive, category, createdAt, nameHash, available, materials }: IndexedProduct): boolean {
    this.inUse = null
    const known = this.slots.get(id)
    const slot = known ?? this.ids.push(id) - 1
    if (known === undefined) {
      this.slots.set(id, slot)
      this.grow(slot + 1)
    } else this.clear(slot)
    const wasRenamed = known === undefined || this.nameHash[slot] !== nameHash || this.isActive(slot) !== isActive
    if (isActive) setBit(this.active, slot)
    else clearBit(this.active, slot)
    this.createdAt[slot] = createdAt
    this.nameHash[slot] = nameHash
    addSlot(this.categories, category, slot)
    for (const key of available) this.addValue(key, slot)
    for (const key of materials) addSlot(this.materials, key, slot)
    return wasRenamed
  }

  /** A deleted product keeps its slot. */
  remove(id: string): void {
    const slot = this.slots.get(id)
    if (slot === undefined) return
    clearBit(this.active, slot)
    this.inUse = null
  }

  setMembers(members: ReadonlyMap<string, readonly string[]>): void {
    this.members = new Map(
      [...members].map(([collection, ids]) => {
        const set = new SlotSet()
        for (const slot of ids.flatMap((id) => this.slots.get(id) ?? []).sort((a, b) => a - b)) set.add(slot)
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

  private clear(slot: number): void {
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

function addSlot(sets: Map<string, SlotSet>, key: string, slot: number): void {
  let set = sets.get(key)
  if (!set) {
    set = new SlotSet()
    sets.set(key, set)
  }
  set.add(slot)
}

type ValuesInUse = Readonly<Record<'sizes' | 'colors' | 'materials', ReadonlySet<string>>>
