import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { newId } from '#app/lib/id.ts'
import { sendForm } from '#tests/support/page-forms.ts'
import { toSlug } from '#tests/support/page-updates/admin-client.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'
import { readTableRows } from '#tests/support/table-rows.ts'

// Checks the HTML of the collection and category screens.

const store = getSharedStore()
const { db, admin, cookie, read } = await openStaffAccess(store)

test('collections are listed by position and found by slug in any letter case', async () => {
  const { name, slug } = await admin.newCollection([(await admin.newProduct()).id])
  const { html } = await read('/admin/collections')
  expect(html).toMatch(/<h1[^>]*>Collections \(\d+\)<\/h1>/)
  expect(readTableRows(html)[0]).toEqual(['Image', 'Name', 'Slug', 'Products', 'Status', 'Position', 'Actions'])
  expect(html).toMatch(/<th[^>]*aria-sort="ascending"[^>]*>(<[^>]*>)*Position/)
  expect(html).toMatch(/<input[^>]*placeholder="Search collections..."/)
  const found = readTableRows((await read(`/admin/collections?q=${slug.toUpperCase()}`)).html)
  expect(found.find(([, second]) => second === name)?.slice(2, 5)).toEqual([slug, `1 product in ${name}`, 'Active'])
  expect((await read('/admin/collections?q=no+such+collection')).text).toContain('No collections found')
  const byName = await read(`/admin/collections?sort=name&q=${slug}`)
  expect(byName.html, 'in a different sort order, nothing can be moved').not.toContain(`Move ${name}`)
})

test('the form for a new collection has all sections, the status active, position 0, and no products', async () => {
  const { html, text } = await read('/admin/collections/new')
  for (const title of ['Basic Information', 'Products (0)', 'SEO Settings']) expect(text).toContain(title)
  expect(text).toContain('No products added. Click "Add Products" to start.')
  expect(html).toMatch(/<option value="active" selected="">Active/)
  expect(html).toMatch(/<input[^>]*name="position"[^>]*value="0"/)
})

test('a missing name is reported beside the field', async () => {
  const fields = { name: ' ', slug: '', description: '', status: 'active', position: '0', products: 'untouched' }
  const images = { heroImage: '', heroImageAlt: '', imageUrl: '', imageUrlAlt: '' }
  const seo = { seoTitle: '', seoDescription: '', sizeGuide: '', version: '' }
  const response = await admin.post('/admin/collections/new', { ...fields, ...images, ...seo })
  expect(await response.text()).toMatch(/id="field-name-error" role="alert"[^>]*>.*Collection name is required/)
})

test('a collection created through its form has a history entry', async () => {
  const name = admin.newName('Fleece')
  const typed = { name, slug: toSlug(name), position: '1000000' } // after the collections that other tests expect first
  const created = await sendForm({ url: store.url, cookie }, '/admin/collections/new', 'Save Collection', typed)
  expect(created.headers.get('location')).toMatch(/^\/admin\/collections/)
  const [collection] = await db.select().from(collections).where(eq(collections.slug, typed.slug))
  expect((await read(`/admin/collections/edit/${collection?.id}`)).text).toMatch(/HistoryCreated/)
})

test('a collection’s form shows how search engines list it, its URL and the default SEO text', async () => {
  const slug = `grain-${newId().slice(-8)}`
  const values = { name: 'Grain', slug, description: 'Light and worn.', seoTitle: 'Light, worn', position: 1_000_000 }
  const [collection] = await db.insert(collections).values(values).returning()
  const edit = `/admin/collections/edit/${collection?.id}`
  const { text, html } = await read(edit)
  expect(text).toContain(`› collection › ${slug}`)
  expect(text).toContain('Light, worn · Lumina')
  expect(text).toContain('Leave blank to use the start of the description.')
  expect(text).not.toContain('Leave blank to use the name')
  expect(html).toMatch(new RegExp(`href="/collection/${slug}"[^>]*>View in store<`))
  const emptied = { description: '', seoTitle: '', status: 'draft' } as const
  await db.update(collections).set(emptied).where(eq(collections.slug, slug))
  const draft = await read(edit)
  expect(draft.text).toContain('Leave blank to use the name.')
  expect(draft.text).toContain('No description yet, so the title is used.')
  expect(draft.html).not.toContain('View in store')
})

test('categories are listed with their product counts, and the product list can be filtered by category', async () => {
  const { name, slug, edit } = await admin.newCategory()
  const product = await admin.newProduct({ category: slug })
  await admin.newProduct({ category: slug, status: 'draft' })
  const { html, text } = await read('/admin/categories')
  expect(text).toContain(`2 products in ${name}·1 active`)
  expect(html).toMatch(new RegExp(`href="${edit}"[^>]*>${name}<`))
  const list = await read(`/admin/products?category=${slug}`)
  expect(readTableRows(list.html)).toHaveLength(3)
  expect(list.text).toContain(product.name)
  expect(list.html).toMatch(new RegExp(`<option value="${slug}" selected="">`))
})
