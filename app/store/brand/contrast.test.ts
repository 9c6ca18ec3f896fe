import { describe, expect, test } from 'vitest'
import { contrast, findNearestPassing, mix, withLightness } from '#app/store/brand/contrast.ts'

describe('the WCAG 2 contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#1e1620', '#f4dc6b', 12.85],
  ])('of %s on %s is %d', (color, other, ratio) => {
    expect(contrast(color, other)).toBeCloseTo(ratio, 1)
    expect(contrast(other, color)).toBe(contrast(color, other))
  })
})

test.each(['#4b1d3f', '#d4ff00', '#ffffff', '#000000', '#a8173a'])('%s mixed with itself does not change', (hex) => {
  expect(mix(hex, hex, 0.5)).toBe(hex)
})

test('a mix of black and white is a gray', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363')
})

test('every color becomes white at a lightness of 1 and black at 0', () => {
  expect(withLightness('#0000ff', 1)).toBe('#ffffff')
  expect(withLightness('#808080', 0)).toBe('#000000')
})

describe('the nearest passing shade', () => {
  test.each([
    { hex: '#4b1d3f', against: '#ffffff', expected: '#4b1d3f' },
    { hex: '#777777', against: '#ffffff', expected: '#767676' },
  ])('of $hex on $against is $expected', ({ hex, against, expected }) => {
    expect(findNearestPassing(hex, [{ against, ratio: 4.5 }])).toBe(expected)
  })
  test('passes on every background', () => {
    const requirements = ['#ffffff', '#f0eadb', '#e4ddd3'].map((against) => ({ against, ratio: 4.5 }))
    const shade = findNearestPassing('#ff9900', requirements) ?? ''
    for (const { against, ratio } of requirements) expect(contrast(shade, against)).toBeGreaterThanOrEqual(ratio)
  })
  test('becomes lighter on a dark background', () => {
    const shade = findNearestPassing('#7a1030', [{ against: '#000000', ratio: 4.5 }]) ?? ''
    expect(contrast(shade, '#000000')).toBeGreaterThanOrEqual(4.5)
  })
  test('is null if black and white both fail', () => {
    expect(
      findNearestPassing('#888888', [
        { against: '#ffffff', ratio: 4.5 },
        { against: '#000000', ratio: 5 },
      ]),
    ).toBe(null)
  })
})
