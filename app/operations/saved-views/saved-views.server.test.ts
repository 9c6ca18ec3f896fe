import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Id, newId } from '#app/lib/id.ts'
import { MAX_VIEWS } from '#app/operations/saved-views/saved-view.ts'
import { changeView, createView, findView, listViews } from '#app/operations/saved-views/saved-views.server.ts'
import { savedViews } from '#app/operations/saved-views/saved-views.table.ts'
import type { ViewList } from '#app/operations/saved-views/view-lists.ts'
import { viewData } from '#app/operations/saved-views/view-personal-data.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { authUsers } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let store: TestDatabase
let db: Database
let ada: Id<'staff'>
let ben: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  await createStaff(db, { email: 'ada@lumina.test', name: 'Ada Obi' })
  await createStaff(db, { email: 'ben@lumina.test', name: 'Ben Obi' })
  const staff = await db.select({ id: authUsers.id }).from(authUsers).orderBy(authUsers.email)
  ada = staff[0]?.id ?? newId()
  ben = staff[1]?.id ?? newId()
})

afterAll(() => store.close())

async function create(staffId: Id<'staff'>, name: string, query: string, list: ViewList = 'orders') {
  const saved = await createView(db, staffId, { list, name, query })
  if (typeof saved === 'string') throw new Error(saved)
  return saved.id
}

async function names(staffId: Id<'staff'>, list: ViewList) {
  const { views } = await listViews(db, staffId, list, new URLSearchParams())
  return views.map(({ name }) => name)
}

test('each person has their own views of each list, in the order in which they were saved', async () => {
  await create(ada, 'To ship', 'ship=open')
  await create(ada, 'Abandoned', 'status=cancelled')
  await create(ada, 'Drafts', 'status=draft', 'products')
  await create(ben, 'To ship', 'ship=open&sort=total')
  expect(await names(ada, 'orders')).toEqual(['To ship', 'Abandoned'])
  expect(await names(ada, 'products')).toEqual(['Drafts'])
  expect(await names(ben, 'orders')).toEqual(['To ship'])
})

test('a person’s view names are unique within a list, regardless of case', async () => {
  await create(ada, 'Big ones', 'q=silk', 'customers')
  expect(await createView(db, ada, { list: 'customers', name: 'BIG ones', query: 'q=x' })).toBe('name-taken')
  await create(ben, 'Big ones', 'q=silk', 'customers')
  const other = await create(ada, 'Small ones', 'q=linen', 'customers')
  expect(await changeView(db, ada, other, { intent: 'rename', name: 'big ones' })).toBe('name-taken')
  expect(await changeView(db, ada, other, { intent: 'rename', name: 'SMALL ones' })).toMatchObject({ id: other })
})

test('only known parameters are stored, and a view from an earlier version loses unknown parameters', async () => {
  const id = await create(ada, 'Strange', 'status=draft&page=7&status2=x&q=+wine+', 'products')
  expect(await findView(db, ada, id)).toMatchObject({ list: 'products', query: 'q=wine&status=draft' })
  await db.insert(savedViews).values({ staffId: ada, list: 'stock', name: 'Old', query: 'show=former&q=wine' })
  await db.insert(savedViews).values({ staffId: ada, list: 'former-list', name: 'Old', query: 'q=wine' })
  const { views, current } = await listViews(db, ada, 'stock', new URLSearchParams('q=wine&page=2'))
  expect(views).toMatchObject([{ name: 'Old', query: 'q=wine' }])
  expect(current).toBe('q=wine')
})

test('a person can change and delete only their own views, as long as these exist', async () => {
  const id = await create(ada, 'Mine', 'q=silk', 'invoices')
  for (const change of [
    { intent: 'rename', name: 'Stolen' },
    { intent: 'update', query: 'q=stolen' },
    { intent: 'delete' },
  ] as const) {
    expect(await changeView(db, ben, id, change)).toBe('gone')
  }
  expect(await findView(db, ben, id)).toBeNull()
  expect(await changeView(db, ada, id, { intent: 'update', query: 'month=2026-11&page=2' })).toEqual({
    list: 'invoices',
    query: 'month=2026-11',
    id,
  })
  expect(await findView(db, ada, id)).toMatchObject({ name: 'Mine', query: 'month=2026-11' })
  expect(await changeView(db, ada, id, { intent: 'delete' })).toEqual({ list: 'invoices', query: '' })
  expect(await changeView(db, ada, id, { intent: 'rename', name: 'Mine' })).toBe('gone')
})

test('a person has at most 20 views of a list, even if two are saved at the same time', async () => {
  for (let at = 1; at < MAX_VIEWS; at += 1) await create(ben, `View ${at}`, `q=${at}`, 'mails')
  const results = await Promise.all(
    ['One', 'Two'].map((name) => createView(db, ben, { list: 'mails', name, query: 'q=x' })),
  )
  expect(results.filter((result) => result === 'too-many')).toHaveLength(1)
  expect(await names(ben, 'mails')).toHaveLength(MAX_VIEWS)
})

test('when a person’s data is erased, views whose name or search contains the person’s email are deleted', async () => {
  await create(ben, 'Chi Eze', 'q=Chi%40Example.com', 'customers')
  await create(ben, 'chi@example.com', 'orders=without', 'customers')
  await create(ben, 'Others', 'q=chi', 'customers')
  const person = { email: 'chi@example.com', customerId: null, orderIds: [] }
  expect(await viewData.erase?.(db, person)).toEqual({ views: 2 })
  expect(await names(ben, 'customers')).toEqual(['Big ones', 'Others'])
  expect(await viewData.erase?.(db, person)).toEqual({})
})
