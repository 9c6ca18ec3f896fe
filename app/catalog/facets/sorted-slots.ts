import { type Bits, hasBit } from '#app/catalog/facets/slot-set.ts'

type Compare = (a: number, b: number) => number

/**
 * Returns the order after a change: `changed` slots are removed, and those that are `listed` are inserted again in
 * order.
 */
export function reorder(
  order: Int32Array,
  changed: ReadonlySet<number>,
  { listed, compare }: { readonly listed: readonly number[]; readonly compare: Compare },
): Int32Array {
  const rest = order.filter((slot) => !changed.has(slot))
  const inserted = listed.toSorted(compare)
  const result = new Int32Array(rest.length + inserted.length)
  let from = 0
  for (const [before, slot] of inserted.entries()) {
    const to = findPosition(slot, rest, { compare, from })
    result.set(rest.subarray(from, to), from + before)
    result[to + before] = slot
    from = to
  }
  result.set(rest.subarray(from), from + inserted.length)
  return result
}

function findPosition(slot: number, order: Int32Array, { compare, from }: { compare: Compare; from: number }): number {
  let [low, high] = [from, order.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(order[middle] ?? 0, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the slots on a page. */
export function pickSlots(
  order: Int32Array,
  matching: Bits,
  { limit, offset, backwards }: { readonly limit: number; readonly offset: number; readonly backwards: boolean },
): number[] {
  const pickedSlots: number[] = []
  let remaining = offset
  for (let at = 0; at < order.length && pickedSlots.length < limit; at++) {
    const slot = order[backwards ? order.length - 1 - at : at] ?? -1
    if (!hasBit(matching, slot)) continue
    if (remaining > 0) remaining--
    else pickedSlots.push(slot)
  }
  return pickedSlots
}
