import { describe, expect, test } from 'vitest'
import { buildBrandSheet, listBrandFonts } from '#app/store/brand/brand-sheet.ts'
import { listContrastFailures } from '#app/store/brand/contrast-rules.ts'
import { EXAMPLE_BRANDS } from '#app/store/brand/example-brands.ts'
import { BUILT_IN, brandLook } from '#app/store/brand-look.ts'

describe.each(EXAMPLE_BRANDS)('the example $name', ({ look }) => {
  test('is a valid look', () => {
    expect(brandLook.parse(look)).toEqual(look)
  })
  test('is legible everywhere', () => {
    expect(listContrastFailures(look)).toEqual([])
  })
})

test('the five examples have different typography', () => {
  expect(EXAMPLE_BRANDS).toHaveLength(5)
  expect(new Set(EXAMPLE_BRANDS.map(({ look }) => look.type)).size).toBe(5)
})

test('the built-in look has no style sheet or fonts of its own', () => {
  expect(buildBrandSheet(BUILT_IN)).toBe(null)
  expect(listBrandFonts(BUILT_IN)).toBe(null)
})

test('a style sheet contains only differences from the theme', () => {
  const look = { ...BUILT_IN, colors: { ...BUILT_IN.colors, sale: '#900020' } }
  expect(buildBrandSheet(look)).toBe('html:root{--color-garnet:#900020}')
})

test('a failing color is reported with the nearest shade that passes on all its backgrounds', () => {
  const look = { ...BUILT_IN, colors: { ...BUILT_IN.colors, ink2: '#b0a8af' } }
  const [failure] = listContrastFailures(look)
  expect(failure).toMatchObject({ role: 'ink2' })
  const fixed = { ...look, colors: { ...look.colors, ink2: failure?.proposal ?? '' } }
  expect(listContrastFailures(fixed)).toEqual([])
})

test('a dark page color is rejected, because messages would be unreadable on it', () => {
  const look = { ...BUILT_IN, colors: { ...BUILT_IN.colors, paper: '#101010' } }
  expect(listContrastFailures(look).some(({ role }) => role === 'paper')).toBe(true)
})
