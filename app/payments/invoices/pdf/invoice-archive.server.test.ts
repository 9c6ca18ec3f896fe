import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readInvoiceFilter } from '#app/payments/invoices/invoice-list.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import { openInvoiceArchive } from '#app/payments/invoices/pdf/invoice-archive.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'
import { readZip } from '#tests/support/zip-files.ts'

let store: TestDatabase
let folder = ''

beforeAll(async () => {
  store = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'invoices-'))
  await saveSettings(store.db, { invoices_automatic: true })
  const product = await addProduct(store.db)
  for (let order = 0; order < 2; order++) await addOrder(store.db, [createCheckoutLine(product)])
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const openArchive = (query: string, max?: number) =>
  openInvoiceArchive(store.db, readInvoiceFilter(new URLSearchParams(query)), max)

test('the PDFs of the filtered documents are in one archive, named after their numbers', async () => {
  const numbers = (await store.db.select().from(invoices)).map(({ number }) => number).sort()
  const [first = ''] = numbers
  const readNames = async (query: string) => {
    const path = join(folder, 'invoices.zip')
    const archive = await openArchive(query)
    if (archive) await writeFile(path, archive)
    const files = await readZip(path)
    expect([...files.values()].map((pdf) => pdf.toString('latin1', 0, 5))).toEqual([...files].map(() => '%PDF-'))
    return [...files.keys()]
  }
  expect(await readNames('')).toEqual(numbers.map((number) => `${number}.pdf`))
  expect(await readNames(`q=${first}`)).toEqual([`${first}.pdf`])
})

test('more documents than the limit are not archived', async () => {
  expect(await openArchive('', 1)).toBeNull()
  expect(await openArchive('month=2001-01', 0)).not.toBeNull()
})
