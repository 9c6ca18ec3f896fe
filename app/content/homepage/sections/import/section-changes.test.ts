import { expect, test } from 'vitest'
import { listSectionChanges } from '#app/content/homepage/sections/import/section-changes.ts'
import { createSection } from '#app/content/homepage/sections/section-input.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'

const hero = createSection('hero', 'hero')
const quote: Section = {
  ...createSection('quote', 'said'),
  settings: { text: 'Light.', by: '', tone: 'paper' },
} as Section

function withSettings(section: Section, settings: object): Section {
  return { ...section, settings: { ...section.settings, ...settings } } as Section
}

const image = { url: '/media/a/b.jpg', publicId: 'a/b', width: 8, height: 8, alt: 'A dress' }

test.each<[title: string, after: readonly Section[], changes: readonly [string, string, string][]]>([
  ['nothing if nothing changed', [hero], []],
  ['text', [withSettings(hero, { subtitle: 'New' })], [['Hero: Subtitle', '', 'New']]],
  [
    'a choice by its label',
    [withSettings(hero, { layout: 'full' })],
    [['Hero: Layout', 'Image on the right', 'Full-width image']],
  ],
  [
    'an image without its dimensions',
    [withSettings(hero, { image })],
    [['Hero: Image', '', '/media/a/b.jpg · A dress']],
  ],
  [
    'a new section with its settings',
    [hero, quote],
    [
      ['Sections', 'Hero', 'Hero\nLight.'],
      ['Light.: Quote', '', 'Light.'],
      ['Light.: Background', '', 'White'],
    ],
  ],
  ['a hidden section', [{ ...hero, isHidden: true }], [['Sections', 'Hero', 'Hero (hidden)']]],
])('the changes show %s', (_, after, changes) => {
  expect(listSectionChanges([hero], after)).toEqual(changes.map(([field, from, to]) => ({ field, from, to })))
})

test('a source is shown by its name, and chosen products by their slugs', () => {
  const rail = createSection('products', 'rail')
  const [, ...after] = [rail, withSettings(rail, { source: { from: 'chosen', slugs: ['slip', 'coat'] } })]
  expect(listSectionChanges([rail], after)).toEqual([
    { field: 'Product row: Products', from: 'best sellers', to: 'slip\ncoat' },
  ])
})
