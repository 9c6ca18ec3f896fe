import { expect, test } from 'vitest'
import { getColorFamily } from '#app/catalog/facets/color-families.ts'

test.each([
  { family: 'black', colors: ['#000000', '#2b2723', '#3f3a36'] },
  { family: 'white', colors: ['#ffffff', '#fffff0', '#e7e0d6', '#efe8d9'] },
  { family: 'gray', colors: ['#808080', '#d3d3d3', '#36454f', '#4d4948'] },
  { family: 'beige', colors: ['#d2b48c', '#d5c7aa', '#fffdd0', '#c2b280'] },
  { family: 'brown', colors: ['#964b00', '#c19a6b', '#3c2415', '#463f39', '#b16849'] },
  { family: 'red', colors: ['#ff0000', '#800020', '#5d282d', '#dc143c'] },
  { family: 'pink', colors: ['#ffc0cb', '#ff69b4', '#d8a1a1', '#fa8072'] },
  { family: 'orange', colors: ['#ffa500', '#ff7f50', '#b7410e'] },
  { family: 'yellow', colors: ['#ffff00', '#e1ad01', '#c1893f'] },
  { family: 'green', colors: ['#008000', '#314f44', '#787358', '#98ff98'] },
  { family: 'blue', colors: ['#0000ff', '#000080', '#87ceeb', '#2f395a', '#008080'] },
  { family: 'purple', colors: ['#800080', '#8e4585', '#e6e6fa'] },
])('$colors are $family', ({ family, colors }) => {
  expect(colors.map((hex) => getColorFamily({ key: 'trade-name', hex }))).toEqual(colors.map(() => family))
})

test.each(['multicolor', 'multicolour-print', 'multi', 'rainbow-stripe'])('the name %s means several colors', (key) => {
  expect(getColorFamily({ key, hex: '#b3202c' })).toBe('multicolor')
})
