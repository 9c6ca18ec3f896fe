import { describe, expect, test } from 'vitest'
import { HOMEPAGE_SECTIONS } from '#app/catalog/constants.ts'
import { arrange } from '#app/content/homepage/admin/homepage-plan.ts'
import { NO_PLACEMENT_CHANGES } from '#app/content/homepage/admin/placement-changes.ts'
import {
  addSection,
  changeSection,
  duplicateSection,
  findPlaceOfSection,
  findProblem,
  isFull,
  rebaseSections,
  removeSection,
  withSetting,
} from '#app/content/homepage/sections/admin/sections-draft.ts'
import { ownSections } from '#app/content/homepage/sections/own-sections.server.ts'
import { DEMO_SECTIONS, startSections } from '#app/content/homepage/sections/preset-sections.server.ts'
import { newSection } from '#app/content/homepage/sections/section-input.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import { newId } from '#app/lib/id.ts'

const quote = (id: string, text = id): Section => withSetting(newSection('quote', id), 'text', text)
const NO_PLACEMENTS = arrange(
  {
    placed: { hero: [], best_sellers: [], new_arrivals: [], featured: [], what_we_see: [], latest_collections: [] },
    unplaced: [],
  },
  NO_PLACEMENT_CHANGES,
)
const list = (...sections: Section[]) => ({ sections, placements: NO_PLACEMENTS })
const ids = ({ sections }: { sections: readonly Section[] }) => sections.map(({ id }) => id).join(' ')

test('sections are added at the end, duplicated after the original, changed and removed', () => {
  const draft = list(quote('a'), quote('b'))
  expect(ids(addSection(draft, 'text', 'c'))).toBe('a b c')
  expect(ids(duplicateSection(draft, 'a', 'copy'))).toBe('a copy b')
  expect(ids(removeSection(draft, 'a'))).toBe('b')
  expect(changeSection(draft, 'b', (section) => ({ ...section, isHidden: true })).sections[1]?.isHidden).toBe(true)
  expect(isFull(list(...Array.from({ length: 20 }, (_, at) => quote(`q-${at}`))))).toBe(true)
})

describe('a draft rebased on someone else’s sections', () => {
  const [a, b, c] = [quote('a'), quote('b'), quote('c')]
  const old = list(a, b, c)
  const texts = ({ sections }: { sections: readonly Section[] }) =>
    sections.map(({ id, settings }) => `${id}:${'text' in settings ? settings.text : ''}`).join(' ')
  test.each([
    { name: 'without changes of mine, theirs apply', mine: old, theirs: list(c, a), becomes: 'c:c a:a' },
    {
      name: 'my edit and theirs are kept',
      mine: list(quote('a', 'x'), b, c),
      theirs: list(a, quote('b', 'y'), c),
      becomes: 'a:x b:y c:c',
    },
    {
      name: 'my edit of a section that they removed is kept',
      mine: list(quote('a', 'x'), b, c),
      theirs: list(b, c),
      becomes: 'b:b c:c a:x',
    },
    { name: 'my order is kept', mine: list(c, b, a), theirs: list(a, quote('b', 'y'), c), becomes: 'c:c b:y a:a' },
    { name: 'their order is kept', mine: list(a, b, quote('c', 'x')), theirs: list(c, b, a), becomes: 'c:x b:b a:a' },
    { name: 'my removal is kept', mine: list(a, c), theirs: list(a, quote('b', 'y'), c), becomes: 'a:a c:c' },
    {
      name: 'both additions are kept',
      mine: list(a, b, c, quote('m')),
      theirs: list(quote('t'), a, b, c),
      becomes: 't:t a:a b:b c:c m:m',
    },
  ])('$name', ({ mine, theirs, becomes }) => {
    expect(texts(rebaseSections(mine, old, theirs))).toBe(becomes)
  })
})

test('sections explain what shoppers do not see, and why', () => {
  const [gown, cape, linen] = [newId<'product'>(), newId<'product'>(), newId<'collection'>()]
  const choices = {
    categories: [{ slug: 'dresses', name: 'Dresses' }],
    collections: [{ id: linen, name: 'Linen', status: 'draft' as const, image: null }],
    products: [{ id: gown, name: 'Gown', status: 'draft' as const, image: null }],
  }
  const rail = (source: unknown) => findProblem(withSetting(newSection('products', 'rail'), 'source', source), choices)
  expect(rail({ from: 'best_sellers' })).toBeNull()
  expect(rail({ from: 'category', slug: 'dresses' })).toBeNull()
  expect(rail({ from: 'category', slug: 'hats' })).toBe('Not shown: its category was deleted.')
  expect(rail({ from: 'collection', id: linen })).toBe('Not shown until active: Linen.')
  expect(rail({ from: 'collection', id: newId() })).toBe('Not shown: a selected collection was deleted.')
  expect(rail({ from: 'chosen', ids: [gown, cape] })).toBe('Not shown: Gown, 1 deleted product.')
})

describe('removing the demo content', () => {
  test('removes the demo store’s content', () => {
    const own = ownSections(DEMO_SECTIONS)
    expect(own.filter(({ id }) => id !== 'hero')).toEqual(startSections().filter(({ id }) => id !== 'hero'))
    expect(own[0]?.settings).toEqual(startSections()[0]?.settings)
  })

  test('keeps what staff wrote', () => {
    const edited = DEMO_SECTIONS.map((section) =>
      section.id === 'story' ? withSetting(section, 'heading', 'Made in Yaba') : section,
    )
    const own = ownSections([...edited, quote('ours')])
    expect(own.find(({ id }) => id === 'story')?.settings).toMatchObject({
      heading: 'Made in Yaba',
      text: '',
      image: null,
      counters: [],
    })
    expect(own.at(-1)).toEqual(quote('ours'))
  })
})

test('sections have places for products, except those with other sources', () => {
  const places = DEMO_SECTIONS.flatMap((section) => findPlaceOfSection(section) ?? [])
  expect(places).toEqual(HOMEPAGE_SECTIONS)
  const category = withSetting(newSection('products', 'a'), 'source', { from: 'category', slug: 'tops' })
  expect(findPlaceOfSection(category)).toBeNull()
})
