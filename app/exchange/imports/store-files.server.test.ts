import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ItemOutcome } from '#app/base/imports.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { readHomepageState } from '#app/content/homepage/sections/admin/homepage-state.server.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { readMenusState } from '#app/content/menus/admin/menus-state.server.ts'
import { menus } from '#app/content/menus/menus.table.ts'
import { findFileImport, listFileImportItems } from '#app/exchange/imports/file-imports.server.ts'
import type { Id } from '#app/lib/id.ts'
import { storeLogo } from '#app/store/brand/brand-images.server.ts'
import { findEditableBrand } from '#app/store/brand/brands.server.ts'
import { BUILT_IN } from '#app/store/brand-look.ts'
import { brandFiles, brands } from '#app/store/brands.table.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { saveImport, uploadImport } from '#tests/support/imports.ts'
import { addProductRow } from '#tests/support/product-rows.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())
beforeEach(async () => {
  for (const table of [storeSettings, menus, announcements, homepageVersions, brands, collections]) {
    await store.db.delete(table)
  }
})

function upload(name: string, version: number, content: object) {
  const text = JSON.stringify({ format: `lumina-${name}`, version, ...content })
  return uploadImport(store.db, { staffId, name: `${name}.json`, text })
}

async function listItems(id: Id<'file-import'>, outcome: ItemOutcome) {
  return (await listFileImportItems(store.db, id, { outcome, page: 1 })).rows
}

describe('settings', () => {
  test('are saved as the form would save them; settings that cannot be imported are listed and left unchanged', async () => {
    const settings = { store_name: 'Aurora', store_country: 'DE', enable_tax: true, store_open: false, theme: 'dark' }
    const id = await upload('settings', 1, { settings })
    expect(await findFileImport(store.db, id)).toMatchObject({ counts: { changed: 2, unchanged: 1, refused: 2 } })
    expect((await listItems(id, 'refused')).map(({ name }) => name)).toEqual(['Store open', 'theme'])
    expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 2, stale: 0 })
    expect(await readSettings(store.db)).toMatchObject({ store_name: 'Aurora', store_country: 'DE', store_open: true })
  })

  test('that were changed since the check are left unchanged; all other settings are saved', async () => {
    const id = await upload('settings', 1, { settings: { store_name: 'Aurora', store_phone: '+234 1' } })
    await saveSettings(store.db, { store_name: 'Mine' })
    expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 1, stale: 1 })
    expect(await readSettings(store.db)).toMatchObject({ store_name: 'Mine', store_phone: '+234 1' })
  })

  test('change the currency while the store has no amounts', async () => {
    const id = await upload('settings', 1, { settings: { store_currency: 'EUR', free_shipping_threshold: 5_000 } })
    expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 2 })
    expect(await readSettings(store.db)).toMatchObject({ store_currency: 'EUR', free_shipping_threshold: 5_000 })
  })
})

const NONE = { kind: 'none', value: '' }
const menuItem = (id: string, label: string, target: object, items: readonly object[] = []) => {
  return { id, label, place: 'everywhere', target, items }
}

describe('menus', () => {
  test('link to this store’s pages with the slugs in the file; links to missing pages are skipped with a note', async () => {
    const [linen] = await store.db.insert(collections).values({ name: 'Linen', slug: 'linen' }).returning()
    const header = [
      menuItem('linen', 'Linen', { kind: 'collection', value: 'linen' }),
      menuItem('silk', 'Silk', { kind: 'collection', value: 'silk' }),
      menuItem('old', 'Old', { kind: 'address', value: '/pages/gone' }),
    ]
    const id = await upload('menus', 2, { header, footer: [menuItem('help', 'Help', NONE)] })
    expect(await findFileImport(store.db, id)).toMatchObject({ counts: { changed: 2, refused: 0 } })
    const [first] = await listItems(id, 'changed')
    expect(first).toMatchObject({
      name: 'Header',
      notes: [
        '“Silk” is skipped. The target of its link does not exist in this store (Collection: silk).',
        '“Old” is skipped. There is no page at /pages/gone',
      ],
      changes: [{ field: 'Items', to: 'Linen → Collection: linen' }],
    })
    expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 2, stale: 0 })
    const saved = await readMenusState(store.db, true)
    expect(saved).toMatchObject({ header: [{ id: 'linen', target: { value: linen?.id } }], footer: [{ id: 'help' }] })
  })

  test('without any link to an existing page are rejected', async () => {
    const header = [menuItem('silk', 'Silk', { kind: 'collection', value: 'silk' })]
    const id = await upload('menus', 2, { header, footer: [menuItem('help', 'Help', NONE)] })
    expect(await listItems(id, 'refused')).toMatchObject([
      { name: 'Header', errors: [{ message: expect.stringMatching(/^None of this menu’s links exist/) }] },
    ])
  })

  test('that the editor would reject are rejected, and the other menu is saved', async () => {
    const deep = [menuItem('a', 'A', NONE, [menuItem('b', 'B', NONE, [menuItem('c', 'C', NONE)])])]
    const id = await upload('menus', 2, { header: deep, footer: [menuItem('help', 'Help', NONE)] })
    expect(await listItems(id, 'refused')).toMatchObject([
      { name: 'Header', errors: [{ message: expect.stringContaining('two levels') }] },
    ])
    expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 1, refused: 1 })
  })
})

const section = (id: string, kind: string, settings: object) => ({ id, kind, isHidden: false, settings })
const LINK = { label: '', to: '' }

describe('the homepage', () => {
  const text = section('words', 'text', { heading: 'Ours', text: 'Made here.', link: LINK, layout: 'split' })
  const rail = (source: object) =>
    section('rail', 'products', { source, layout: 'row', heading: 'Linen', text: '', link: LINK })

  test('is imported as the draft, with the collections of this store', async () => {
    const [linen] = await store.db.insert(collections).values({ name: 'Linen', slug: 'linen' }).returning()
    const sections = [text, rail({ from: 'collection', slug: 'linen' })]
    const id = await upload('homepage', 2, { sections, draft: [text] })
    expect(await listItems(id, 'new')).toMatchObject([
      {
        notes: [
          'The sections of the file’s draft are not imported.',
          'Shoppers will see the imported homepage once you publish it under Homepage.',
        ],
        changes: expect.arrayContaining([{ field: 'Ours: Text', from: '', to: 'Made here.' }]),
      },
    ])
    expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 1 })
    const state = await readHomepageState(store.db, true)
    expect(state).toMatchObject({
      hasDraft: true,
      sections: [{ id: 'words' }, { settings: { source: { from: 'collection', id: linen?.id } } }],
    })
    expect(state.published).not.toEqual(state.sections)
    expect(await findFileImport(store.db, await upload('homepage', 2, { sections, draft: null }))).toMatchObject({
      counts: { unchanged: 1 },
    })
  })

  test('is imported with the products that are placed in the file’s draft', async () => {
    const gown = await addProductRow(store.db, { name: 'Gown', slug: 'gown' })
    const coat = await addProductRow(store.db, { name: 'Coat', slug: 'coat' })
    const placements = {
      before: { hero: ['coat', 'gone'] },
      placed: { hero: ['gown', 'gone'] },
      off: ['coat'],
      unflagged: [{ section: 'featured', id: 'gown' }],
    }
    const id = await upload('homepage', 2, { sections: [text], draft: [text], placements })
    const [item] = await listItems(id, 'new')
    expect(item?.notes).toEqual([
      'The file places products that this store does not have: gone.',
      'Shoppers will see the imported homepage once you publish it under Homepage.',
    ])
    expect(item?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Products of Hero', from: '', to: 'gown' },
        { field: 'Products taken off the homepage', from: '', to: 'coat' },
        { field: 'Products that lose a flag', from: '', to: 'gown · Featured' },
      ]),
    )
    expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 1 })
    const saved = {
      before: { hero: [coat] },
      placed: { hero: [gown] },
      off: [coat],
      unflagged: [{ section: 'featured', id: gown }],
    }
    expect((await readHomepageState(store.db, true)).placements).toEqual(saved)

    const without = await upload('homepage', 2, { sections: [], draft: null })
    expect((await listItems(without, 'changed'))[0]?.notes).toContain(
      'Products that the current draft assigns to sections keep their places.',
    )
    await saveImport(store.db, without, staffId)
    expect(await readHomepageState(store.db, true)).toMatchObject({ sections: [], placements: saved })
  })

  test('keeps its other sections if the store lacks the content of some sections', async () => {
    const image = { url: '/media/a/b.jpg', publicId: 'a/b', width: 8, height: 8, alt: '' }
    const sections = [
      text,
      rail({ from: 'collection', slug: 'gone' }),
      section('picture', 'imageText', { image, side: 'left', heading: 'Cut', text: '', link: LINK, tone: 'clay' }),
    ]
    const id = await upload('homepage', 2, { sections, draft: null })
    const [item] = await listItems(id, 'new')
    expect(item?.notes.slice(0, 2)).toEqual([
      '“Linen” was imported without items that this store does not have: gone.',
      'The section “Cut” was left out because this store does not have its image: /media/a/b.jpg.',
    ])
    await saveImport(store.db, id, staffId)
    const { sections: saved } = await readHomepageState(store.db, true)
    expect(saved).toMatchObject([{ id: 'words' }, { settings: { source: { from: 'best_sellers' } } }])
  })

  test.each([
    ['an unknown setting', [section('a', 'text', { heading: 'A', size: 5 })]],
    ['an unknown kind', [section('a', 'slider', {})]],
    ['a number in place of text', [section('a', 'quote', { text: 5, by: '', tone: 'paper' })]],
    ['text in place of a section', ['hero']],
  ])('with %s is rejected as a whole', async (_, sections) => {
    const id = await upload('homepage', 2, { sections, draft: null })
    expect(await findFileImport(store.db, id)).toMatchObject({ counts: { refused: 1, new: 0 } })
  })
})

describe('the brand', () => {
  const look = { ...BUILT_IN, colors: { ...BUILT_IN.colors, action: '#204060' }, radius: 'round' }
  const logo = { id: 'a'.repeat(64), type: 'png', width: 8, height: 8, print: 'a'.repeat(64) }

  test('is imported as the draft; images that the store lacks are listed', async () => {
    const id = await upload('brand', 2, { images: [], name: 'Aurora', look: { ...look, logo }, draft: null })
    expect(await listItems(id, 'new')).toMatchObject([
      {
        notes: [
          expect.stringMatching(/^Logo is missing from the file or was changed after the export\./),
          expect.any(String),
        ],
        changes: [
          { field: 'Store name', from: 'Lumina', to: 'Aurora' },
          { field: 'Corners', from: 'Square', to: 'Round' },
          { field: 'Main button', from: '#4b1d3f', to: '#204060' },
        ],
      },
    ])
    expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 1 })
    expect(await findEditableBrand(store.db)).toMatchObject({ name: 'Aurora', look, hasDraft: true })
    expect(await readSettings(store.db)).toMatchObject({ store_name: 'Lumina' })
  })

  test('is imported with its valid images only', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    const storedLogo = await storeLogo(store.db, Buffer.from(svg))
    const rows = await store.db.select().from(brandFiles)
    const images = rows.map(({ id, type, width, height, bytes }) => ({
      id,
      type,
      width,
      height,
      base64: bytes.toString('base64'),
    }))
    await store.db.delete(brandFiles)
    const brand = { name: 'Aurora', look: { ...look, logo: storedLogo }, draft: null }
    const id = await upload('brand', 2, { ...brand, images })
    expect(await listItems(id, 'new')).toMatchObject([
      { notes: ['Shoppers will see the imported brand once you publish it under Brand.'] },
    ])
    await saveImport(store.db, id, staffId)
    expect((await findEditableBrand(store.db)).look.logo).toEqual(storedLogo)
    expect(await store.db.$count(brandFiles)).toBe(images.length)

    await store.db.delete(brandFiles)
    const script = Buffer.from(svg.replace('<path', '<script>alert(1)</script><path'))
    const wrongId = createHash('sha256').update(script).digest('hex')
    const wrong = { id: wrongId, type: 'svg', width: 9, height: 9, base64: script.toString('base64') }
    const withScript = { ...brand, look: { ...look, logo: { ...storedLogo, id: wrongId } }, images: [...images, wrong] }
    expect(await listItems(await upload('brand', 2, withScript), 'unchanged')).toMatchObject([
      { notes: [expect.stringMatching(/^Logo is missing from the file or was changed after the export\./)] },
    ])
  })

  test('is rejected if it has an invalid color or an unknown field', async () => {
    const wrong = { ...look, colors: { ...look.colors, action: 'blue' } }
    const first = await upload('brand', 2, { images: [], name: 'A', look: wrong, draft: null })
    expect(await listItems(first, 'refused')).toMatchObject([
      { errors: [{ message: 'Main button: enter a color such as #4b1d3f' }] },
    ])
    const second = await upload('brand', 2, { images: [], name: 'A', look: { ...look, font: 'x' }, draft: null })
    expect(await listItems(second, 'refused')).toMatchObject([
      { errors: [{ message: 'The brand could not be read.' }] },
    ])
  })
})

describe('announcements', () => {
  const announcement = (text: string, more = {}) => ({ text, target: NONE, startsAt: null, endsAt: null, ...more })

  test('are added after the store’s announcements, or changed if the text is the same', async () => {
    await store.db.insert(announcements).values([
      { position: 0, text: 'Ours', target: NONE },
      { position: 1, text: 'Sale', target: NONE },
    ])
    const id = await upload('announcements', 2, {
      announcements: [
        announcement('Sale', { endsAt: '2027-01-01T12:30:00.000Z' }),
        announcement('New', { target: { kind: 'collection', value: 'gone' } }),
        announcement('x'.repeat(201)),
      ],
    })
    expect(await listItems(id, 'changed')).toMatchObject([{ name: 'Sale', changes: [{ field: 'Ends', from: '' }] }])
    expect(await listItems(id, 'new')).toMatchObject([{ notes: [expect.stringMatching(/^It will have no link\./)] }])
    expect(await listItems(id, 'refused')).toMatchObject([
      { errors: [{ message: 'Text can have at most 200 characters' }] },
    ])
    expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 2, stale: 0 })
    expect(await store.db.select().from(announcements).orderBy(asc(announcements.position))).toMatchObject([
      { text: 'Ours' },
      { text: 'Sale', endsAt: new Date('2027-01-01T12:30:00Z') },
      { text: 'New', target: NONE },
    ])
  })

  test('are limited to ten', async () => {
    const many = Array.from({ length: 11 }, (_, at) => announcement(`No. ${at}`))
    const id = await upload('announcements', 2, { announcements: many })
    expect(await findFileImport(store.db, id)).toMatchObject({ counts: { new: 10, refused: 1 } })
    expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 10 })
    expect(await store.db.$count(announcements, eq(announcements.isShown, true))).toBe(1)
  })
})
