import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productImages, products } from '#app/catalog/products.table.ts'
import { findStockedProduct } from '#app/catalog/variants.server.ts'
import { fileImportImages } from '#app/exchange/imports/file-import-images.table.ts'
import { processFileImport } from '#app/exchange/imports/file-import-worker.server.ts'
import { listFileImportItems } from '#app/exchange/imports/file-imports.server.ts'
import { fileImportItems } from '#app/exchange/imports/file-imports.table.ts'
import { addImportImages, recheckMissing } from '#app/exchange/imports/import-images.server.ts'
import { productsImport } from '#app/exchange/product-files/import-products.server.ts'
import { updateImportChoices } from '#app/exchange/product-files/product-choices.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'
import { saveImport } from '#tests/support/imports.ts'
import {
  readCounts as counts,
  findProductImport,
  type ImportStore,
  listProductItems,
  openImportStore,
  sendProducts as send,
} from '#tests/support/product-imports.ts'
import { addProduct } from '#tests/support/products.ts'

let store: ImportStore
beforeAll(async () => {
  store = await openImportStore()
})
afterAll(() => store.close())

const neverAborted = new AbortController().signal

async function upload(publicId: string): Promise<string> {
  const values = { url: `/media/${publicId}.jpg`, publicId, width: 8, height: 8, bytes: 8 }
  await store.db.insert(uploads).values({ id: newId<'upload'>(), ...values })
  return publicId
}

async function listShownImages(id: Id<'product'>): Promise<string[]> {
  const { productId, publicId, displayOrder } = productImages
  const rows = await store.db.select({ publicId }).from(productImages).where(eq(productId, id)).orderBy(displayOrder)
  return rows.map((image) => image.publicId)
}

test('uploaded images are added while others are missing, and get the order of the file once all are there', async () => {
  const id = await addProduct(store.db)
  const valid = { description: 'Cut wide.', seoTitle: 'Linen dress' }
  await store.db.update(products).set(valid).where(eq(products.id, id))
  const [front, back] = [await upload('imports/front'), await upload('imports/back')]
  const text = `ID,Image,Image text\n${id},FRONT.jpg,From the front\n${id},back.jpg,\n`
  const file = await send(store, text)
  expect(await findProductImport(store.db, file)).toMatchObject({
    missing: ['back.jpg', 'front.jpg'],
    counts: { unchanged: 1 },
  })
  await addImportImages(store.db, file, [
    { name: 'back.jpg', publicId: back },
    { name: 'other.jpg', publicId: 'unknown/upload' },
  ])
  await processFileImport(store.db, neverAborted)
  await saveImport(store.db, file, store.staffId)
  expect(await listShownImages(id)).toEqual([back])

  const again = await send(store, text)
  await addImportImages(store.db, again, [{ name: 'front.jpg', publicId: front }])
  await processFileImport(store.db, neverAborted)
  expect(await findProductImport(store.db, again)).toMatchObject({ missing: [], counts: { changed: 1 } })
  await saveImport(store.db, again, store.staffId)
  expect(await listShownImages(id)).toEqual([front, back])
  expect(await counts(store, await send(store, text.replace('FRONT', 'front')))).toEqual({ unchanged: 1 })
})

test('a product that was saved without its images later gets only the images', async () => {
  const front = await upload('imports/later-front')
  const heading = 'Handle,Name,Short description,Price,Stock,Category,Image'
  const file = await send(
    store,
    `${heading}\nlater,Later,Soon,90.00,5,dresses,front.jpg\nfull,Full,Now,80.00,5,dresses,\n`,
  )
  await saveImport(store.db, file, store.staffId)
  expect(await counts(store, file)).toEqual({ applied: 2 })
  const [saved] = await store.db.select().from(products).where(eq(products.slug, 'later'))
  if (!saved) throw new Error('The product was not saved')
  await store.db.update(products).set({ name: 'Renamed' }).where(eq(products.id, saved.id))
  await updateImportChoices(store.db, file, { createsCategories: false, withStock: true })
  await processFileImport(store.db, neverAborted)
  expect(await counts(store, file)).toEqual({ applied: 2 })

  await addImportImages(store.db, file, [{ name: 'other.jpg', publicId: await upload('imports/later-other') }])
  await processFileImport(store.db, neverAborted)
  expect(await findProductImport(store.db, file)).toMatchObject({ missing: ['front.jpg'], counts: { applied: 2 } })
  await addImportImages(store.db, file, [{ name: 'front.jpg', publicId: front }])
  await processFileImport(store.db, neverAborted)
  expect(await findProductImport(store.db, file)).toMatchObject({ missing: [], counts: { changed: 1, applied: 1 } })
  const rows = await listProductItems(store.db, file, 'changed')
  expect(rows.flatMap(({ changes }) => changes.map(({ field }) => field))).toEqual(['Images'])
  await saveImport(store.db, file, store.staffId)
  expect(await counts(store, file)).toEqual({ applied: 2 })
  expect(await listShownImages(saved.id)).toEqual([front])
  expect((await findStockedProduct(store.db, saved.id))?.name).toBe('Renamed')
})

test('after the failed check of a saved product, its keys, missing images and undo data are kept', async () => {
  const heading = 'Handle,Name,Short description,Price,Stock,Category,Image'
  const file = await send(store, `${heading}\nfails,Fails,Soon,90.00,5,dresses,fails.jpg\n`)
  await saveImport(store.db, file, store.staffId)
  const belongsToFile = eq(fileImportItems.importId, file)
  const known = pick(fileImportItems, ['name', 'keys', 'details', 'missing', 'wanted', 'undo'])
  const [before] = await store.db.select(known).from(fileImportItems).where(belongsToFile)
  expect(before).toMatchObject({ name: 'Fails', missing: ['fails.jpg'] })
  await store.db
    .update(fileImportItems)
    .set({ rows: sql`'[{"line": 2, "cells": {"name": 5}}]'::jsonb` })
    .where(belongsToFile)
  await recheckMissing(store.db, file)
  await processFileImport(store.db, neverAborted)
  expect(await counts(store, file)).toEqual({ refused: 1 })
  expect(await store.db.select(known).from(fileImportItems).where(belongsToFile)).toEqual([before])
})

test('images with URLs do not count toward the maximum number of uploaded images', async () => {
  const heading = 'Handle,Name,Short description,Price,Stock,Category,Image'
  const file = await send(store, `${heading}\nroom,Room,Soon,90.00,5,dresses,room.jpg\n`)
  await store.db.execute(sql`
    insert into ${fileImportImages} (import_id, name, state)
    select ${file}, 'https://cdn.example/' || n, 'failed' from generate_series(1, 2001) n`)
  await addImportImages(store.db, file, [{ name: 'room.jpg', publicId: await upload('imports/room') }])
  await processFileImport(store.db, neverAborted)
  expect((await findProductImport(store.db, file))?.missing).toEqual([])
})

test('products are not saved if the currency of the store changed since their check', async () => {
  const heading = 'Handle,Name,Short description,Price,Stock,Category,Image'
  const rows = ['euro', 'naira'].map((slug) => `${slug},${slug},Soon,90.00,5,dresses,${slug}.jpg`)
  const file = await send(store, [heading, ...rows].join('\n'))
  const { store_currency } = await readSettings(store.db)
  await saveSettings(store.db, { store_currency: 'EUR' })
  const lacksOtherImage = sql`${fileImportItems.missing} = '{naira.jpg}'`
  await store.db.update(fileImportItems).set({ missing: [] }).where(lacksOtherImage) // this prevents another check
  await addImportImages(store.db, file, [{ name: 'euro.jpg', publicId: await upload('imports/euro') }])
  await processFileImport(store.db, neverAborted)
  await saveImport(store.db, file, store.staffId)
  expect(await counts(store, file)).toEqual({ applied: 1, stale: 1 })
  expect((await listProductItems(store.db, file, 'stale')).map(({ name, errors }) => [name, errors])).toMatchObject([
    ['naira', [{ message: 'The store currency was changed after the check' }]],
  ])
  await saveSettings(store.db, { store_currency })
})

test('images for a deleted product are rejected', async () => {
  const text = 'Handle,Name,Short description,Price,Stock,Category,Image\ngone,Gone,Soon,90.00,5,dresses,gone.jpg\n'
  const file = await send(store, text)
  await saveImport(store.db, file, store.staffId)
  await store.db.delete(products).where(eq(products.slug, 'gone'))
  await addImportImages(store.db, file, [{ name: 'gone.jpg', publicId: await upload('imports/gone') }])
  await processFileImport(store.db, neverAborted)
  expect(await counts(store, file)).toEqual({ refused: 1 })
  expect(await store.db.$count(products, eq(products.slug, 'gone'))).toBe(0)
  const { rows } = await listFileImportItems(store.db, file, { outcome: 'refused', page: 1 })
  expect(rows.map((item) => productsImport.findPage?.(item))).toEqual([null])
})
