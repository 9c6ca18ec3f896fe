import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPackaging, PACKAGING_MATERIALS, parsePackaging } from '#app/base/packaging.ts'

test.each([
  ['', ''],
  ['paper 60 g', 'paper 60 g'],
  ['Plastic 4.5g; cardboard 60', 'paper 60 g, plastic 4.5 g'],
  ['paper 60 g, plastic 4,5 g', 'paper 60 g, plastic 4.5 g'],
  ['12 g glass, 3 aluminium', 'glass 12 g, metal 3 g'],
  ['textile: 20 g,', 'textile 20 g'],
])('“%s” is parsed as “%s”', (typed, text) => {
  const parsed = parsePackaging(typed)
  expect(parsed.ok && formatPackaging(parsed.packaging)).toBe(text)
})

test.each([
  ['straw 5 g', 'unknown-material'],
  ['paper', 'invalid'],
  ['paper 0 g', 'invalid'],
  ['paper 100001', 'invalid'],
  ['paper 1.25 g', 'invalid'],
  ['paper -5 g', 'invalid'],
  ['paper 5 g, cardboard 6 g', 'duplicate-material'],
  ['5', 'invalid'],
])('“%s” is invalid', (typed, kind) => {
  const parsed = parsePackaging(typed)
  expect(parsed.ok ? '' : parsed.problem.kind).toBe(kind)
})

test('saved packaging is read back unchanged', () => {
  const grams = fc.integer({ min: 1, max: 1_000_000 }).map((tenths) => tenths / 10)
  const packaging = fc.uniqueArray(fc.tuple(fc.constantFrom(...PACKAGING_MATERIALS), grams), {
    selector: ([material]) => material,
  })
  fc.assert(
    fc.property(packaging, (parts) => {
      const any = Object.fromEntries(parts)
      expect(parsePackaging(formatPackaging(any))).toEqual({ ok: true, packaging: any })
    }),
  )
})

test('any text is parsed or rejected', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const parsed = parsePackaging(text)
      if (parsed.ok) expect(parsePackaging(formatPackaging(parsed.packaging))).toEqual(parsed)
    }),
  )
})
