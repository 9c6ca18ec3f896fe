import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ItemOutcome } from '#app/base/imports.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { listFileImportItems } from '#app/exchange/imports/file-imports.server.ts'
import type { Id } from '#app/lib/id.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { saveImport, uploadImport } from '#tests/support/imports.ts'
import { createSizeGuideRow } from '#tests/support/size-guides.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
beforeEach(() => store.db.delete(sizeGuides))
afterAll(() => store.close())

const HEADING = 'Guide,Note,Unit,Size,EU,Bust (body),Length (garment)'
const upload = (...lines: readonly string[]) =>
  uploadImport(store.db, { name: 'size-guides.csv', text: [HEADING, ...lines].join('\n'), staffId })

async function listLines(id: Id<'file-import'>, outcome: ItemOutcome) {
  const { rows } = await listFileImportItems(store.db, id, { outcome, page: 1 })
  return rows.map(({ name, errors }) => [name, ...errors.map(({ line, message }) => `${line}: ${message}`)].join(' | '))
}

test('guides with a new name are added, and others changed; uploading the file again changes nothing', async () => {
  await store.db.insert(sizeGuides).values(createSizeGuideRow('Dresses'))
  const lines = ['Dresses,Cut wide,cm,S,36,82–86,100', 'Tops,,in,S,36,32½,', 'Dresses,Cut wide,cm,M,38,87–91,']
  const id = await upload(...lines)
  expect(await listLines(id, 'changed')).toEqual(['Dresses'])
  expect(await listLines(id, 'new')).toEqual(['Tops'])
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 2, refused: 0 })
  const saved = await store.db.select().from(sizeGuides).orderBy(sizeGuides.name)
  expect(saved).toMatchObject([
    {
      note: 'Cut wide',
      columns: [
        { measure: 'bust', kind: 'body' },
        { measure: 'length', kind: 'garment' },
      ],
      rows: [
        {
          size: 'S',
          conversions: { EU: '36' },
          ranges: [
            { min: 820, max: 860 },
            { min: 1_000, max: 1_000 },
          ],
        },
        { size: 'M', ranges: [{ min: 870, max: 910 }, null] },
      ],
    },
    { unit: 'in', columns: [{ measure: 'bust', kind: 'body' }], rows: [{ ranges: [{ min: 826, max: 826 }] }] },
  ])
  expect(await listLines(await upload(...lines), 'unchanged')).toEqual(['Dresses', 'Tops'])
})

test('each unreadable guide is reported with a reason per line, and the other guides are saved', async () => {
  const id = await upload(
    'Dresses,,cm,S,36,82–86,',
    'Dresses,,cm,M,38,34in,',
    'Tops,,ft,S,36,84,',
    'Skirts,,cm,S,36,84,',
  )
  expect(await listLines(id, 'refused')).toEqual([
    'Dresses | 3: M, Bust (body): “34in” has a different unit: this guide is in centimeters',
    'Tops | 4: The unit must be cm or in',
  ])
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 1, refused: 2 })
})
