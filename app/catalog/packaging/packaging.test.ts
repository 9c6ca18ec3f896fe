import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PACKAGING_MATERIALS, packagingText, parsePackaging } from '#app/catalog/packaging/packaging.ts'

test.each([
  ['', ''],
  ['paper 60 g', 'paper 60 g'],
  ['Plastic 4.5g; cardboard 60', 'paper 60 g, plastic 4.5 g'],
  ['paper 60 g, plastic 4,5 g', 'paper 60 g, plastic 4.5 g'],
  ['12 g glass, 3 aluminium', 'glass 12 g, metal 3 g'],
  ['textile: 20 g,', 'textile 20 g'],
])('“%s” is read as “%s”', (typed, text) => {
  const parsed = parsePackaging(typed)
  expect(parsed.ok && packagingText(parsed.packaging)).toBe(text)
})

test.each([
  ['straw 5 g', 'not one of'],
  ['paper', 'such as'],
  ['paper 0 g', 'such as'],
  ['paper 100001', 'such as'],
  ['paper 1.25 g', 'such as'],
  ['paper -5 g', 'such as'],
  ['paper 5 g, cardboard 6 g', 'twice'],
  ['5', 'such as'],
])('“%s” is refused', (typed, reason) => {
  const parsed = parsePackaging(typed)
  expect(parsed.ok ? '' : parsed.message).toContain(reason)
})

test('what was saved is read as it was', () => {
  const grams = fc.integer({ min: 1, max: 1_000_000 }).map((tenths) => tenths / 10)
  const packaging = fc.uniqueArray(fc.tuple(fc.constantFrom(...PACKAGING_MATERIALS), grams), {
    selector: ([material]) => material,
  })
  fc.assert(
    fc.property(packaging, (parts) => {
      const any = Object.fromEntries(parts)
      expect(parsePackaging(packagingText(any))).toEqual({ ok: true, packaging: any })
    }),
  )
})

test('any text is read or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const parsed = parsePackaging(text)
      if (parsed.ok) expect(parsePackaging(packagingText(parsed.packaging))).toEqual(parsed)
      else expect(parsed.message).toMatch(/\.$/)
    }),
  )
})
