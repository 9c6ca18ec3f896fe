import { expect, test } from 'vitest'
import { compareSizes, getSizeGroup } from '#app/catalog/facets/facets.ts'

const toValue = (name: string) => ({ key: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'), name, hex: null })

test.each([
  { sizes: ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '5XL'] },
  { sizes: ['2XS', 'S', 'L', 'XL', '2XL', 'XXXL'] },
  { sizes: ['XS', 'XS/S', 'S', 'S/M', 'M', 'M/L', 'L', 'L/XL', 'XL', 'XL/XXL'] },
  { sizes: ['34', '36', '38', '38.5', '40', '100'] },
  { sizes: ['UK 6', 'UK 8', 'UK 10'] },
  { sizes: ['S', 'M', '36', '38', 'Petite', 'Tall', 'One Size'] },
])('sizes are sorted from small to large: $sizes', ({ sizes }) => {
  const mixed = [...sizes.toReversed().slice(1), sizes.at(-1) ?? '', sizes[0] ?? ''].slice(0, -1)
  expect(
    mixed
      .map(toValue)
      .toSorted(compareSizes)
      .map(({ name }) => name),
  ).toEqual([...sizes].filter((size) => mixed.includes(size)))
})

test.each([
  { sizes: ['XXS', 'M', 'S/M', '4XL'], group: 'letters' },
  { sizes: ['36', '38.5', 'UK 10', 'W30'], group: 'numbers' },
  { sizes: ['Petite', 'One Size'], group: 'other' },
])('$sizes are in the group $group', ({ sizes, group }) => {
  expect(sizes.map((size) => getSizeGroup(toValue(size)))).toEqual(sizes.map(() => group))
})
