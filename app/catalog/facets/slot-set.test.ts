import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countBits,
  countCommon,
  createBits,
  hasBit,
  intersectBits,
  SlotSet,
  setBit,
} from '#app/catalog/facets/slot-set.ts'

const SLOTS = 4_000

function toBits(slots: Iterable<number>) {
  const bits = createBits(SLOTS)
  for (const slot of slots) setBit(bits, slot)
  return bits
}

test('a set of few or many slots counts and marks its members', () => {
  const change = fc.record({ slot: fc.nat(SLOTS - 1), isAdded: fc.boolean() })
  const slots = fc.uniqueArray(fc.nat(SLOTS - 1), { maxLength: 500, size: 'max' })
  fc.assert(
    fc.property(slots, fc.array(change), slots, (added, changes, others) => {
      const [set, expected] = [new SlotSet(), new Set<number>()]
      for (const { slot, isAdded } of [...added.map((slot) => ({ slot, isAdded: true })), ...changes]) {
        if (isAdded) {
          set.add(slot)
          expected.add(slot)
        } else {
          set.delete(slot)
          expected.delete(slot)
        }
      }
      const markedBits = createBits(SLOTS)
      set.addTo(markedBits)
      expect([...Array(SLOTS).keys()].filter((slot) => hasBit(markedBits, slot))).toEqual(
        [...expected].toSorted((a, b) => a - b),
      )
      const common = others.filter((slot) => expected.has(slot)).length
      expect(set.countIn(toBits(others))).toBe(common)
      expect(countCommon(markedBits, toBits(others))).toBe(common)
      expect(countBits(intersectBits(markedBits, toBits(others)))).toBe(common)
    }),
    { numRuns: 200 },
  )
})
