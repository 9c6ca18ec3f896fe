import { expect, test } from 'vitest'
import { EXAMPLE_BRANDS } from '#app/store/brand/example-brands.ts'
import { getLayoutName } from '#app/store/brand/layout-name.ts'
import { buildLayoutRules } from '#app/store/brand/layout-rules.ts'
import { BUILT_IN, brandLook, LAYOUTS, layoutAreas } from '#app/store/brand-look.ts'

const CHOICES = layoutAreas.flatMap((area) => LAYOUTS[area].slice(1).map((choice) => [area, choice] as const))

test('the built-in layout has no rules', () => {
  expect(buildLayoutRules(BUILT_IN.layout).join('')).toBe('')
})

test.each(CHOICES)('the %s layout "%s" has a name and complete rules', (area, choice) => {
  const { layout } = brandLook.parse({ ...BUILT_IN, layout: { [area]: choice } })
  const rules = buildLayoutRules(layout).join('')
  expect(rules).toMatch(/^(html|@media)\P{Cc}+\}$/u)
  expect(rules.split('{')).toHaveLength(rules.split('}').length)
  expect(getLayoutName(area, layout)).not.toBe('')
})

test('a look that was stored without a layout has the built-in one', () => {
  const { layout: _, ...stored } = BUILT_IN
  expect(brandLook.parse(stored)).toEqual(BUILT_IN)
})

test('an unknown layout is rejected', () => {
  expect(brandLook.safeParse({ ...BUILT_IN, layout: { hero: 'slider' } }).success).toBe(false)
})

test('the five examples have different heroes and product lists', () => {
  const layouts = EXAMPLE_BRANDS.map(({ look }) => look.layout)
  expect(new Set(layouts.map(({ hero }) => hero)).size).toBe(5)
  expect(new Set(layouts.map(({ grid }) => grid)).size).toBe(5)
})
