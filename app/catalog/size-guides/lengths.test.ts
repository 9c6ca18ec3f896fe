import { expect, test } from 'vitest'
import {
  formatHeight,
  formatRange,
  parseHeight,
  readLength,
  readRange,
  toLengthText,
} from '#app/catalog/size-guides/lengths.ts'

test.each([
  ['84', 'cm', { mm: 840 }],
  ['84.5', 'cm', { mm: 845 }],
  ['84,5 cm', 'cm', { mm: 845 }],
  ['٨٤٫٥', 'cm', { mm: 845 }],
  ['۸۴', 'cm', { mm: 840 }],
  ['８４，５', 'cm', { mm: 845 }],
  ['\u200e84,5\u200b', 'cm', { mm: 845 }],
  ['1,234', 'cm', { error: 'number' }],
  ['34', 'in', { mm: 864 }],
  ['33½', 'in', { mm: 851 }],
  ['33 1/2"', 'in', { mm: 851 }],
  ['33.5″', 'in', { mm: 851 }],
  ['34in', 'cm', { error: 'unit' }],
  ['34"', 'cm', { error: 'unit' }],
  ['86 cm', 'in', { error: 'unit' }],
  ['0.86 m', 'cm', { error: 'unit' }],
  ['86 1/2', 'cm', { mm: 865 }],
  ['86.5½', 'cm', { error: 'number' }],
  ['33 1/0', 'in', { error: 'number' }],
  ['-84', 'cm', { error: 'number' }],
  ['M', 'cm', { error: 'number' }],
  ['', 'cm', { error: 'number' }],
  ['1e3', 'cm', { error: 'number' }],
] as const)('“%s” in %s is read as %o', (typed, unit, result) => {
  expect(readLength(typed, unit)).toEqual(result)
})

test.each([
  ['84', { min: 840, max: 840 }],
  ['84-88', { min: 840, max: 880 }],
  ['84 – 88', { min: 840, max: 880 }],
  ['84 to 88 cm', { min: 840, max: 880 }],
  ['88-84', { error: 'order' }],
  ['84-', { error: 'number' }],
  ['-84', { error: 'number' }],
  ['84-86-88', { error: 'number' }],
  ['84-34in', { error: 'unit' }],
] as const)('the range “%s” is read as %o', (typed, result) => {
  expect(readRange(typed, 'cm')).toEqual(result)
})

test('a measurement is shown in its own unit as it was typed', () => {
  for (const typed of ['84', '84.5', '84.3', '9.9', '130']) {
    const result = readLength(typed, 'cm')
    expect('mm' in result && toLengthText(result.mm, 'cm')).toBe(typed)
  }
  for (const typed of ['34', '34.5', '34.25', '33.75', '7.13', '0.5']) {
    const result = readLength(typed, 'in')
    expect('mm' in result && toLengthText(result.mm, 'in')).toBe(typed)
  }
})

test('shoppers see the value that staff entered, and a rounded value in the other unit', () => {
  const bust = { min: 840, max: 880 }
  expect(formatRange(bust, 'cm', 'cm')).toBe('84–88')
  expect(formatRange(bust, 'in', 'cm')).toBe('33–34¾')
  expect(formatRange({ min: 864, max: 864 }, 'in', 'in')).toBe('34')
  expect(formatRange({ min: 864, max: 864 }, 'cm', 'in')).toBe('86.5')
  expect(formatRange({ min: 181, max: 181 }, 'in', 'in')).toBe('7.13')
})

test.each([
  ['178', 1780],
  ['178 cm', 1780],
  ['1.78 m', 1780],
  ['1,78m', 1780],
  ['١٧٨', 1780],
  ['١٫٧٨ m', 1780],
  ['5′10″', 1778],
  ["5'10", 1778],
  ['5 ft 10 in', 1778],
  ['6ft', 1829],
  ['70 in', 1778],
  ['17.8', null],
  ['1780', null],
  ['tall', null],
  ['', null],
] as const)('the height “%s” is %s mm', (typed, mm) => {
  expect(parseHeight(typed)).toBe(mm)
})

test('a height is shown in both units', () => {
  expect(formatHeight(1_780)).toBe('178 cm (5′10″)')
  expect(formatHeight(1_829)).toBe('183 cm (6′0″)')
})
