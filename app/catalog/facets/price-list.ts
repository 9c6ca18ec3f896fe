import type { FacetIndex } from '#app/catalog/facets/facet-index.ts'
import { type Bits, clearBit, createBits, hasBit, setBit } from '#app/catalog/facets/slot-set.ts'
import { reorder } from '#app/catalog/facets/sorted-slots.ts'
import { enlarge } from '#app/catalog/facets/typed-arrays.ts'

/** The price of a product in the lists of a market, or in lists with store prices. */
export type ListedPrice = { readonly id: string; readonly price: number; readonly isOnSale: boolean }

/** A color whose price can differ from that of its product. */
export type ListedColorPrice = ListedPrice & { readonly color: string }

/** Prices in one market, by slot of the index. */
export class PriceList {
  listed: Bits
  onSale: Bits
  /** Slots sorted by price, then by id. */
  order: Int32Array

  private readonly index: FacetIndex
  private price: Float64Array<ArrayBuffer>

  /** `rows` must be sorted by price, then by id. `colorRows` replace the prices of single slots. */
  constructor(index: FacetIndex, rows: readonly ListedPrice[], colorRows: readonly ListedColorPrice[] = []) {
    this.index = index
    this.price = new Float64Array(index.size)
    this.listed = createBits(index.size)
    this.onSale = createBits(index.size)
    const slots = Int32Array.from(this.putAll(rows))
    const colorSlots = this.putColors(colorRows)
    this.order = reorder(slots, new Set(colorSlots), { listed: colorSlots, compare: this.compare })
  }

  /** `slots`: the changed products; those without a row are no longer listed. */
  replace(slots: ReadonlySet<number>, rows: readonly ListedPrice[], colorRows: readonly ListedColorPrice[] = []): void {
    for (const slot of slots) clearBit(this.listed, slot) // no effect on slots beyond the end of the array
    const listed = this.putAll(rows)
    this.putColors(colorRows)
    this.order = reorder(this.order, slots, { listed, compare: this.compare })
  }

  /** Returns the products with a price from `min` to `max`, including some that are no longer listed. */
  selectBetween(min: number | null, max: number | null): Bits {
    const { price } = this
    const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY]
    const bits = createBits(price.length)
    for (let slot = 0; slot < price.length; slot++) {
      const cost = price[slot] ?? 0
      if (cost >= low && cost <= high) setBit(bits, slot)
    }
    return bits
  }

  private readonly compare = (a: number, b: number): number =>
    (this.price[a] ?? 0) - (this.price[b] ?? 0) || this.index.compareIds(a, b)

  /** Stores rows and returns their slots. Ignores products that the index does not contain yet. */
  private putAll(rows: readonly ListedPrice[]): number[] {
    this.grow()
    return rows.flatMap((row) => {
      const slots = this.index.findSlots(row.id)
      for (const slot of slots) {
        setBit(this.listed, slot)
        this.setPrice(slot, row)
      }
      return slots
    })
  }

  /** Stores prices of colors that are listed, and returns their slots. */
  private putColors(rows: readonly ListedColorPrice[]): number[] {
    return rows.flatMap((row) => {
      const slot = this.index.findSlots(row.id).find((at) => this.index.findItem(at)?.color === row.color)
      if (slot === undefined || !hasBit(this.listed, slot)) return []
      this.setPrice(slot, row)
      return slot
    })
  }

  private setPrice(slot: number, { price, isOnSale }: ListedPrice): void {
    this.price[slot] = price
    if (isOnSale) setBit(this.onSale, slot)
    else clearBit(this.onSale, slot)
  }

  private grow(): void {
    const { size } = this.index
    if (size <= this.price.length) return
    this.price = enlarge(this.price, Float64Array, size)
    this.listed = enlarge(this.listed, Uint32Array, (size + 31) >>> 5)
    this.onSale = enlarge(this.onSale, Uint32Array, (size + 31) >>> 5)
  }
}
