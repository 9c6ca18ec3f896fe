import { eq } from 'drizzle-orm'
import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { addManufacturer } from '#tests/support/manufacturers.ts'
import { addProduct } from '#tests/support/products.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

let database: ReturnType<typeof openStoreDatabase>
beforeAll(() => {
  database = openStoreDatabase(getSharedStore())
})
afterAll(() => database?.close())

test('a product’s page shows its fibers, care with symbols, origin and manufacturer', async () => {
  const id = await addProduct(database.db, {
    name: 'Nneka Coat',
    fibers: [
      {
        component: 'shell',
        shares: [
          { fiber: 'wool', percent: 80 },
          { fiber: 'cashmere', percent: 20 },
        ],
      },
      { component: 'lining', shares: [{ fiber: 'viscose', percent: 100 }] },
    ],
  })
  const label = { hasAnimalParts: true, washing: 'hand', professionalCare: 'p_mild', countryOfOrigin: 'PT' } as const
  await database.db
    .update(products)
    .set({ ...label, manufacturerId: await addManufacturer(database.db, { maker: 'Tear & Fio, Porto' }) })
    .where(eq(products.id, id))
  const { html } = await readPage(getSharedStore().url, `/product/${id}`)
  const document = parseDocument(html)
  const terms = DomUtils.getElementsByTagName('dt', document)
  const details = terms.flatMap(({ parent }) => (parent ? [DomUtils.textContent(parent)] : []))
  expect(details.slice(0, 4)).toEqual([
    'MaterialsShell: 80% wool, 20% cashmereLining: 100% viscoseContains non-textile parts of animal origin',
    'Care instructionsHand washDry clean, gentle',
    'Made inPortugal',
    'ManufacturerTear & Fio, Porto',
  ])
  const symbols = DomUtils.getElementsByTagName('use', document).map(({ attribs }) => attribs.href ?? '')
  const drawn = symbols.filter((symbol) => /care-symbols/.test(symbol))
  expect(drawn.map((symbol) => symbol.split('#')[1])).toEqual(['washing-hand', 'professionalCare-p_mild'])
  expect(await (await fetch(`${getSharedStore().url}${drawn[0]}`)).text()).toContain('<symbol id="washing-hand"')
})
