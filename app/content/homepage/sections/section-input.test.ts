import { describe, expect, test } from 'vitest'
import { createStartSections, DEMO_SECTIONS } from '#app/content/homepage/sections/preset-sections.server.ts'
import { checkSections, createSection, readStoredSections } from '#app/content/homepage/sections/section-input.ts'
import { getKindFields, type Section, sectionKinds } from '#app/content/homepage/sections/section-kinds.ts'
import { newId } from '#app/lib/id.ts'

const image = { url: '/media/a/b.jpg', publicId: 'a/b', width: 4, height: 5, alt: 'a' }
const [newsletter] = DEMO_SECTIONS.filter(({ kind }) => kind === 'newsletter')
const withSettings = (section: Section | undefined, settings: object) => ({
  ...section,
  settings: { ...section?.settings, ...settings },
})

test('each kind of section has at most seven settings', () => {
  expect(sectionKinds).toHaveLength(new Set(sectionKinds).size)
  for (const kind of sectionKinds) expect(Object.keys(getKindFields(kind)).length, kind).toBeLessThanOrEqual(7)
})

test('a hero’s video needs an MP4 file; homepages saved before this setting existed have no video', () => {
  const [hero] = DEMO_SECTIONS
  const clip = (format: string) => `/media/clips/${'a'.repeat(64)}.${format}`
  const read = (video: unknown) => checkSections([withSettings(hero, { video })])
  expect(read({ mp4: clip('mp4'), webm: clip('webm') })).toMatchObject({ ok: true })
  expect(read(undefined)).toEqual({ ok: true, sections: [hero] })
  for (const video of [
    { mp4: null, webm: clip('webm') },
    { mp4: clip('webm'), webm: null },
    { mp4: clip('mp4').replace('clips', 'homepage'), webm: null },
  ]) {
    expect(read(video)).toMatchObject({
      ok: false,
      errors: { 'sections.hero.video': expect.stringContaining('add the MP4 file') },
    })
  }
})

test.each([
  { name: 'the demo store', sections: DEMO_SECTIONS },
  { name: 'an owner’s store', sections: createStartSections() },
])('the preset of $name is valid and reads back as it was stored', ({ sections }) => {
  expect(checkSections(sections)).toEqual({ ok: true, sections })
  expect(readStoredSections(JSON.parse(JSON.stringify(sections)))).toEqual({ sections, repaired: [] })
})

test('the initial sections of an owner’s store contain none of the demo store’s claims', () => {
  expect(JSON.stringify(createStartSections())).not.toMatch(
    /500|40\+|artisans|24-48|2024|Radiate|small runs|see the light|PayPal/,
  )
})

describe('input', () => {
  const rail = {
    source: { from: 'best_sellers' },
    layout: 'row',
    heading: 'Rail',
    text: '',
    link: { label: '', to: '' },
  }
  const cases: { name: string; settings: object; error: string }[] = [
    { name: 'an empty heading', settings: { heading: '  ' }, error: 'Heading is required' },
    { name: 'a long heading', settings: { heading: 'x'.repeat(61) }, error: 'Heading can have at most 60 characters' },
    {
      name: 'an unknown placeholder',
      settings: { text: 'From {price}' },
      error: 'Line below the heading contains {price}, which does not exist',
    },
  ]
  test.each(cases)('$name is reported beside its field', ({ settings, error }) => {
    const field = Object.keys(settings)[0]
    const checked = checkSections([withSettings(newsletter, settings)])
    expect(checked).toEqual({ ok: false, errors: { [`sections.newsletter.${field}`]: error } })
  })

  const rails: { name: string; change: object; error: string }[] = [
    {
      name: 'no collection',
      change: { source: { from: 'collection', id: '' } },
      error: 'Products: choose a collection',
    },
    {
      name: 'no product',
      change: { source: { from: 'chosen', ids: [] } },
      error: 'Products: add at least one product',
    },
    {
      name: 'a duplicate product',
      change: { source: { from: 'chosen', ids: Array(2).fill(newId<'product'>()) } },
      error: 'Products: remove the duplicate',
    },
    { name: 'a link without text', change: { link: { label: '', to: '/shop' } }, error: 'Link needs text' },
    { name: 'a link without a URL', change: { link: { label: 'Shop', to: '' } }, error: 'Link needs a URL' },
    ...['javascript:alert(1)', '//evil.example', 'http://a.example', '/a b', '/\\evil.example'].map((to) => ({
      name: `a link to ${to}`,
      change: { link: { label: 'Shop', to } },
      error: 'Link must be a path in your store, such as /shop, or a URL that begins with https://',
    })),
  ]
  test.each(rails)('a rail with $name is rejected', ({ change, error }) => {
    const checked = checkSections([{ id: 'rail', kind: 'products', isHidden: false, settings: { ...rail, ...change } }])
    expect(checked.ok ? [] : Object.values(checked.errors)).toEqual([error])
  })

  test.each([
    {
      name: '21 sections',
      sections: Array.from({ length: 21 }, (_, at) => ({ ...newsletter, id: `n-${at}` })),
      error: /at most 20/,
    },
    { name: 'a duplicate id', sections: [newsletter, newsletter], error: /could not be read/ },
    { name: 'an unknown kind', sections: [{ ...newsletter, kind: 'carousel' }], error: /could not be read/ },
    { name: 'an unknown setting', sections: [withSettings(newsletter, { size: 3 })], error: /could not be read/ },
    { name: 'a value that is not a list', sections: 'hero', error: /could not be read/ },
  ])('$name is reported as an error of the whole form', ({ sections, error }) => {
    const checked = checkSections(sections)
    expect(checked).toMatchObject({ ok: false, errors: { '': expect.stringMatching(error) } })
  })

  test('a new section of any kind is complete or reports the missing fields', () => {
    for (const kind of sectionKinds) {
      const checked = checkSections([createSection(kind, 'new')])
      const errors = checked.ok ? [] : Object.keys(checked.errors)
      expect(
        errors.every((name) => name.startsWith('sections.new.')),
        `${kind}: ${errors}`,
      ).toBe(true)
    }
  })
})

test('unreadable stored settings get their initial value, and the section is reported', () => {
  const stored = [
    withSettings(newsletter, { heading: 5, text: 'Kept', shade: 'red' }),
    { id: 'old', kind: 'carousel', isHidden: false, settings: {} },
    {
      id: 'art',
      kind: 'imageText',
      settings: { image, side: 'top', heading: 'Art', text: '', link: { label: '', to: '' }, tone: 'clay' },
    },
  ]
  const { sections, repaired } = readStoredSections(stored)
  expect(sections.map(({ id }) => id)).toEqual(['newsletter', 'art'])
  expect(sections[0]?.settings).toEqual({ heading: '', text: 'Kept' })
  expect(sections[1]?.settings).toMatchObject({ side: 'left', heading: 'Art' })
  expect(repaired).toEqual(['newsletter', 'art'])
  expect(readStoredSections('nothing')).toEqual({ sections: [], repaired: [] })
})
