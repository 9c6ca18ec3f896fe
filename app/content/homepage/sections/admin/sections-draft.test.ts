import { describe, expect, test } from 'vitest'
import { HOMEPAGE_SECTIONS } from '#app/catalog/constants.ts'
import { arrange } from '#app/content/homepage/admin/homepage-plan.ts'
import { NO_PLACEMENT_CHANGES } from '#app/content/homepage/admin/placement-changes.ts'
import {
  addSection,
  changeSection,
  duplicateSection,
  findPlacement,
  findProblem,
  isFull,
  rebaseSections,
  removeSection,
  restoreSection,
  withSetting,
} from '#app/content/homepage/sections/admin/sections-draft.ts'
import { withoutDemoContent } from '#app/content/homepage/sections/own-sections.server.ts'
import { createStartSections, DEMO_SECTIONS } from '#app/content/homepage/sections/preset-sections.server.ts'
import { createSection } from '#app/content/homepage/sections/section-input.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import { newId } from '#app/lib/id.ts'

const quote = (id: string, text = id): Section => withSetting(createSection('quote', id), 'text', text)
const NO_PLACEMENTS = arrange(
  {
    placed: { hero: [], best_sellers: [], new_arrivals: [], featured: [], what_we_see: [], latest_collections: [] },
    unplaced: [],
  },
  NO_PLACEMENT_CHANGES,
)
const createDraft = (...sections: Section[]) => ({ sections, placements: NO_PLACEMENTS })
const ids = ({ sections }: { sections: readonly Section[] }) => sections.map(({ id }) => id).join(' ')

test('sections are added at the end, duplicated after the original, changed, removed and restored', () => {
  const draft = createDraft(quote('a'), quote('b'))
  expect(ids(addSection(draft, 'text', 'c'))).toBe('a b c')
  expect(ids(duplicateSection(draft, 'a', 'copy'))).toBe('a copy b')
  expect(ids(removeSection(draft, 'a'))).toBe('b')
  expect(ids(restoreSection(removeSection(draft, 'a'), quote('a'), 0))).toBe('a b')
  expect(ids(restoreSection(draft, quote('a'), 0)), 'restored by someone else').toBe('a b')
  expect(changeSection(draft, 'b', (section) => ({ ...section, isHidden: true })).sections[1]?.isHidden).toBe(true)
  expect(isFull(createDraft(...Array.from({ length: 20 }, (_, at) => quote(`q-${at}`))))).toBe(true)
})

describe('a draft rebased on someone else’s sections', () => {
  const [a, b, c] = [quote('a'), quote('b'), quote('c')]
  const old = createDraft(a, b, c)
  const texts = ({ sections }: { sections: readonly Section[] }) =>
    sections.map(({ id, settings }) => `${id}:${'text' in settings ? settings.text : ''}`).join(' ')
  test.each([
    {
      name: 'without changes of my own, the other person’s changes apply',
      mine: old,
      theirs: createDraft(c, a),
      expected: 'c:c a:a',
    },
    {
      name: 'my edit and the other person’s edit are kept',
      mine: createDraft(quote('a', 'x'), b, c),
      theirs: createDraft(a, quote('b', 'y'), c),
      expected: 'a:x b:y c:c',
    },
    {
      name: 'my edit of a section that the other person removed is kept',
      mine: createDraft(quote('a', 'x'), b, c),
      theirs: createDraft(b, c),
      expected: 'b:b c:c a:x',
    },
    {
      name: 'my order is kept',
      mine: createDraft(c, b, a),
      theirs: createDraft(a, quote('b', 'y'), c),
      expected: 'c:c b:y a:a',
    },
    {
      name: 'the other person’s order is kept if I did not change the order',
      mine: createDraft(a, b, quote('c', 'x')),
      theirs: createDraft(c, b, a),
      expected: 'c:x b:b a:a',
    },
    {
      name: 'my removal is kept',
      mine: createDraft(a, c),
      theirs: createDraft(a, quote('b', 'y'), c),
      expected: 'a:a c:c',
    },
    {
      name: 'my addition and the other person’s addition are kept',
      mine: createDraft(a, b, c, quote('m')),
      theirs: createDraft(quote('t'), a, b, c),
      expected: 't:t a:a b:b c:c m:m',
    },
  ])('$name', ({ mine, theirs, expected }) => {
    expect(texts(rebaseSections(mine, old, theirs))).toBe(expected)
  })
})

test('sections explain what shoppers do not see, and why', () => {
  const [gown, cape, linen] = [newId<'product'>(), newId<'product'>(), newId<'collection'>()]
  const evening = newId<'look'>()
  const choices = {
    categories: [{ slug: 'dresses', name: 'Dresses' }],
    collections: [{ id: linen, name: 'Linen', status: 'draft' as const, image: null }],
    looks: [{ id: evening, name: 'Evening', isActive: false }],
    products: [{ id: gown, name: 'Gown', status: 'draft' as const, image: null }],
  }
  const rail = (source: unknown) =>
    findProblem(withSetting(createSection('products', 'rail'), 'source', source), choices)
  const showLook = (id: string | null) => findProblem(withSetting(createSection('look', 'look'), 'look', id), choices)
  expect(showLook(null)).toBeNull()
  expect(showLook(evening)).toBe('Not shown until active: Evening.')
  expect(showLook(newId())).toBe('Not shown: its look was deleted.')
  expect(rail({ from: 'best_sellers' })).toBeNull()
  expect(rail({ from: 'category', slug: 'dresses' })).toBeNull()
  expect(rail({ from: 'category', slug: 'hats' })).toBe('Not shown: its category was deleted.')
  expect(rail({ from: 'collection', id: linen })).toBe('Not shown until active: Linen.')
  expect(rail({ from: 'collection', id: newId() })).toBe('Not shown: a selected collection was deleted.')
  expect(rail({ from: 'chosen', ids: [gown, cape] })).toBe('Not shown: Gown, 1 deleted product.')
})

describe('removing the demo content', () => {
  test('removes the demo store’s content', () => {
    const own = withoutDemoContent(DEMO_SECTIONS)
    expect(own.filter(({ id }) => id !== 'hero')).toEqual(createStartSections().filter(({ id }) => id !== 'hero'))
    expect(own[0]?.settings).toEqual(createStartSections()[0]?.settings)
  })

  test('keeps what staff wrote', () => {
    const edited = DEMO_SECTIONS.map((section) =>
      section.id === 'story' ? withSetting(section, 'heading', 'Made in Yaba') : section,
    )
    const own = withoutDemoContent([...edited, quote('ours')])
    expect(own.find(({ id }) => id === 'story')?.settings).toMatchObject({
      heading: 'Made in Yaba',
      text: '',
      image: null,
      counters: [],
    })
    expect(own.at(-1)).toEqual(quote('ours'))
  })
})

test('the demo store has a section for each placement; a section with a different source has no placement', () => {
  const placements = DEMO_SECTIONS.flatMap((section) => findPlacement(section) ?? [])
  expect(placements).toEqual(HOMEPAGE_SECTIONS)
  const category = withSetting(createSection('products', 'a'), 'source', { from: 'category', slug: 'tops' })
  expect(findPlacement(category)).toBeNull()
})
