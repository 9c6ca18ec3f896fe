import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ItemOutcome } from '#app/base/imports.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { MAX_CATEGORIES } from '#app/catalog/category.ts'
import { findFileImport, listFileImportItems } from '#app/exchange/imports/file-imports.server.ts'
import type { Id } from '#app/lib/id.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { saveImport, uploadImport } from '#tests/support/imports.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())
beforeEach(async () => {
  await store.db.delete(categories)
  const names = ['Dresses', 'jewelry', 'Bags']
  const rows = names.map((name, position) => ({ name, slug: name.toLowerCase(), position }))
  await store.db.insert(categories).values(rows)
})

const HEADING = 'Slug,Name,Image,Image text,SEO title,SEO description,Size guide'
const upload = (...lines: readonly string[]) =>
  uploadImport(store.db, { staffId, name: 'categories.csv', text: [HEADING, ...lines].join('\n') })

async function listItems(id: Id<'file-import'>, outcome: ItemOutcome) {
  const { rows } = await listFileImportItems(store.db, id, { outcome, page: 1 })
  return rows.map(({ name, changes, errors, notes }) => {
    const shown = changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`)
    return [name, ...shown, ...errors.map(({ message }) => message), ...notes].join(' | ')
  })
}

const listStored = () => store.db.select().from(categories).orderBy(asc(categories.position), asc(categories.slug))

test('categories in a file get their content and order from it, and come before the store’s other categories', async () => {
  const hash = 'c'.repeat(64)
  const image = { publicId: `categories/${hash}`, url: `/media/categories/${hash}.jpg`, width: 8, height: 9, bytes: 9 }
  await store.db.insert(uploads).values(image)
  const id = await upload(
    'bags,Bags,,,,,',
    `jewelry,Jewelry,https://old.example/media/jewelry/${hash}.jpg,Rings,Rings and more,,`,
    'shoes,Shoes,https://old.example/b.jpg,Boots,,,Feet',
  )
  expect(await listItems(id, 'changed')).toEqual([
    'Bags | Position: 3 → 1',
    `Jewelry | Name: jewelry → Jewelry | Image:  → ${image.url} | Alt text of the image:  → Rings | SEO title:  → Rings and more`,
  ])
  expect(await listItems(id, 'new')).toEqual([
    'Shoes | Name:  → Shoes | Image is not in this store: https://old.example/b.jpg. Upload it in the category. | Size guide “Feet” is not in this store.',
  ])
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 3, refused: 0, stale: 0 })
  expect(await listStored()).toMatchObject([
    { slug: 'bags', name: 'Bags' },
    { slug: 'jewelry', name: 'Jewelry', image: image.url, imageAlt: 'Rings', seoTitle: 'Rings and more' },
    { slug: 'shoes', name: 'Shoes', image: null, imageAlt: '' },
    { slug: 'dresses', name: 'Dresses' },
  ])
  const again = await upload('bags,Bags,,,,,', 'jewelry,Jewelry,,,,,', 'shoes,,,,,,')
  expect(await findFileImport(store.db, again)).toMatchObject({ counts: { unchanged: 3, changed: 0, refused: 0 } })
})

test.each([
  ['no slug', ',Hats,,,,,', 'Hats | Slug is required'],
  ['the name of another category', 'gowns,Dresses,,,,,', 'Dresses | Another category already has this name'],
  ['a new slug without a name', 'hats,,,,,,', 'hats | Category name is required'],
])('a line with %s is rejected', async (_, line, rejected) => {
  expect(await listItems(await upload(line), 'refused')).toEqual([rejected])
})

test('categories above the limit are rejected by the check', async () => {
  const lines = Array.from({ length: MAX_CATEGORIES }, (_, at) => `category-${at},Category ${at},,,,,`)
  const id = await upload(...lines)
  expect(await findFileImport(store.db, id)).toMatchObject({ counts: { new: MAX_CATEGORIES - 3, refused: 3 } })
})
