import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ItemOutcome } from '#app/base/imports.ts'
import { products } from '#app/catalog/products.table.ts'
import { readReviews } from '#app/content/reviews/reviews.server.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { listFileImportItems } from '#app/exchange/imports/file-imports.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { saveImport, uploadImport } from '#tests/support/imports.ts'

let store: TestDatabase
let staffId: Id<'staff'>
const dress = newId<'product'>()

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
  const row = { id: dress, name: 'Dress', slug: 'linen-dress', sku: 'D-1', price: 1, category: 'dresses' } as const
  await store.db.insert(products).values({ ...row, status: 'active' })
})
beforeEach(() => store.db.delete(reviews))
afterAll(() => store.close())

const upload = (text: string) => uploadImport(store.db, { name: 'reviews.csv', text, staffId })

async function listLines(id: Id<'file-import'>, outcome: ItemOutcome) {
  const { rows } = await listFileImportItems(store.db, id, { outcome, page: 1 })
  return rows.map(({ name, errors }) =>
    [name, ...errors.map(({ column, message }) => `${column}: ${message}`)].join(' | '),
  )
}

const JUDGE_ME =
  'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply'

test('reviews from Judge.me are shown with their origin, and only once if the file is uploaded again', async () => {
  const file = [
    JUDGE_ME,
    'Lovely,Soft and light,5,2025-03-04 10:11:12 UTC,email,ok,Ada O.,ada@example.com,1,linen-dress,Thank you',
    ',Too long for me,2,2025-05-06 10:11:12 UTC,web,ok,Bisi,bisi@example.com,1,Linen-Dress,',
    'Cheap pills,Buy here,5,2025-05-06 10:11:12 UTC,web,spam,Eve,eve@example.com,1,linen-dress,',
    'Old,Gone,4,2025-05-06 10:11:12 UTC,web,ok,Obi,obi@example.com,2,another-dress,',
  ].join('\n')
  const id = await upload(file)
  expect(await listLines(id, 'new')).toEqual(['linen-dress: Lovely', 'Linen-Dress: Too long for me'])
  expect(await listLines(id, 'refused')).toEqual([
    'linen-dress: Cheap pills | Status: Its status in the file is “spam”',
    'another-dress: Old | Handle: No product has the handle “another-dress”',
  ])
  expect(await store.db.$count(reviews)).toBe(0)
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 2, refused: 2 })
  const { list, average } = await readReviews(store.db, dress, 'UTC')
  expect(average).toBe('3.5')
  expect(list).toMatchObject([
    { customerName: 'Bisi', rating: 2, source: 'Bisi · Originally posted on Judge.me', day: '2025-05-06', reply: '' },
    { customerName: 'Ada O.', title: 'Lovely', comment: 'Soft and light', reply: 'Thank you', day: '2025-03-04' },
  ])
  const again = await upload(file)
  expect(await listLines(again, 'unchanged')).toHaveLength(2)
  expect(await listLines(again, 'new')).toEqual([])
})

test.each([
  ['month', ['05/13/2024', '03/04/2024 10:11:12'], ['2024-05-13', '2024-03-04']],
  ['day', ['13/05/2024', '03/04/2024'], ['2024-05-13', '2024-04-03']],
])(
  'dates with slashes are read with the %s first if another date in the file shows that order',
  async (_, dates, days) => {
    const heading = 'title,body,rating,review_date,reviewer_name,product_handle'
    const id = await upload([heading, ...dates.map((date, at) => `T,Text ${at},5,${date},Ada,linen-dress`)].join('\n'))
    await saveImport(store.db, id, staffId)
    const rows = await store.db.select().from(reviews)
    const sortedRows = rows.toSorted((a, b) => (a.comment < b.comment ? -1 : 1))
    expect(sortedRows.map(({ createdAt }) => createdAt.toISOString().slice(0, 10))).toEqual(days)
  },
)

test('dates with slashes are rejected if the position of the month is ambiguous in all of them', async () => {
  const heading = 'title,body,rating,review_date,reviewer_name,product_handle'
  const id = await upload(`${heading}\nT,Text,5,03/04/2024,Ada,linen-dress`)
  expect(await listLines(id, 'refused')).toEqual([expect.stringContaining('Date: Enter a date')])
})

test('an import of a file from this store keeps the purchased size and color and the fit', async () => {
  const id = await upload(
    [
      'Handle,Date (UTC),Rating,Name,Title,Text,Verified purchase,Status,Size,Color,Fit,Usual size,Height,Incentivized,Origin,Reply',
      'linen-dress,2026-01-02 03:04:05,4,Ada O.,Fine,It fits,yes,approved,M,Olive,small,L,165-169,yes,Etsy,',
      'linen-dress,2026-01-02 03:04:05,4,Ada O.,Fine,It fits,yes,approved,M,Olive,small,L,165-169,yes,Etsy,',
      'linen-dress,2026-01-02 03:04:05,4,Hidden,Fine,It fits,yes,pending,M,Olive,,,,no,,',
    ].join('\n'),
  )
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 1, unchanged: 1, refused: 1 })
  const [row] = await store.db.select().from(reviews)
  expect(row).toMatchObject({
    rating: 4,
    customerName: 'Ada O.',
    verifiedPurchase: true,
    status: 'approved',
    size: 'M',
    color: 'Olive',
    fit: 'small',
    usualSize: 'L',
    height: '165-169',
    isIncentivized: true,
    origin: 'Etsy',
  })
})

test('each invalid line gets an error, and the other lines are saved', async () => {
  const id = await upload(
    [
      'Handle,Date,Rating,Name,Text',
      'linen-dress,2026-01-02,6,Ada,Too many stars',
      'linen-dress,03/04/2025,4,Ada,No such date',
      'linen-dress,2026-01-02,4,,No name',
      `linen-dress,2026-01-02,4,Ada,${'x'.repeat(5_001)}`,
      'linen-dress,2026-01-02,3,Ada,Fine',
    ].join('\n'),
  )
  const reasons = (await listLines(id, 'refused')).map((text) => text.split(' | ').slice(1).join())
  expect(reasons).toEqual([
    'Rating: Enter 1 to 5',
    'Date: Enter a date, such as 2026-05-31 or 2026-05-31 14:30',
    'Name: The name is missing',
    'Text: This has more than 5000 characters',
  ])
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 1, refused: 4 })
})
