import type { FacetIndex } from '#app/features/catalog/facets/facet-index.ts'
import { reordered } from '#app/features/catalog/facets/sorted-slots.ts'
import { enlarged } from '#app/features/catalog/facets/typed-arrays.ts'

/** A product in the lists of a market, or of the store. */
export type ListedPrice = { readonly id: string; readonly price: number; readonly isOnSale: boolean }

/** What products cost in one market, by slot of the index; -1 if they are not in its lists. */
export class PriceList {
  price: Float64Array
  onSale: Uint8Array
  /** Slots, the cheapest first, then by id. */
  order: Int32Array

  private readonly index: FacetIndex

  /** `rows` in that order. */
  constructor(index: FacetIndex, rows: readonly ListedPrice[]) {
    this.index = index
    this.price = new Float64Array(index.size).fill(-1)
    this.onSale = new Uint8Array(index.size)
    this.order = Int32Array.from(this.putAll(rows))
  }

  /** `slots`: of products that changed; without row they left the list. */
  replace(slots: ReadonlySet<number>, rows: readonly ListedPrice[]): void {
    for (const slot of slots) this.price[slot] = -1 // without effect beyond the array
    this.order = reordered(this.order, slots, { listed: this.putAll(rows), compare: this.compare })
  }

  private readonly compare = (a: number, b: number): number =>
    (this.price[a] ?? 0) - (this.price[b] ?? 0) || this.index.compareIds(a, b)

  /** Returns the slots. Ignores products that are newer than the index, which it gets with its next changes. */
  private putAll(rows: readonly ListedPrice[]): number[] {
    this.grow()
    return rows.flatMap(({ id, price, isOnSale }) => {
      const slot = this.index.slotOf(id)
      if (slot === null) return []
      this.price[slot] = price
      this.onSale[slot] = Number(isOnSale)
      return slot
    })
  }

  private grow(): void {
    const { length } = this.price
    if (this.index.size <= length) return
    this.price = enlarged(this.price, Float64Array, this.index.size).fill(-1, length)
    this.onSale = enlarged(this.onSale, Uint8Array, this.index.size)
  }
}
