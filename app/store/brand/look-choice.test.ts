import { expect, test } from 'vitest'
import { z } from 'zod'
import { EXAMPLE_BRANDS } from '#app/store/brand/example-brands.ts'
import { CUSTOM_LOOK, chooseLook, lookChoiceFields, toLookChoice } from '#app/store/brand/look-choice.ts'
import { type BrandLook, BUILT_IN } from '#app/store/brand-look.ts'

const ID = 'a'.repeat(64)
const LOGO = { id: ID, type: 'png', width: 600, height: 200, print: ID } as const
const ICONS = { 32: ID, 180: ID, 192: ID, 512: ID, mask: ID }
const CUSTOM: BrandLook = { ...BUILT_IN, ratio: '1:1', icons: ICONS }

test.each(EXAMPLE_BRANDS)('the look of $name is recognized, with or without a logo', ({ name, look }) => {
  expect(toLookChoice(look)).toEqual({ look: name, logo: null })
  expect(toLookChoice({ ...look, logo: LOGO, icons: ICONS })).toEqual({ look: name, logo: LOGO })
})

test('choosing an example and a logo replaces the colors, fonts, shapes and logo, but keeps the icons', () => {
  expect(toLookChoice(CUSTOM)).toEqual({ look: CUSTOM_LOOK, logo: null })
  const street = EXAMPLE_BRANDS.find(({ name }) => name === 'Street')
  expect(chooseLook(CUSTOM, { look: 'Street', logo: LOGO })).toEqual({ ...street?.look, logo: LOGO, icons: ICONS })
  expect(chooseLook(CUSTOM, { look: CUSTOM_LOOK, logo: LOGO })).toEqual({ ...CUSTOM, logo: LOGO })
})

test.each([
  ['an unknown look', { look: 'Neon', logo: '' }],
  ['an invalid logo', { look: 'Street', logo: '{"id":"x"}' }],
])('%s is rejected', (_, fields) => {
  expect(z.strictObject(lookChoiceFields).safeParse({ ...fields, shown_look: '' }).success).toBe(false)
})
