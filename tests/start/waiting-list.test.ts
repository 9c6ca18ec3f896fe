import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import type { Id } from '#app/lib/id.ts'
import { addProduct } from '#tests/support/products.ts'
import { readMainText, readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'
import { readTableRows } from '#tests/support/table-rows.ts'
import { addToWaitingList, restock } from '#tests/support/waiting-list.ts'

// Tests the waitlist with plain forms and pages, for shoppers and for staff.

const CHOICE = '["One Size","Default"]'

const store = getSharedStore()
const { db, admin, read } = await openStaffAccess(store)

const newEmail = () => `${randomUUID()}@example.com`
const newDress = (name: string) => addProduct(db, { name: `${name} ${randomUUID().slice(0, 8)}`, stock: 0 })

/** Sends a form as a browser without scripts does. */
async function send(path: string, fields: Readonly<Record<string, string>>) {
  const headers = { Origin: store.url }
  const response = await fetch(store.url + path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  const html = await response.text()
  return { status: response.status, html, text: readMainText(html) }
}

async function findLink(id: Id<'product'>, email: string): Promise<string> {
  const isEntry = and(eq(waitingList.productId, id), eq(waitingList.email, email))
  const [entry] = await db.select().from(waitingList).where(isEntry)
  return `/product/waiting/${entry?.link}`
}

describe('without JavaScript', () => {
  test('joining, confirming and leaving work, and an invalid email remains in its field', async () => {
    const [id, email] = [await newDress('Plain dress'), newEmail()]
    expect((await readPage(store.url, `/product/${id}`)).html).toMatch(
      /href="[^"]*waiting"[^>]*>Email me when it’s back/,
    )
    expect((await readPage(store.url, `/product/${id}/waiting`)).text).toContain('Email me when it’s back')
    const rejection = await send(`/product/${id}/waiting`, { email: 'not an email', choice: CHOICE })
    expect(rejection.status).toBe(400)
    expect(rejection.text).toContain('Please enter an email address such as ada@example.com')
    expect(rejection.html).toMatch(/<input[^>]*name="email"[^>]*value="not an email"/)
    const joined = await send(`/product/${id}/waiting`, { email, choice: CHOICE })
    expect(joined.text).toContain(`we’ve sent a link to ${email}`)

    const link = await findLink(id, email)
    expect((await readPage(store.url, link)).text).toContain('Confirm your email')
    expect((await send(link, { intent: 'confirm' })).text).toContain('You’re on the waitlist')
    expect((await send(link, { intent: 'leave' })).text).toContain('You’ve left the waitlist')
  })

  test('a form for a product that is back in stock says so and keeps the typed text', async () => {
    const [id, email] = [await newDress('Quick dress'), newEmail()]
    await restock(db, id, 1)
    const { status, html, text } = await send(`/product/${id}/waiting`, { email, choice: CHOICE })
    expect(status).toBe(409)
    expect(text).toContain('This is already back in stock: you can buy it now.')
    expect(html).toContain(`value="${email}"`)
  })
})

describe('the page of a waitlist link shows the link’s state:', () => {
  test('a unit is held until a certain time', async () => {
    const [id, email] = [await newDress('Held dress'), newEmail()]
    await addToWaitingList(db, id, email)
    await restock(db, id, 1)
    const { text, html } = await readPage(store.url, await findLink(id, email))
    expect(text).toMatch(/We’re holding one for you.*Until .* \(23 hours left\)\./)
    expect(html).toMatch(/<button[^>]*>(<[^>]*>)*Buy now/)
  })

  test.each([
    { state: 'bought', says: 'This link has been used' },
    { state: 'expired', says: 'We’re no longer holding it' },
  ] as const)('$state: $says', async ({ state, says }) => {
    const [id, email] = [await newDress('Old dress'), newEmail()]
    await addToWaitingList(db, id, email)
    const isProduct = eq(waitingList.productId, id)
    await db.update(waitingList).set({ state, endedAt: new Date() }).where(isProduct)
    const { text } = await readPage(store.url, await findLink(id, email))
    expect(text).toContain(says)
    expect(text).not.toContain('Buy now')
  })

  test('the product has been removed from the store', async () => {
    const [id, email] = [await newDress('Gone dress'), newEmail()]
    await addToWaitingList(db, id, email)
    const link = await findLink(id, email)
    await admin.post('/admin/products.data', { intent: 'delete', id })
    expect((await readPage(store.url, link)).text).toContain('We no longer sell this')
  })
})

test('staff see who is waiting and the held units, next to the stock and in exports', async () => {
  const [id, first, second] = [await newDress('Desired dress'), newEmail(), newEmail()]
  const start = Date.now() - 10_000
  await addToWaitingList(db, id, first, { now: new Date(start) })
  await addToWaitingList(db, id, second, { now: new Date(start + 1) })
  await restock(db, id, 1)
  const people = readTableRows((await read(`/admin/waiting-list?by=people&product=${id}`)).html)
  expect(people[0]).toEqual(['Email', 'Waiting for', 'Status', 'Joined', 'Actions'])
  expect(people.slice(1).map(([email, , state]) => [email, state])).toEqual(
    expect.arrayContaining([
      [first, expect.stringMatching(/^Held ?until /)],
      [second, 'Waiting'],
    ]),
  )
  const name = people[1]?.[1] ?? ''
  const [columns, group] = readTableRows((await read(`/admin/waiting-list?q=${encodeURIComponent(name)}`)).html)
  expect(columns).toEqual(['Product', 'Waiting', 'Held', 'Not confirmed', 'Bought', 'Expired', 'Stock'])
  expect(group).toEqual([name, '1 waiting', '1 held', '0', '0', '0', expect.any(String)])
  const file = await read(`/admin/waiting-list/export?by=people&product=${id}`)
  expect(file.html).toContain(`${second},${name},,Waiting,`)
  const stock = readTableRows((await read(`/admin/stock/history?product=${id}`)).html, 'Stock now')
  expect(stock[1]?.join(' ')).toMatch(/0 in stock.*1 held/)
})

test('the reorder list counts people waiting, can be sorted, has a row per variant or product, and can be exported', async () => {
  const id = await newDress('Reordered dress')
  await addToWaitingList(db, id, newEmail())
  const q = id.slice(-12)
  for (const query of ['', '&sort=sold', '&by=product']) {
    const { html } = await read(`/admin/reorder?q=${q}${query}`)
    expect(readTableRows(html)[1]?.at(-1), query).toMatch(/^1/)
  }
  expect((await read(`/admin/reorder?q=${q}&sort=sold`)).html).toMatch(/aria-sort="descending"[^>]*>(?:<[^>]*>|↓)*Sold/)
  expect((await read(`/admin/reorder/export?q=${q}`)).html).toContain('Reordered dress')
})
