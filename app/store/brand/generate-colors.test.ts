import { expect, test } from 'vitest'
import { listContrastFailures } from '#app/store/brand/contrast-rules.ts'
import { type BaseColors, generateColors, listAdjustedColors } from '#app/store/brand/generate-colors.ts'
import { BUILT_IN, brandLook, colorRoles } from '#app/store/brand-look.ts'

const PAGES = ['#ffffff', '#fffaf2', '#f7f4ff', '#eef5f0']
const TEXTS = ['#000000', '#1e1620', '#3a2418', '#12305a']
const BUTTONS = ['#000000', '#4b1d3f', '#8f3f1f', '#005f73', '#1f4fd8', '#7a0019']

const CASES: readonly BaseColors[] = PAGES.flatMap((paper) =>
  TEXTS.flatMap((ink) => BUTTONS.map((action) => ({ paper, ink, action }))),
)

test('every generated color is legible', () => {
  for (const base of CASES) {
    const { colors } = brandLook.parse({ ...BUILT_IN, colors: generateColors(base) })
    expect(listContrastFailures({ colors }), JSON.stringify(base)).toEqual([])
    expect(colors).toMatchObject(base)
  }
})

test('a base color without enough contrast is the only color that fails', () => {
  const colors = generateColors({ paper: '#ffffff', ink: '#1e1620', action: '#d4ff1f' })
  expect(Object.keys(colors)).toHaveLength(colorRoles.length)
  expect(listContrastFailures({ colors }).map(({ role }) => role)).toEqual(['action'])
})

test('individually changed colors are listed', () => {
  const colors = generateColors({ paper: '#ffffff', ink: '#1e1620', action: '#4b1d3f' })
  expect(listAdjustedColors(colors)).toEqual({})
  expect(listAdjustedColors({ ...colors, footer: '#222222', sale: '#990000' })).toEqual({
    footer: '#222222',
    sale: '#990000',
  })
})
