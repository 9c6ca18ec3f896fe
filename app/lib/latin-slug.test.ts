import { expect, test } from 'vitest'
import { latinSlug } from '#app/lib/latin-slug.server.ts'
import { slugify } from '#app/lib/slug.ts'

test.each([
  ['платье-летнее', 'plate-letnee'],
  ['连衣裙', 'lianyiqun'],
  ['فستان', 'fstn'],
  ['φόρεμα 2', 'forema-2'],
  ['Robe d’été', slugify('Robe d’été')],
  ['🌸', ''],
])('the slug of %s is %s', (text, slug) => {
  expect(latinSlug(text)).toBe(slug)
})
