import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changePage, deletePage, findEditablePage, savePage } from '#app/content/pages/admin/page-form.server.ts'
import { pageInput } from '#app/content/pages/admin/page-input.ts'
import { listPageRows } from '#app/content/pages/admin/page-list.server.ts'
import { findPageBySlug, findPolicyPage } from '#app/content/pages.server.ts'
import { pages } from '#app/content/pages.table.ts'
import type { Id } from '#app/lib/id.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
beforeEach(async () => {
  await store.db.delete(pages)
})
afterAll(() => store.close())

const FIELDS = {
  title: 'Story',
  slug: 'story',
  policy: '',
  body: 'First.',
  seoTitle: '',
  seoDescription: '',
  version: '',
}
type Fields = Partial<typeof FIELDS> & { readonly intent?: 'draft' | 'publish' }

function save(fields: Fields, id: Id<'page'> | null = null) {
  return savePage(store.db, id, pageInput.parse({ ...FIELDS, ...fields }), staffId)
}

async function add(fields: Fields = { intent: 'publish' }): Promise<Id<'page'>> {
  const saved = await save(fields)
  if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved))
  return saved.id
}

async function getCurrent(id: Id<'page'>) {
  const page = await findEditablePage(store.db, id)
  if (!page) throw new Error('The page is missing')
  return page
}

describe('drafts', () => {
  test('a published page does not change until its draft is published', async () => {
    const id = await add()
    const { version } = await getCurrent(id)
    expect(await save({ title: 'Our story', slug: 'our-story', body: 'Second.', version }, id)).toMatchObject({ id })
    expect(await findPageBySlug(store.db, 'story')).toMatchObject({ title: 'Story', body: 'First.' })
    const draft = await getCurrent(id)
    expect(draft).toMatchObject({ title: 'Our story', status: 'published', hasDraft: true, shown: { slug: 'story' } })
    await save({ ...FIELDS, slug: 'our-story', body: 'Second.', intent: 'publish', version: draft.version }, id)
    expect(await findPageBySlug(store.db, 'our-story')).toMatchObject({ body: 'Second.' })
    expect(await getCurrent(id)).toMatchObject({ hasDraft: false })
  })

  test('a draft without changes is not stored, and a draft can be discarded', async () => {
    const id = await add()
    await save({ body: 'Second.', version: (await getCurrent(id)).version }, id)
    await changePage(store.db, id, 'discard', staffId)
    expect(await getCurrent(id)).toMatchObject({ body: 'First.', hasDraft: false })
    await save({ body: 'Second.', version: (await getCurrent(id)).version }, id)
    await save({ version: (await getCurrent(id)).version }, id)
    expect(await getCurrent(id)).toMatchObject({ body: 'First.', hasDraft: false })
  })

  test('an unpublished page keeps its draft', async () => {
    const id = await add({ policy: 'terms', intent: 'publish' })
    expect(await findPolicyPage(store.db, 'terms')).toMatchObject({ title: 'Story' })
    await save({ policy: 'terms', body: 'Second.', version: (await getCurrent(id)).version }, id)
    await changePage(store.db, id, 'unpublish', staffId)
    await changePage(store.db, id, 'unpublish', staffId)
    expect(await findPolicyPage(store.db, 'terms')).toBeNull()
    expect(await getCurrent(id)).toMatchObject({ body: 'Second.', status: 'draft', hasDraft: false, policy: 'terms' })
  })
})

describe('saving rejects', () => {
  test('a draft with the slug or the policy of another draft', async () => {
    await add({ slug: 'taken', policy: 'privacy' })
    expect(await save({ slug: 'Taken', policy: 'privacy' })).toEqual({
      outcome: 'rejected',
      errors: {
        slug: 'Another page already has this slug',
        policy: 'Another page is already the policy “Privacy policy”',
      },
    })
  })

  test('publishing with gaps or missing images', async () => {
    const body = 'We are [company]. ![](/media/pages/hem.jpg)'
    const id = await add({ body })
    const rejected = await save({ body, intent: 'publish', version: (await getCurrent(id)).version }, id)
    expect(rejected).toMatchObject({ errors: { body: expect.stringContaining('[company]') } })
    expect(rejected).toMatchObject({ errors: { body: expect.stringContaining('Upload these images here') } })
    const image = { publicId: 'pages/hem', url: '/media/pages/hem.jpg', width: 6, height: 4, bytes: 9 }
    await store.db.insert(uploads).values(image)
    const filled = '![Hem](/media/pages/hem.jpg)'
    const saved = await save({ body: filled, intent: 'publish', version: (await getCurrent(id)).version }, id)
    expect(saved).toEqual({ outcome: 'saved', id })
  })

  test('a change to a page that someone else has changed or deleted', async () => {
    const id = await add()
    const { version } = await getCurrent(id)
    await save({ body: 'Theirs.', version }, id)
    expect(await save({ body: 'Mine.', version, intent: 'publish' }, id)).toEqual({ outcome: 'conflict' })
    await deletePage(store.db, id, staffId)
    await deletePage(store.db, id, staffId)
    expect(await save({ version }, id)).toEqual({ outcome: 'not-found' })
  })

  test('100 KB of text and a blank title', () => {
    const { error } = pageInput.safeParse({ ...FIELDS, title: ' ', body: 'a'.repeat(100_000) })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Title is required',
      'The text can have at most 60,000 characters',
    ])
  })
})

test('a page without a slug gets one derived from its title', async () => {
  const id = await add({ title: 'Our atelier', slug: '' })
  expect((await getCurrent(id)).slug).toBe('our-atelier')
})

test('a page whose title has no letters gets a slug, and the audit log records all changes', async () => {
  const id = await add({ title: '✂', slug: '' })
  const { slug, version } = await getCurrent(id)
  expect(slug).toMatch(/^page-[0-9a-f]{8}$/)
  await save({ slug, intent: 'publish', version }, id)
  await changePage(store.db, id, 'unpublish', staffId)
  await deletePage(store.db, id, staffId)
  const logged = await store.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.entityId, id))
  expect(logged.map(({ action }) => action)).toEqual(['page.create', 'page.publish', 'page.unpublish', 'page.delete'])
})

test('pages are sorted by title, searched by title and filtered by status', async () => {
  await add({ title: 'Zebra', slug: 'a' })
  const id = await add({ title: 'Ananas', slug: 'b', intent: 'publish' })
  await save({ title: 'Apple', slug: 'b', version: (await getCurrent(id)).version }, id)
  const list = async (q: string, status: 'draft' | null = null) =>
    (await listPageRows(store.db, { q, status, page: 1 })).rows.map(({ title, hasDraft }) => [title, hasDraft])
  expect(await list('')).toEqual([
    ['Ananas', true],
    ['Zebra', false],
  ])
  expect(await list('b', 'draft')).toEqual([['Zebra', false]])
})
