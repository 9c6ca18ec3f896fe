import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ItemOutcome } from '#app/base/imports.ts'
import { pages } from '#app/content/pages.table.ts'
import { findFileImport, listFileImportItems } from '#app/exchange/imports/file-imports.server.ts'
import type { Id } from '#app/lib/id.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { saveImport, uploadImports } from '#tests/support/imports.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())
beforeEach(() => store.db.delete(pages))

type Front = Readonly<Record<string, string>>

const file = (name: string, front: Front, body = 'Text.') => {
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return { name, text: ['---', ...lines, '---', '', body].join('\n') }
}

const upload = (...files: ReturnType<typeof file>[]) => uploadImports(store.db, files, { staffId })

async function listItems(id: Id<'file-import'>, outcome: ItemOutcome) {
  return (await listFileImportItems(store.db, id, { outcome, page: 1 })).rows
}

const all = () => store.db.select().from(pages).orderBy(asc(pages.slug))

test('a new page is published if it is valid and its file says so; its unpublished edits become a draft', async () => {
  const id = await upload(
    file('about.md', { title: 'About', status: 'published' }),
    file('about.draft.md', { title: 'About us', slug: 'about', status: 'draft' }),
    file('gaps.md', { title: 'Gaps', status: 'published' }, 'Write to [email address].'),
    file('gaps.draft.md', { title: 'No gaps', slug: 'gaps', status: 'draft' }),
    file('terms.md', { title: 'Terms', policy: 'terms', status: 'draft' }),
  )
  expect(await findFileImport(store.db, id)).toMatchObject({
    fileName: '5 Markdown files',
    counts: { new: 3, refused: 0 },
  })
  const items = await listItems(id, 'new')
  expect(items.map(({ name, notes }) => [name, notes])).toEqual([
    ['About', ['Its unpublished draft is also imported.']],
    [
      'Gaps',
      [
        expect.stringMatching(
          /^It becomes a draft, as it cannot be published yet\. Replace the text in square brackets: .*\[email address\]\.$/,
        ),
        'Its unpublished draft is not imported.',
      ],
    ],
    ['Terms', []],
  ])
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 3, stale: 0 })
  expect(await all()).toMatchObject([
    { slug: 'about', title: 'About', status: 'published', draft: { title: 'About us' } },
    { slug: 'gaps', title: 'Gaps', status: 'draft', draft: null },
    { slug: 'terms', status: 'draft', policy: 'terms' },
  ])
})

test('the published page is kept, and the file becomes its draft', async () => {
  const published = { status: 'published', publishedAt: new Date() } as const
  await store.db.insert(pages).values([
    { title: 'About', slug: 'about', body: 'Old.', ...published },
    { title: 'Same', slug: 'same', body: 'Text.', ...published },
    { title: 'Edited', slug: 'edited', body: 'Text.', ...published },
    { title: 'Sketch', slug: 'sketch', body: 'Old.' },
  ])
  const id = await upload(
    file('about.md', { title: 'About', status: 'published' }, 'New.'),
    file('same.md', { title: 'Same', status: 'published' }),
    file('edited.md', { title: 'Edited', status: 'published' }),
    file('edited.draft.md', { title: 'Edited again', slug: 'edited' }),
    file('sketch.md', { title: 'Sketch', status: 'published' }, 'New.'),
  )
  expect(await findFileImport(store.db, id)).toMatchObject({ counts: { changed: 3, unchanged: 1, refused: 0 } })
  expect(await listItems(id, 'changed')).toMatchObject([
    {
      changes: [{ field: 'Text', from: 'Old.', to: 'New.' }],
      notes: ['It becomes this page’s draft: shoppers see it once you publish it.'],
    },
    { changes: [{ field: 'Title', from: 'Edited', to: 'Edited again' }] },
    { name: 'Sketch', notes: [] },
  ])
  await saveImport(store.db, id, staffId)
  expect(await all()).toMatchObject([
    { slug: 'about', body: 'Old.', draft: { body: 'New.' } },
    { slug: 'edited', title: 'Edited', draft: { title: 'Edited again' } },
    { slug: 'same', draft: null },
    { slug: 'sketch', body: 'New.', status: 'draft' },
  ])
})

test('an import does not move a policy from another page', async () => {
  await store.db.insert(pages).values({ title: 'Our terms', slug: 'our-terms', policy: 'terms' })
  const id = await upload(file('terms.md', { title: 'Terms', policy: 'terms' }))
  const [item] = await listItems(id, 'new')
  expect(item?.notes).toEqual([
    'The page “Our terms” is already the policy “Terms of service” in this store, so this page is imported without a policy.',
  ])
  await saveImport(store.db, id, staffId)
  expect(await all()).toMatchObject([
    { slug: 'our-terms', policy: 'terms' },
    { slug: 'terms', policy: null },
  ])
})

test('images get their URL in this store; if an image is missing, the page becomes a draft', async () => {
  const [here, gone] = ['a'.repeat(64), 'b'.repeat(64)]
  const url = `/media/pages/${here}.jpg`
  await store.db.insert(uploads).values({ publicId: `pages/${here}`, url, width: 8, height: 8, bytes: 9 })
  const id = await upload(
    file('here.md', { title: 'Here', status: 'published' }, `![A](/media/other/${here}.jpg)`),
    file('gone.md', { title: 'Gone', status: 'published' }, `![A](/media/other/${gone}.jpg)`),
  )
  await saveImport(store.db, id, staffId)
  expect(await all()).toMatchObject([
    { slug: 'gone', status: 'draft' },
    { slug: 'here', status: 'published', body: `![A](${url})` },
  ])
})

test('invalid files, a second file for a page and files with the same name are rejected; the other files are saved', async () => {
  const id = await upload(
    file('a.md', { title: 'A' }),
    file('b.md', { title: 'B', slug: 'a' }),
    file('c.md', {}),
    file('twice.md', { title: 'Once' }),
    file('more/twice.md', { title: 'Twice' }),
    {
      name: 'd.md',
      text: 'a\0b',
    },
  )
  const messages = (await listItems(id, 'refused')).map(({ errors }) =>
    errors.map(({ line, column, message }) => [line, column, message]),
  )
  expect(messages).toEqual([
    [[2, '', 'File 1 is for the same page']],
    [[3, 'c', 'Title is required']],
    [[5, 'twice', 'Another file has this name']],
    [[6, 'd.md', 'This text contains a character that cannot be saved']],
  ])
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 1, refused: 4 })
})

test('a page that changed after the check is not overwritten', async () => {
  await store.db.insert(pages).values({ title: 'A', slug: 'a', body: 'Old.' })
  const id = await upload(file('a.md', { title: 'A' }, 'New.'))
  await store.db.update(pages).set({ body: 'Newer.' })
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 0, stale: 1 })
  expect(await all()).toMatchObject([{ body: 'Newer.' }])
})
