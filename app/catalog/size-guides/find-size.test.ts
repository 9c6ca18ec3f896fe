import { expect, test } from 'vitest'
import { type BodyMeasurements, findSize } from '#app/catalog/size-guides/find-size.ts'
import type { GuideTable } from '#app/catalog/size-guides/size-guide.ts'

/** Takes sizes with [bust, waist, hips, garment length] in centimeters. */
function createGuide(
  sizes: Readonly<Record<string, readonly (readonly [number, number] | number | null)[]>>,
): GuideTable {
  return {
    unit: 'cm',
    columns: [
      { measure: 'bust', kind: 'body' },
      { measure: 'waist', kind: 'body' },
      { measure: 'hips', kind: 'body' },
      { measure: 'length', kind: 'garment' },
    ],
    rows: Object.entries(sizes).map(([size, cells]) => ({
      size,
      conversions: {},
      ranges: cells.map((cell) => {
        if (cell === null) return null
        const [min, max] = typeof cell === 'number' ? [cell, cell] : cell
        return { min: min * 10, max: max * 10 }
      }),
    })),
  }
}

const DRESSES = createGuide({
  S: [[82, 86], [64, 68], [90, 94], 100],
  M: [[87, 91], [69, 73], [95, 99], 102],
  L: [[92, 97], [74, 79], [100, 105], 104],
})
const POINTS = createGuide({ S: [84, 66, 92, 100], M: [90, 72, 98, 102], L: [96, 78, 104, 104] })
const OVERLAPPING = createGuide({ S: [[80, 86], null, null, null], M: [[86, 92], null, null, null] })

function describeAdvice(table: GuideTable, cm: BodyMeasurements) {
  const mm = Object.fromEntries(Object.entries(cm).map(([name, value]) => [name, Math.round(value * 10)]))
  const found = findSize(table, mm)
  return found && `${found.kind} ${found.sizes.join('/')} by ${found.decidedBy.measure}`
}

test.each([
  { table: DRESSES, cm: { bust: 88, waist: 70, hips: 96 }, is: 'fits M by bust', when: 'all measurements agree' },
  { table: DRESSES, cm: { bust: 84, waist: 66, hips: 97 }, is: 'fits M by hips', when: 'the hips need a larger size' },
  {
    table: DRESSES,
    cm: { bust: 84, waist: 66, hips: 104 },
    is: 'fits L by hips',
    when: 'the measurements are two sizes apart',
  },
  { table: DRESSES, cm: { waist: 69 }, is: 'fits M by waist', when: 'only one measurement is known' },
  { table: DRESSES, cm: { bust: 91 }, is: 'fits M by bust', when: 'a measurement is the largest of its size' },
  { table: DRESSES, cm: { bust: 91.5 }, is: 'between M/L by bust', when: 'a measurement is in a gap' },
  {
    table: DRESSES,
    cm: { bust: 91.5, waist: 66 },
    is: 'between M/L by bust',
    when: 'the other measurements are smaller',
  },
  {
    table: DRESSES,
    cm: { bust: 91.5, hips: 101 },
    is: 'fits L by hips',
    when: 'another measurement needs the larger size',
  },
  { table: OVERLAPPING, cm: { bust: 86 }, is: 'between S/M by bust', when: 'two sizes overlap' },
  { table: POINTS, cm: { bust: 90 }, is: 'fits M by bust', when: 'a number matches exactly' },
  { table: POINTS, cm: { bust: 92 }, is: 'fits M by bust', when: 'a number nearly matches' },
  { table: POINTS, cm: { bust: 93 }, is: 'between M/L by bust', when: 'a measurement is halfway between two numbers' },
  { table: POINTS, cm: { bust: 82 }, is: 'fits S by bust', when: 'a measurement is a little below the first number' },
  { table: DRESSES, cm: { bust: 78 }, is: 'outside S by bust', when: 'the only measurement is below the table' },
  {
    table: DRESSES,
    cm: { bust: 78, waist: 70 },
    is: 'fits M by waist',
    when: 'only one measurement is below the table',
  },
  { table: DRESSES, cm: { bust: 88, hips: 120 }, is: 'outside L by hips', when: 'one measurement is above the table' },
  { table: DRESSES, cm: { length: 100 }, is: null, when: 'only garments have the measurement' },
  { table: DRESSES, cm: { inseam: 80 }, is: null, when: 'the guide lacks the measurement' },
  { table: DRESSES, cm: {}, is: null, when: 'nothing is known' },
  { table: createGuide({}), cm: { bust: 88 }, is: null, when: 'the guide has no sizes' },
])('the advice is “$is” when $when', ({ table, cm, is }) => {
  expect(describeAdvice(table, cm)).toBe(is)
})

test('each measurement lists the sizes it fits', () => {
  const found = findSize(DRESSES, { bust: 840, waist: 735, hips: 880 })
  expect(found?.measurementFits).toEqual([
    { measure: 'bust', outside: null, sizes: ['S'] },
    { measure: 'waist', outside: null, sizes: ['M', 'L'] },
    { measure: 'hips', outside: 'below', sizes: ['S'] },
  ])
})
