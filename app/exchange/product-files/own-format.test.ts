import { expect, test } from 'vitest'
import { readOwnProduct } from '#app/exchange/product-files/own-format.ts'
import { measureCpuTimeMs } from '#tests/support/cpu-time.ts'

function readColors(colors: string) {
  return readOwnProduct([{ line: 2, cells: { name: 'Amara Dress', colors } }], new Set(['name', 'colors'])).colors
}

test('a color has a name, a code, or a name and then a code', () => {
  expect(readColors('Ivory #FFFFF0; Dusty Rose; #c08081; Sage#9caf88')).toEqual([
    { name: 'Ivory', hex: '#FFFFF0' },
    { name: 'Dusty Rose', hex: null },
    { name: '', hex: '#c08081' },
    { name: 'Sage', hex: '#9caf88' },
  ])
})

test('an empty cell clears optional fields only; a missing column changes nothing', () => {
  const { texts } = readOwnProduct(
    [{ line: 2, cells: { name: 'Amara Dress' } }],
    new Set(['name', 'price', 'sale price']),
  )
  expect(texts).toEqual({ name: 'Amara Dress', salePrice: '' })
})

test('a long hostile color is parsed quickly', () => {
  const name = `Ivory${' '.repeat(60_000)}x`
  const ms = measureCpuTimeMs(() => expect(readColors(name)).toEqual([{ name, hex: null }]))
  expect(ms).toBeLessThan(1_000)
})
