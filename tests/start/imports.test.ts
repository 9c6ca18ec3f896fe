import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isLong } from '#tests/support/long.ts'
import { sendForm } from '#tests/support/page-forms.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { SLOW_POLL } from '#tests/support/slow-poll.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'
import { readTableRows } from '#tests/support/table-rows.ts'

// Tests imports of each kind of file: the upload, the check, and what staff and shoppers see afterwards.

const store = getSharedStore()
const { admin, cookie, read } = await openStaffAccess(store)

const session = () => ({ url: store.url, cookie })
const newSuffix = () => randomUUID().slice(0, 8)

/** Sends files as one import. Returns the status, and the check's path or the error. */
async function send(files: Readonly<Record<string, string>>) {
  const body = new FormData()
  for (const [name, text] of Object.entries(files)) body.append('file', new File([text], name))
  const headers = { Origin: store.url, Cookie: cookie }
  const response = await fetch(`${store.url}/admin/import/file`, { method: 'POST', headers, body })
  const sent = z.object({ to: z.string().optional(), error: z.string().optional() }).parse(await response.json())
  return { status: response.status, ...sent }
}

/** Sends files as one import. Returns the path of its check once the check is done. */
async function check(files: Readonly<Record<string, string>>): Promise<string> {
  const { to = '' } = await send(files)
  await expect.poll(async () => (await read(to)).text, SLOW_POLL).toContain('Nothing has changed yet.')
  return to
}

/** Saves the checked import and waits for the confirmation. */
async function apply(path: string, confirmation: string): Promise<void> {
  await admin.post(path, { intent: 'apply', revision: await admin.hidden(path, 'revision') })
  await expect.poll(async () => (await read(path)).text, SLOW_POLL).toContain(confirmation)
}

test('the error for an unknown table lists its columns, and the error for a different kind of file says that it is not CSV', async () => {
  expect(await send({ 'colors.csv': 'color,size\nBlack,M\n' })).toEqual({
    status: 422,
    error: expect.stringContaining('We couldn’t recognize this file. Its columns: “color”, “size”'),
  })
  expect(await send({ 'sheet.xlsx': 'PK\u0003\u0004data' })).toEqual({
    status: 422,
    error: expect.stringContaining('This is not a CSV file.'),
  })
})

test('redirects are checked, saved, followed and exported again', async () => {
  const [path, other] = [`/pages/file-${newSuffix()}`, `/pages/other-${newSuffix()}`]
  const file = await check({ 'redirects.csv': `Redirect from,Redirect to\n${path},/faq\n${other},/pages/none\n` })
  expect((await read(`${file}/categories`)).status, 'only product imports have categories').toBe(404)
  const checked = await read(file)
  expect(checked.html).toMatch(/<h1[^>]*>Import redirects<\/h1>/)
  expect(checked.text).toContain('1 new, 1 rejected. Nothing has changed yet.')
  expect(checked.text).toContain('Line 3')
  expect((await readPage(store.url, path)).status).toBe(404)
  await apply(file, '1 redirect was saved.')
  await expect.poll(async () => (await readPage(store.url, path)).headers.get('location')).toBe('/faq')
  expect((await read('/admin/import')).text).toContain('1 saved, 1 rejected')
  expect(readTableRows((await read(`/admin/redirects?q=${path}`)).html, 'Redirects')[1]?.join(' ')).toContain(path)
  const exported = await fetch(`${store.url}/admin/redirects/export?q=${path}`, { headers: { cookie } })
  expect(await exported.text()).toBe(`Redirect from,Redirect to\r\n${path},/faq\r\n`)
})

test.runIf(isLong)(
  'discount codes are added once their currency is confirmed, and unsupported codes are not added',
  async () => {
    const [added, unsupported] = [`ADDED-${newSuffix()}`.toUpperCase(), `UNSUPPORTED-${newSuffix()}`.toUpperCase()]
    const lines = [
      'Name,Value,Value Type,Type',
      `${added},-7.5,percentage,Amount Off`,
      `${unsupported},-100,percentage,Buy X Get Y`,
    ]
    const file = await check({ 'codes.csv': lines.join('\n') })
    const checked = await read(file)
    expect(checked.text).toContain('“Buy X Get Y” is not supported')
    expect(checked.text, 'nothing can be added before the currency is known').not.toContain('Add 1 discount code')
    await sendForm(session(), file, 'Use this currency', { currency: 'NGN' })
    await expect.poll(async () => (await read(file)).text, SLOW_POLL).toContain('Add 1 discount code')
    await apply(file, '1 discount code was saved.')
    expect((await read(`/admin/discounts?q=${added}`)).html).toMatch(new RegExp(`href="[^"]*"[^>]*>${added}<`))
    expect((await read(`/admin/discounts?q=${unsupported}`)).text).toContain('No discount codes match')
  },
)

test.runIf(isLong)('Markdown files are checked and added as pages in one import', async () => {
  const name = `care-${newSuffix()}`
  const files = { [`${name}.md`]: `---\ntitle: "Care of ${name}"\n---\n\nWash [how].\n`, 'plain.md': 'No title.' }
  const file = await check(files)
  const checked = await read(file)
  expect(checked.html).toMatch(/<h1[^>]*>Import pages<\/h1>/)
  expect(checked.text).toContain('1 new, 1 rejected. Nothing has changed yet.')
  expect(checked.text).toContain('File 2, plain: Title is required')
  await apply(file, '1 page was saved.')
  expect((await read(file)).html).toMatch(/href="\/admin\/pages"[^>]*>Open pages</)
  expect((await read(`/admin/pages?q=${name}`)).text).toContain(`Care of ${name}`)
})

test('customers and orders from a previous store are found and linked to each other, until the import of the orders is undone', async () => {
  const id = newSuffix()
  const email = `amara-${id}@example.com`
  const people = await check({
    'customers_export.csv': [
      'First Name,Last Name,Email,Accepts Email Marketing,Total Spent,Total Orders,Tags',
      `Amara,${id},${email},yes,90.00,1,early ${id}`,
      'No,Mail,,yes,0,0,',
    ].join('\n'),
  })
  expect((await read(people)).text).toContain('1 new, 1 rejected. Nothing has changed yet.')
  for (const [button, currency] of Object.entries({ 'Use this currency': 'EUR', 'Change currency': 'GBP' })) {
    await sendForm(session(), people, button, { currency })
    await expect.poll(async () => (await read(people)).text, SLOW_POLL).toContain('Change currency')
  }
  await apply(people, '1 customer was saved.')

  const columns = 'Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Billing Name'
  const orders = await check({
    'orders_export.csv': [
      `Name,Email,Financial Status,Currency,${columns}`,
      `#${id},${email},paid,EUR,85.00,5.00,0.00,91.00,2024-05-31 14:30:10 +0100,2,Linen dress,40.00,Amara ${id}`,
      `#${id},,,,,,,,,1,Woven belt,5.00,`,
    ].join('\n'),
  })
  await apply(orders, '1 order was saved.')
  const found = await read(`/admin/orders?q=${email}`)
  expect(found.text).toContain('1 imported order')
  const list = /href="(\/admin\/orders\/imported[^"]*)"/.exec(found.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const imported = await read(list)
  expect(readTableRows(imported.html).slice(1)).toHaveLength(1)
  const order = await read(new RegExp(`href="([^"]*)"[^>]*>#${id}<`).exec(imported.html)?.[1] ?? '')
  expect(order.html).toMatch(new RegExp(`<h1[^>]*>Order #${id}</h1>`))
  expect(order.text).toContain('add up to €90.00, but the file’s total is €91.00.')
  const customer = new RegExp(`href="(/admin/customers/[^"]*)"[^>]*>Amara ${id}<`).exec(order.html)?.[1] ?? ''
  const { text } = await read(customer)
  expect(text).toContain('From Shopify')
  expect(text).toContain(`early ${id}`)
  expect(text).toContain('NewsletterSubscribed')
  expect(text).toMatch(new RegExp(`Orders from previous stores.*#${id}`))

  const undone = await admin.post(orders, { intent: 'undo' })
  expect(undone.headers.get('location')).toBe('/admin/import?undone=yes')
  expect((await read(customer)).text).not.toContain('Orders from previous stores')
})
