import { enlarge } from '#app/catalog/facets/typed-arrays.ts'

/** One bit for each slot. Slots beyond the end are not set. */
export type Bits = Uint32Array<ArrayBuffer>

export function createBits(slots: number): Bits {
  return new Uint32Array((slots + 31) >>> 5)
}

export function hasBit(bits: Bits, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1
}

export function setBit(bits: Bits, slot: number): void {
  const word = slot >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (slot & 31))
}

export function clearBit(bits: Bits, slot: number): void {
  const word = slot >>> 5
  bits[word] = (bits[word] ?? 0) & ~(1 << (slot & 31))
}

export function countBits(bits: Bits): number {
  let total = 0
  for (const word of bits) total += countOnes(word)
  return total
}

/** Returns the bits of `bits` that are also set in `other`. */
export function intersectBits(bits: Bits, other: Bits): Bits {
  const common = new Uint32Array(bits.length)
  for (let word = 0; word < common.length; word++) common[word] = (bits[word] ?? 0) & (other[word] ?? 0)
  return common
}

export function countCommon(bits: Bits, other: Bits): number {
  const length = Math.min(bits.length, other.length)
  let total = 0
  for (let word = 0; word < length; word++) {
    const both = (bits[word] ?? 0) & (other[word] ?? 0)
    if (both !== 0) total += countOnes(both)
  }
  return total
}

function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The slots that have a value: a sorted list or bits, whichever takes less memory. */
export class SlotSet {
  private list: Int32Array<ArrayBuffer> = new Int32Array(8)
  private length = 0
  private bits: Bits | null = null

  add(slot: number): void {
    if (this.bits) {
      if (slot >>> 5 >= this.bits.length) this.bits = enlarge(this.bits, Uint32Array, (slot >>> 5) + 1)
      setBit(this.bits, slot)
    } else this.insert(slot)
  }

  private insert(slot: number): void {
    const at = this.findPosition(slot)
    if (at < this.length && this.list[at] === slot) return
    if (this.length === this.list.length) this.list = enlarge(this.list, Int32Array, this.length + 1)
    this.list.copyWithin(at + 1, at, this.length)
    this.list[at] = slot
    this.length++
    if (this.length > 64 && this.length * 32 > (this.list[this.length - 1] ?? 0)) this.bits = this.toBits()
  }

  delete(slot: number): void {
    if (this.bits) clearBit(this.bits, slot)
    else this.removeFromList(slot)
  }

  private removeFromList(slot: number): void {
    const at = this.findPosition(slot)
    if (at === this.length || this.list[at] !== slot) return
    this.list.copyWithin(at, at + 1, this.length)
    this.length--
  }

  countIn(mask: Bits): number {
    if (this.bits) return countCommon(this.bits, mask)
    let total = 0
    for (let at = 0; at < this.length; at++) if (hasBit(mask, this.list[at] ?? 0)) total++
    return total
  }

  /** Sets the bits of this set's slots in `mask`, except for slots beyond the end of `mask`. */
  addTo(mask: Bits): void {
    if (this.bits) {
      const length = Math.min(mask.length, this.bits.length)
      for (let word = 0; word < length; word++) mask[word] = (mask[word] ?? 0) | (this.bits[word] ?? 0)
      return
    }
    for (let at = 0; at < this.length; at++) setBit(mask, this.list[at] ?? 0)
  }

  private toBits(): Bits {
    const bits = createBits((this.list[this.length - 1] ?? 0) + 1)
    this.addTo(bits)
    this.list = new Int32Array(0)
    this.length = 0
    return bits
  }

  /**
   * Returns the position of the first slot not lower than `slot`. Fast for positions at the end, where loaded products
   * are added.
   */
  private findPosition(slot: number): number {
    if (this.length === 0 || (this.list[this.length - 1] ?? 0) < slot) return this.length
    let [low, high] = [0, this.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.list[middle] ?? 0) < slot) low = middle + 1
      else high = middle
    }
    return low
  }
}
