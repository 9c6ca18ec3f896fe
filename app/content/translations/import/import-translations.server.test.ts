import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ItemOutcome } from '#app/base/imports.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { facetValues } from '#app/catalog/facets/facet-values.table.ts'
import { products } from '#app/catalog/products.table.ts'
import {
  readTextUnits,
  readTranslationRows,
  TRANSLATION_HEADING,
} from '#app/content/translations/translation-files.server.ts'
import { writeXliffParts } from '#app/content/xliff.server.ts'
import { listFileImportItems } from '#app/exchange/imports/file-imports.server.ts'
import { type CsvRow, toCsv } from '#app/lib/csv.ts'
import type { Id } from '#app/lib/id.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { translations } from '#app/store/translations.table.ts'
import { TRANSLATABLE_KINDS } from '#app/store/translations.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { saveImport, uploadImport } from '#tests/support/imports.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>
let dress: Id<'product'>

/** A text with all characters that CSV and XML must escape. */
const TEXT_TO_ESCAPE = 'Cut on the bias, "slowly" & by <hand>;\nsecond line\n\n=not a formula'

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
  const [market] = await store.db.select({ id: markets.id }).from(markets)
  if (market) await store.db.insert(locales).values({ marketId: market.id, language: 'de-AT', prefix: 'at' })
})
beforeEach(async () => {
  await store.db.delete(products)
  dress = await addProduct(store.db, { name: 'Silk dress' })
  await store.db.update(products).set({ description: TEXT_TO_ESCAPE, slug: 'silk-dress' })
})
afterAll(() => store.close())

const csv = (...lines: readonly string[]) => ['Kind,ID,Slug,Language,Field,Original,Translation', ...lines].join('\n')
const upload = (text: string, name = 'translations.csv') => uploadImport(store.db, { name, text, staffId })
const xliff = (body: string, language = 'de') =>
  `<?xml version="1.0"?><xliff version="1.2"><file target-language="${language}"><body>${body}</body></file></xliff>`

async function listLines(id: Id<'file-import'>, outcome: ItemOutcome) {
  const { rows } = await listFileImportItems(store.db, id, { outcome, page: 1 })
  return rows.map(({ name, errors, notes }) => {
    return [name, ...errors.map(({ line, message }) => `${line}: ${message}`), ...notes].join(' | ')
  })
}

const saved = async () => (await store.db.select().from(translations))[0]

test('the subject of a text is found by id or slug, and the text is saved as previewed', async () => {
  const id = await upload(
    csv(
      `product,${dress},,de,name,Silk dress,Seidenkleid`,
      'product,,silk-dress,de,description,,Schräg geschnitten',
      `product,${dress},,de,materials,,`,
    ),
  )
  expect(await listLines(id, 'new')).toEqual(['Silk dress · Name · de', 'Silk dress · Short description · de'])
  expect(await listLines(id, 'unchanged')).toEqual(['Silk dress · Materials · de'])
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 2, refused: 0 })
  expect(await saved()).toMatchObject({
    texts: { name: 'Seidenkleid', description: 'Schräg geschnitten' },
    sources: { name: 'Silk dress', description: TEXT_TO_ESCAPE },
    outdated: [],
  })
})

test.each([
  ['an unknown kind', 'shirt,x,,de,name,,A', `2: The kind must be one of: ${TRANSLATABLE_KINDS.join(', ')}`],
  ['an unknown field', `product,ID,,de,price,,A`, /^2: A product can have these texts: name, description, /],
  ['a language without a market', 'product,ID,,fr,name,,A', /^2: No market uses this language/],
  ['no subject', 'product,,,de,name,,A', '2: Enter the ID, slug or original of the translated item'],
  ['a subject that does not exist', 'product,,gone,de,name,,A', '2: There is no such product'],
  ['a text that is too long', `product,ID,,de,name,,${'x'.repeat(201)}`, '2: Name can have at most 200 characters'],
])('%s is reported with its line, and the other rows are saved', async (_, line, message) => {
  const id = await upload(csv(line.replace('ID', dress), `product,${dress},,de,description,,Gut`))
  const [rejected] = await listLines(id, 'refused')
  const [, reason = ''] = rejected?.split(' | ') ?? []
  if (typeof message === 'string') expect(reason).toBe(message)
  else expect(reason).toMatch(message)
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 1, refused: 1 })
})

test('a translation whose original changed since the export is saved as outdated', async () => {
  const id = await upload(csv(`product,${dress},,de,name,Satin dress,Satinkleid`))
  expect(await listLines(id, 'new')).toEqual([
    'Silk dress · Name · de | The original has changed since this was translated. The translation will be marked as outdated',
  ])
  await saveImport(store.db, id, staffId)
  expect(await saved()).toMatchObject({ sources: { name: 'Satin dress' }, outdated: ['name'] })
})

test.each([
  ['csv', 'outdated', 'unchanged'],
  ['csv', 'current', 'changed'],
  ['xliff', 'needs-review-translation', 'unchanged'],
  ['xliff', 'final', 'changed'],
] as const)(
  'if a %s file has the same text as an outdated translation and the state %s, the outcome is %s',
  async (format, state, outcome) => {
    await store.db.insert(translations).values({
      kind: 'product' as const,
      subjectId: dress,
      language: 'de',
      sources: { name: 'Satin dress' },
      texts: { name: 'Seidenkleid' },
      outdated: ['name'],
    })
    const unit = `<trans-unit id="product/${dress}/name"><source>Silk dress</source><target state="${state}">Seidenkleid</target></trans-unit>`
    const lines = [
      'Kind,ID,Language,Field,Original,Translation,State',
      `product,${dress},de,name,Silk dress,Seidenkleid,${state}`,
    ]
    const id = format === 'csv' ? await upload(lines.join('\n')) : await upload(xliff(unit), 'back.xlf')
    expect(await listLines(id, outcome)).toEqual(['Silk dress · Name · de'])
    await saveImport(store.db, id, staffId)
    const isConfirmed = outcome === 'changed'
    expect(await saved()).toMatchObject({
      texts: { name: 'Seidenkleid' },
      sources: { name: isConfirmed ? 'Silk dress' : 'Satin dress' },
      outdated: isConfirmed ? [] : ['name'],
    })
  },
)

test('rows without an id or slug, or with another store’s id, are matched by their original', async () => {
  const { db } = store
  await db.delete(facetValues)
  const toColor = (name: string) => ({ kind: 'color' as const, key: name.toLowerCase(), name, hex: '#112233' })
  const [navy, wine] = await db
    .insert(facetValues)
    .values(['Navy', 'Wine', 'Wine red'].map(toColor))
    .returning({ id: facetValues.id })
  await addProduct(db, { name: 'Silk dress' })
  const id = await upload(
    csv(
      'color,,,de,name,Navy,Marine',
      `color,${randomUUID()},,de,name,Wine,Weinrot`,
      'color,,,de,name,Green,Grün',
      'product,,,de,name,Silk dress,Seidenkleid',
    ),
  )
  expect(await listLines(id, 'new')).toEqual(['Navy · Name · de', 'Wine · Name · de'])
  expect(await listLines(id, 'refused')).toEqual([
    expect.stringMatching(/^color · .*4: There is no such color$/),
    expect.stringMatching(/5: Several items have this original text/),
  ])
  expect(await saveImport(db, id, staffId)).toMatchObject({ applied: 2 })
  const rows = await db.select().from(translations).where(eq(translations.kind, 'color'))
  expect(Object.fromEntries(rows.map(({ subjectId, texts }) => [subjectId, texts.name]))).toEqual({
    [navy?.id ?? '']: 'Marine',
    [wine?.id ?? '']: 'Weinrot',
  })
  await db.delete(translations)
})

test('a text that changed after the preview is not overwritten', async () => {
  const id = await upload(csv(`product,${dress},,de,name,,Seidenkleid`))
  await store.db.update(products).set({ name: 'Silk gown' }).where(eq(products.id, dress))
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 0, stale: 1 })
  expect(await saved()).toBeUndefined()
})

test.each(['csv', 'xliff'])(
  'importing an exported %s file leaves existing texts unchanged, and restores deleted texts exactly',
  async (format) => {
    const german = `Schräg & "langsam" <b>von Hand</b>;\n\n=keine Formel`
    await store.db.insert(translations).values({
      kind: 'product' as const,
      subjectId: dress,
      language: 'de',
      sources: { description: TEXT_TO_ESCAPE },
      texts: { description: german },
    })
    const file = async () => {
      if (format === 'xliff') {
        const parts: string[] = []
        for await (const part of writeXliffParts(readTextUnits(store.db, 'de'), { original: 'en', target: 'de' }))
          parts.push(part)
        return parts.join('')
      }
      const rows: CsvRow[] = [TRANSLATION_HEADING]
      for await (const batch of readTranslationRows(store.db, 'de')) rows.push(...batch)
      return toCsv(rows)
    }
    const text = await file()
    const name = format === 'csv' ? 'translations.csv' : 'translations.xlf'
    const id = await upload(text, name)
    expect(await listLines(id, 'new')).toEqual([])
    expect(await listLines(id, 'changed')).toEqual([])
    expect(await listLines(id, 'refused')).toEqual([])
    await store.db.delete(translations)
    await saveImport(store.db, await upload(text, name), staffId)
    expect(await saved()).toMatchObject({
      texts: { description: german },
      sources: { description: TEXT_TO_ESCAPE },
      outdated: [],
    })
  },
)

test('XLIFF files with states, notes, inline elements, alternatives and self-closing elements are read', async () => {
  const unit = `\n<group id="g"><trans-unit id="product/${dress}/name"><source>Silk <g id="1">dress</g></source>
<target state="final">Seiden<g id="1">kleid</g><x id="2"/></target><note>a note</note>
<alt-trans><source>Silk</source><target>Seide</target></alt-trans></trans-unit></group>
<trans-unit id="product/${dress}/description"><source>${'Cut'}</source><target/></trans-unit>`
  const id = await upload(xliff(unit, 'de-DE'), 'back.xlf')
  expect(await listLines(id, 'new')).toEqual(['Silk dress · Name · de'])
  expect(await listLines(id, 'unchanged')).toEqual(['Silk dress · Short description · de'])
  await saveImport(store.db, id, staffId)
  expect(await saved()).toMatchObject({ texts: { name: 'Seidenkleid' } })
})

test('XLIFF targets that need translation are ignored, and element names with a prefix are read', async () => {
  const unit = (field: string, state: string, target: string) =>
    `<trans-unit id="product/${dress}/${field}"><source>Silk dress</source><target state="${state}">${target}</target></trans-unit>`
  await store.db.delete(translations)
  const untranslated = unit('name', 'new', 'Silk dress') + unit('description', 'needs-translation', 'Vorschlag')
  const id = await upload(xliff(untranslated), 'new.xlf')
  expect(await listLines(id, 'unchanged')).toHaveLength(2)
  const prefixed = xliff(unit('name', 'needs-review-translation', 'Kleid')).replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:')
  expect(await listLines(await upload(prefixed, 'prefixed.xlf'), 'new')).toEqual(['Silk dress · Name · de'])
})

test('an XLIFF text that is too long for its field is reported with its line, and other units are saved', async () => {
  const unit = (field: string, target: string) =>
    `\n<trans-unit id="product/${dress}/${field}"><source>A</source><target>${target}</target></trans-unit>`
  const id = await upload(xliff(unit('name', 'x'.repeat(201)) + unit('description', 'Gut')), 'a.xlf')
  expect(await listLines(id, 'refused')).toEqual(['Silk dress · Name · de | 2: Name can have at most 200 characters'])
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 1, refused: 1 })
  expect(await saved()).toMatchObject({ texts: { description: 'Gut' } })
})

test('a unit from a different tool is rejected, with its line number', async () => {
  const id = await upload(xliff('\n\n<trans-unit id="x"><source>A</source><target>B</target></trans-unit>'))
  expect(await listLines(id, 'refused')).toEqual([`x | 3: The kind must be one of: ${TRANSLATABLE_KINDS.join(', ')}`])
})

test.each([
  ['a document type definition', '<!DOCTYPE x [<!ENTITY a "b">]>\n<xliff version="1.2"></xliff>', /type definition/],
  ['a different version', '<xliff version="2.0"><file/></xliff>', /not an XLIFF 1.2/],
  ['a different format', '<rss version="1.2"><x/></rss>', /not an XLIFF 1.2/],
  ['an unclosed element', '<xliff version="1.2"><file><body>', /incomplete/],
  ['deep nesting', `<xliff version="1.2">${'<g>'.repeat(50)}${'</g>'.repeat(50)}</xliff>`, /not an XLIFF 1.2/],
  [
    'a text of millions of entities',
    xliff(`<trans-unit id="a">${'&#65;'.repeat(250_000)}</trans-unit>`),
    /too long for any field/,
  ],
  ['no texts', '<xliff version="1.2"><file target-language="de"><body/></file></xliff>', /has no translations/],
])('XML with %s is rejected', async (_, text, message) => {
  await expect(upload(text, 'a.xlf')).rejects.toThrow(message)
})

test('predefined and numeric entities are decoded, and other entities are kept as text', async () => {
  const unit = `<trans-unit id="product/${dress}/name"><source>A</source><target>A &amp; B &x; &#228;</target></trans-unit>`
  await saveImport(store.db, await upload(xliff(unit), 'a.xlf'), staffId)
  expect(await saved()).toMatchObject({ texts: { name: 'A & B &x; ä' } })
})

test('a slug is validated as in the form, and rejected if another collection or line has it', async () => {
  const { db } = store
  const [linen, wool] = await db
    .insert(collections)
    .values([
      { name: 'Linen', slug: 'linen' },
      { name: 'Wool', slug: 'wool' },
    ])
    .returning({ id: collections.id })
  const id = await upload(
    csv(
      'collection,,linen,de,slug,linen,leinen',
      'collection,,wool,de,slug,wool,Wolle',
      'collection,,wool,de,slug,wool,linen',
      'collection,,wool,de,slug,wool,leinen',
      `product,${dress},,de,slug,,kleid`,
    ),
  )
  expect(await listLines(id, 'refused')).toEqual([
    'Wool · Slug · de | 3: Use lowercase letters from a to z and digits, with single hyphens between them',
    'Wool · Slug · de | 4: Another collection already has this slug',
    'Wool · Slug · de | 5: Another collection already has this slug',
    expect.stringMatching(/^product · .* · slug \| 6: A product can have these texts: /),
  ])
  expect(await listLines(id, 'new')).toEqual(['Linen · Slug · de'])
  // Another collection takes the slug after the check
  await db
    .insert(translations)
    .values({ kind: 'collection', subjectId: wool?.id ?? '', language: 'de', texts: { slug: 'leinen' }, sources: {} })
  expect(await saveImport(db, id, staffId)).toMatchObject({ applied: 0 })
  await db.delete(translations)
  const again = await upload(csv(`collection,${linen?.id},,de,slug,linen,leinen`))
  expect(await saveImport(db, again, staffId)).toMatchObject({ applied: 1, refused: 0 })
  const exported = []
  for await (const rows of readTranslationRows(db, 'de')) exported.push(...rows)
  expect(exported).toContainEqual(
    expect.arrayContaining(['collection', linen?.id, 'slug', 'linen', 'leinen', 'current']),
  )
  await db.delete(collections)
})
