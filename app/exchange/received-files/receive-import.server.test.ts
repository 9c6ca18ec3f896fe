import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesFile } from '#app/content/archive/content-files.server.ts'
import { fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { deleteOldImports } from '#app/exchange/imports/import-retention.server.ts'
import { receiveImport } from '#app/exchange/received-files/receive-import.server.ts'
import type { Id } from '#app/lib/id.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())

type Files = Parameters<typeof receiveImport>[1]

/** Returns the stored content of the files, or the reason for their rejection. */
async function receiveFiles(files: Files) {
  const context = { staffId, currency: 'NGN', ownOrigin: 'https://store.example' } as const
  const received = await receiveImport(store.db, files, context)
  if (!received.ok) return received
  const [file] = await store.db.select().from(fileImports).where(eq(fileImports.id, received.id))
  return { ok: true, ...file }
}

const receive = (bytes: Uint8Array) => receiveFiles([{ name: 'file.csv', bytes }])

test('a file without products is deleted 30 days after its upload', async () => {
  await store.db.delete(fileImports)
  await receive(Buffer.from('Redirect from,Redirect to\n/old,/about'))
  await deleteOldImports(store.db)
  expect(await store.db.$count(fileImports)).toBe(1)
  await store.db.update(fileImports).set({ createdAt: sql`now() - interval '31 days'` })
  await deleteOldImports(store.db)
  expect(await store.db.$count(fileImports)).toBe(0)
})

test('product files are deleted 7 days after their upload, including the newest one', async () => {
  await store.db.delete(fileImports)
  await receive(Buffer.from('Handle,Name\na,A'))
  await receive(Buffer.from('Item,Colour,RRP\na,Red,10'))
  await deleteOldImports(store.db)
  expect(await store.db.$count(fileImports)).toBe(2)
  await store.db.update(fileImports).set({ createdAt: sql`now() - interval '8 days'` })
  await deleteOldImports(store.db)
  expect(await store.db.$count(fileImports)).toBe(0)
})

test.each([
  ['a supplier’s products', 'Item,Colour,RRP\na,Red,10', 'products'],
  ['Spree products', 'sku,name,slug,status,description,price\nA,a,a,active,Text,10', 'products'],
  ['articles with a code and an amount', 'Code,Name,Size,Amount\nA,a,S,10', 'products'],
  ['Shopify products', 'Handle,Title,Variant Price\na,A,10', 'products'],
  ['this store’s products', 'Handle,Name\na,A', 'products'],
  ['discount codes', 'Name,Value,Value Type\nTEN,-10.0,percentage', 'discounts'],
  ['redirects', 'Redirect from,Redirect to\n/a,/about', 'redirects'],
  ['collections', 'Slug,Name,Status\na,A,active', 'collections'],
  ['products in collections', 'Collection,Handle,Position\na,b,1', 'collections'],
  ['customers', 'First Name,Email\nAda,ada@example.com', 'customers'],
  ['customers from any system', 'E-Mail-Adresse,Vorname,LEID\nada@example.com,Ada,1', 'customers'],
  ['orders', 'order_number,order_date,status,order_total\n1,2024-05-31,completed,1', 'orders'],
])('%s are recognized', async (_, text, kind) => {
  expect(await receive(Buffer.from(text))).toMatchObject({ ok: true, kind })
})

const PRODUCTS = 'Handle;Title;Variant Price\r\na;Grünes Kleid;10'

test.each([
  ['in UTF-16', Buffer.from(`\ufeff${PRODUCTS}`, 'utf16le'), 'products'],
  ['in Windows-1252', Buffer.from(PRODUCTS, 'latin1'), 'products'],
  ['with a line that specifies the separator', Buffer.from(`sep=;\r\n${PRODUCTS}`), 'products'],
  ['with a zero byte', Buffer.from(`${PRODUCTS}${' '.repeat(50)}\0`), 'products'],
  ['with a repeated column', Buffer.from('Handle,Title,Variant Price,Title\na,A,10,A'), 'products'],
  [
    'with titles above the header',
    Buffer.from('Maison;;\nStand: 1.9.;;\n\nArt.-Nr.;Bezeichnung;UVP\n1;Kleid;79,90'),
    'products',
  ],
  [
    'of customers with titles above the header',
    Buffer.from('Export\n\nFirst Name,Email\nAda,ada@example.com'),
    'customers',
  ],
  ['of customers with a repeated column', Buffer.from('First Name,Email,Email\nAda,,ada@example.com'), 'customers'],
  ['with vertical bars', Buffer.from('sku|name|price|stock|size\nP1|Pipe dress|20|3|S'), 'products'],
])('a file %s is read', async (_, bytes, kind) => {
  expect(await receive(bytes)).toMatchObject({ ok: true, kind })
})

test('a file from this store with a repeated column is not read as a different format', async () => {
  const header = 'Handle,Name,SKU,Status,Category,Short description,Price,Stock,Stock'
  const bytes = Buffer.from(`${header}\nod,Own dress,OD,active,dresses,Text,99,5,5`)
  expect(await receive(bytes)).toMatchObject({ ok: true, kind: 'products', format: 'own' })
})

test('a guessed encoding is added to the file name, and repeated columns are listed as ignored', async () => {
  const bytes = Buffer.from('First Name,Email,Email\nZoë,zoe@example.com,zoe@example.com', 'latin1')
  expect(await receive(bytes)).toMatchObject({
    ok: true,
    kind: 'customers',
    ignoredColumns: ['Email (2)'],
    fileName: expect.stringContaining('Windows-1252'),
  })
})

test('Markdown files form one import, and other files cannot be uploaded with them', async () => {
  const files = ['a.md', 'B.MARKDOWN', 'c.csv'].map((name) => ({ name, bytes: Buffer.from('From,To\n/a,/b') }))
  expect(await receiveFiles(files.slice(0, 2))).toMatchObject({ ok: true, kind: 'pages' })
  expect(await receiveFiles(files)).toEqual({
    ok: false,
    message: 'Only Markdown files can be uploaded together.',
  })
})

test.each([
  ['nothing', '', /^This file is empty\.$/],
  ['no rows', 'Redirect from,Redirect to\n', /^This file has no rows below its header\.$/],
  [
    'unknown columns',
    'Color,Size\nBlack,M',
    /^We couldn’t recognize this file\. Its columns: “Color”, “Size”\. See which columns/,
  ],
  ['many unknown columns', `${'a,'.repeat(9)}a\n1\n`, /“a” and 2 more\. See which columns/],
  ['Spree product translations', 'slug,locale,name,description\na,fr,A,Texte', /^These translations cannot be read\./],
  ['Weglot translations', 'word_from,word_to,language_from\nA,B,en', /^These translations cannot be read\./],
  ['Loox reviews', 'id,handle,rating,nickname,email,review\n1,a,5,Ada,a@example.com,Good', /^These reviews cannot/],
  [
    'orders from another system',
    'Sale Date,Order ID,Item Name,Price\n05/01/24,1,Dress,10',
    /^We couldn’t recognize this file\./,
  ],
  [
    'a bank statement',
    'Date,Description,Amount,Balance\n2026-01-05,Ada,10.00,20.00',
    /^This is a bank statement\. Open it/,
  ],
  [
    'a bank statement without known columns',
    'Dátum;Ki;Összeg\n2026-01-05;Ada Kft;10,00',
    /^This is a bank statement\. /,
  ],
  ['a bank statement in MT940', ':20:S\n:25:DE1\n:28C:1\n:60F:C260105EUR1,00', /^This is a bank statement\. /],
  [
    'a bank statement in CAMT',
    '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">',
    /^This is a bank statement\. /,
  ],
  ['an image', Buffer.from('89504e470d0a1a0a', 'hex'), /^This is an image\./],
  ['only a header for products', 'Item,Colour,RRP\n', /^This file has no rows below its header\.$/],
  ['an email column without email addresses', 'Name,Email\nAda,yes', /^We couldn’t recognize this file\./],
  ['too many columns', `Handle,Title${',x'.repeat(800)}\na,A\n`, /^The file has 802 columns; the limit is 700\.$/],
  [
    'a million order columns',
    `Name,Financial Status,Lineitem name${',x'.repeat(1_000_000)}`,
    /^A row of this file has more/,
  ],
  ['only a header for customers', 'First Name,Email\n', /^This file has no rows below its header\.$/],
  [
    'a table from an export that is not imported',
    messagesFile.columns.map(({ heading }) => heading).join(','),
    /^This is messages\.csv from an export\./,
  ],
  [
    'the ZIP archive of an export',
    `PK\u0003\u0004${' '.repeat(26)}README.txt`,
    /^This is a ZIP archive\. Unpack it and add its files\./,
  ],
  ['a spreadsheet', 'PK\u0003\u0004data', /^This is not a CSV file\./],
  [
    'more products than can be read',
    Buffer.alloc(20 * 2 ** 20 + 1, 'Handle,Title\na,A\n'),
    /^This file is larger than 20 MB/,
  ],
  [
    'more than can be read in any format',
    Buffer.alloc(64 * 2 ** 20 + 1, 'From,To\n/a,/b\n'),
    /^This file is larger than 64 MB/,
  ],
])('a file with %s is rejected with a clear reason, and nothing is stored', async (_, content, message) => {
  const stored = () => store.db.$count(fileImports)
  const before = await stored()
  expect(await receive(Buffer.from(content as string))).toEqual({ ok: false, message: expect.stringMatching(message) })
  expect(await stored()).toBe(before)
})
