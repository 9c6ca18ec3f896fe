import { readFileSync } from 'node:fs'
import { asc, eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { fileImportImages } from '#app/exchange/imports/file-import-images.table.ts'
import { processFileImport } from '#app/exchange/imports/file-import-worker.server.ts'
import { applyFileImport } from '#app/exchange/imports/file-imports.server.ts'
import { fileImportItems, fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { addImportImages } from '#app/exchange/imports/import-images.server.ts'
import { undoFileImport } from '#app/exchange/imports/undo-import.server.ts'
import { chooseCategories } from '#app/exchange/product-files/category-choices.server.ts'
import { findFileColumns, setMapping } from '#app/exchange/product-files/mapping/mapped-imports.server.ts'
import { chooseMaker, updateImportChoices } from '#app/exchange/product-files/product-choices.server.ts'
import { receiveImport } from '#app/exchange/received-files/receive-import.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { waitForBlockedQueries } from '#tests/support/blocked-queries.ts'
import { saveImport } from '#tests/support/imports.ts'
import {
  findProductImport,
  type ImportStore,
  listProductItems,
  openImportStore,
  readCounts,
  sendProducts,
  uploadProducts,
} from '#tests/support/product-imports.ts'

// Tests the migration that converts product imports to ordinary imports, on a store with a product import in each
// state.

const MIGRATION = '20261129201154_one_import_engine'
const OLD_TABLES = ['product_imports', 'product_import_items', 'product_import_images', 'product_import_files']

let store: ImportStore
beforeAll(async () => {
  store = await openImportStore()
})
afterAll(() => store.close())

const never = new AbortController().signal
const HEADING = 'Handle,Name,Status,Category,Short description,Price,Stock,Image'
const row = (slug: string, image = '') => `${slug},${slug},active,dresses,Text,9900,5,${image}`
const toCsv = (...rows: readonly string[]) => [HEADING, ...rows].join('\n')

/** Restores the tables of the previous version, with the rows that they would contain. */
async function revert(): Promise<void> {
  const baseline = readFileSync('db/baseline.sql', 'utf8').split(/;\n/)
  const createStatements = baseline.filter((statement) =>
    OLD_TABLES.some((table) =>
      new RegExp(`^\\s*(CREATE TABLE|ALTER TABLE|CREATE INDEX "\\w+" ON) "${table}" `).test(statement),
    ),
  )
  await store.db.$client.query(`
    ${createStatements.join(';\n')};
    insert into product_imports (id, staff_id, file_name, format, columns, passed_over, with_stock, currency, state, revision,
        leased_until, created_at, creates_categories, has_fetched, ignored_rows, maker_choice, mapping)
      select id, staff_id, file_name, format, array(select jsonb_array_elements_text(options -> 'columns')), ignored_columns,
        (options ->> 'withStock')::boolean, currency, state, revision, leased_until, created_at,
        (options ->> 'createsCategories')::boolean, has_fetched,
        array(select jsonb_array_elements_text(options -> 'ignoredRows')::int),
        nullif(options -> 'makerChoice', 'null'), nullif(options -> 'mapping', 'null')
      from file_imports where kind = 'products';
    insert into product_import_items (id, import_id, position, line, rows, row_errors, row_notes, outcome, category, name,
        changes, errors, notes, missing, wanted, product_id, added_at, is_saved, slug, sku, variant_skus, source_key,
        fields, prices, joins, type, tags, proposed, proposed_from, new_category, new_collection, new_joins, lacks_maker)
      select i.id, import_id, position, line, rows, row_errors, row_notes, outcome, choice, name, changes, errors, notes,
        missing, wanted, coalesce(undo ->> 'productId', details ->> 'productId')::uuid, (undo ->> 'addedAt')::timestamptz,
        undo is not null, ${findKey('slug')}, ${findKey('sku')},
        array(select substr(key, 9) from unnest(keys) key where key like 'variant:%'),
        coalesce(record ->> 'sourceKey', ''), nullif(record -> 'fields', 'null'), coalesce(record -> 'prices', '[]'),
        array(select jsonb_array_elements_text(record -> 'joins')), coalesce(details ->> 'type', ''),
        coalesce(details ->> 'tags', ''), coalesce(details ->> 'proposed', ''), details ->> 'proposedFrom',
        coalesce(details ->> 'newCategory', ''), coalesce(details ->> 'newCollection', ''),
        array(select jsonb_array_elements_text(details -> 'newJoins')), coalesce((details ->> 'lacksMaker')::boolean, false)
      from file_import_items i join file_imports f on f.id = import_id and kind = 'products';
    insert into product_import_images table file_import_images;
    insert into product_import_files table file_import_contents;
    drop table file_import_images, file_import_contents;
    delete from file_imports where kind = 'products';
    alter table file_imports drop column options, drop column has_fetched, drop constraint file_imports_kind_known,
      add constraint file_imports_kind_known check (kind <> 'products');
    alter table file_import_items drop column row_notes, drop column choice, drop column keys, drop column details,
      drop column missing, drop column wanted;
    delete from schema_migrations where name = '${MIGRATION}'`)
}

function findKey(prefix: string): string {
  const key = `select substr(key, ${prefix.length + 2}) from unnest(keys) key where key like '${prefix}:%'`
  return `coalesce((${key}), '')`
}

/** Reads everything that the migration must not change. Records are compared for new and changed items only. */
async function readStored() {
  const files = await store.db.select().from(fileImports).orderBy(asc(fileImports.id))
  const items = await store.db.select().from(fileImportItems).orderBy(asc(fileImportItems.id))
  const images = await store.db.select().from(fileImportImages).orderBy(asc(fileImportImages.name))
  return {
    files: files.map(({ counts: _, leasedUntil: __, ownOrigin: ___, ...file }) => file),
    items: items.map(({ record, key: _, keys, undo, details, ...item }) => ({
      ...item,
      keys: [...new Set(keys)].toSorted(),
      undo: undo && { ...undo, filled: 0 },
      // The previous version's records have no currency, and have the manufacturer in their fields
      record:
        item.outcome === 'new' || item.outcome === 'changed'
          ? { ...Object(record), currency: undefined, maker: undefined }
          : null,
      // The previous version had a saved item's product in a separate column
      details: item.outcome === 'waiting' ? null : { ...Object(details), ...(undo ? { productId: null } : {}) },
    })),
    images,
  }
}

async function setState(id: Id<'file-import'>, values: Partial<typeof fileImports.$inferInsert>): Promise<void> {
  await store.db.update(fileImports).set(values).where(eq(fileImports.id, id))
}

const listSlugs = async () =>
  (await store.db.select({ slug: products.slug }).from(products).orderBy(products.slug)).map(({ slug }) => slug)

/** Lets leases expire and finishes the remaining work. */
async function finishWork(): Promise<void> {
  do await store.db.update(fileImports).set({ leasedUntil: new Date(0) })
  while (await processFileImport(store.db, never))
}

test('product imports in every state continue after the update, and no product is saved twice', async () => {
  const { db, staffId } = store
  // Saved: an import of one product, and an import that changes this product and adds another, whose image is missing
  const before = await sendProducts(store, toCsv(row('known')))
  await saveImport(store.db, before, store.staffId)
  const applied = await sendProducts(store, toCsv(row('known').replace('Text', 'Other'), row('added', 'added.jpg')))
  await saveImport(store.db, applied, store.staffId)
  // Partially saved
  const applying = await sendProducts(store, toCsv(...['half-a', 'half-b', 'half-c'].map((slug) => row(slug))))
  const revision = (await findProductImport(db, applying))?.revision ?? 0
  await applyFileImport(db, applying, revision, staffId)
  await db.execute(sql`update file_import_items set outcome = 'stale' where name in ('half-b', 'half-c')`)
  await processFileImport(db, never)
  expect(await listSlugs()).toEqual(['added', 'half-a', 'known'])
  // Checked, with staff's choices
  const typed = 'Handle,Title,Body (HTML),Type,Variant Price,Collection,Image Src,Status'
  const checked = await sendProducts(store, `${typed}\ngala,Gala,Words,Gala,9,Silk,https://cdn.example/g.jpg,active`)
  const { rows: items } = await db.execute<{ id: Id<'file-import-item'> }>(
    sql`select id from file_import_items where name = 'Gala'`,
  )
  const rows = items.map(({ id }) => ({ id, before: '', category: 'Gala' }))
  await chooseCategories(db, checked, { kind: 'rows', rows })
  await finishWork()
  await chooseMaker(db, checked, { kind: 'draft' }, staffId)
  await finishWork()
  await updateImportChoices(db, checked, { withStock: true, createsCategories: false })
  await finishWork()
  await db.insert(fileImportImages).values({ importId: checked, name: 'https://cdn.example/g.jpg', state: 'waiting' })
  // An import whose columns are not mapped yet, and one that is being checked
  const bytes = Buffer.from('Item,Colour,RRP\nReef coat,Red,10')
  const context = { staffId, currency: 'NGN', ownOrigin: '' } as const
  const mapped = await receiveImport(db, [{ name: 'supplier.csv', bytes }], context)
  if (!mapped.ok) throw new Error(mapped.message)
  const checking = await uploadProducts(store, { bytes: Buffer.from(toCsv(row('first'), row('second'))) })
  await processFileImport(db, never)
  await db.execute(sql`update file_import_items set outcome = 'waiting' where name = 'second'`)
  await setState(checking, { state: 'checking' })
  await db.execute(sql`update file_import_items set outcome = 'new' where name in ('half-b', 'half-c')`)
  await setState(applying, { state: 'applying' })

  const expected = await readStored()
  await revert()
  await migrate(store.url)
  const { rows: remainingTables } = await db.execute(
    sql`select relname from pg_class where relname like 'product_import%'`,
  )
  expect(remainingTables).toEqual([])
  expect(await readStored()).toEqual(expected)
  expect(await processFileImport(db, never), 'a process of the previous version could claim the imports').toBe(false)
  const soon = sql`state in ('checking', 'applying') and leased_until < clock_timestamp() + interval '100 seconds'`
  expect(await db.$count(fileImports, soon)).toBe(0)

  await finishWork()
  expect(await listSlugs()).toEqual(['added', 'half-a', 'half-b', 'half-c', 'known'])
  expect(await readCounts(store, applying)).toEqual({ applied: 3 })
  expect(await readCounts(store, checking)).toEqual({ new: 2 })
  expect(await findProductImport(db, checked)).toMatchObject({
    state: 'checked',
    isFetching: true,
    withStock: true,
    makerChoice: { kind: 'draft' },
    newCategories: ['Gala'],
    newCollections: ['Silk'],
    counts: { new: 1 },
    wanted: 1,
  })
  await saveImport(store.db, checking, store.staffId)
  expect(await readCounts(store, checking)).toEqual({ applied: 2 })

  const columns = await findFileColumns(db, mapped.id)
  if (!columns) throw new Error('Expected stored columns')
  expect(await setMapping(db, mapped.id, columns.mapping)).toBe('done')
  await updateAndCheck(mapped.id)
  expect(await readCounts(store, mapped.id)).toEqual({ new: 1 })

  const image = { url: '/media/added.jpg', publicId: 'imports/added', width: 8, height: 8, bytes: 8 }
  await db.insert(uploads).values({ id: newId<'upload'>(), ...image })
  await addImportImages(db, applied, [{ name: 'added.jpg', publicId: image.publicId }])
  await finishWork()
  expect((await listProductItems(db, applied, 'changed')).map(({ name }) => name)).toEqual(['added'])
  await saveImport(store.db, applied, store.staffId)
  expect(await undoFileImport(db, applied, staffId)).toBe('in-part')
  expect((await listProductItems(db, applied, 'applied')).map(({ name }) => name)).toEqual(['known'])
  expect(await undoFileImport(db, applying, staffId)).toBe('done')
  expect(await listSlugs()).toEqual(['first', 'known', 'second'])
})

async function updateAndCheck(id: Id<'file-import'>): Promise<void> {
  await finishWork()
  await updateImportChoices(store.db, id, { withStock: false, createsCategories: true })
  await finishWork()
}

const MARK_SAVED = "update product_import_items set outcome = 'applied', is_saved = true, fields = null"
const ADD_AUDIT_ROW = `insert into audit_log (id, staff_id, action, entity, changes)
  select gen_random_uuid(), id, 'product.update', 'product', '{}' from auth_users`

// Transactions of the previous version. The migration starts between `first` and `second`.
test.each([
  { what: 'saves a product', first: MARK_SAVED, second: ADD_AUDIT_ROW, counts: { applied: 1 } },
  {
    what: 'rechecks a product file',
    first: "update product_imports set state = 'checking', revision = revision + 1",
    second: "update product_import_items set outcome = 'waiting'",
    counts: { waiting: 1 },
  },
  {
    what: 'saves an item from a different file',
    first: 'select from file_imports for update',
    second: `update file_import_items set notes = '{}'; ${ADD_AUDIT_ROW}`,
    counts: { new: 1 },
  },
])('a process of the previous version $what during the migration, and nothing is lost', async (work) => {
  await store.db.delete(fileImports)
  const id = await sendProducts(store, toCsv(row('late')))
  await revert()
  const other = new Client({ connectionString: store.url })
  await other.connect()
  await other.query(`set deadlock_timeout = '10ms'; begin; ${work.first}`) // so a deadlock would fail this transaction, not the migration
  const migration = migrate(store.url)
  await waitForBlockedQueries(store.db)
  await other.query(`${work.second}; commit`)
  await migration
  await expect(other.query('select from product_imports')).rejects.toThrow('does not exist')
  await other.end()
  expect(await readCounts(store, id)).toEqual(work.counts)
})
