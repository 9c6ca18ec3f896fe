import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { queueImages } from '#app/exchange/imports/fetch-images.server.ts'
import { processFileImport } from '#app/exchange/imports/file-import-worker.server.ts'
import {
  applyFileImport,
  deleteFileImport,
  findFileImport,
  recheckFileImport,
} from '#app/exchange/imports/file-imports.server.ts'
import { fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { findKindAction } from '#app/exchange/imports/import-kinds.ts'
import { listImports } from '#app/exchange/imports/import-list.server.ts'
import { undoFileImport } from '#app/exchange/imports/undo-import.server.ts'
import { findFileColumns } from '#app/exchange/product-files/mapping/mapped-imports.server.ts'
import { updateImportChoices } from '#app/exchange/product-files/product-choices.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { saveImport, uploadImport } from '#tests/support/imports.ts'
import { type ImportStore, openImportStore, sendProducts } from '#tests/support/product-imports.ts'

let store: ImportStore
beforeAll(async () => {
  store = await openImportStore()
})
afterAll(() => store.close())

const neverAborted = new AbortController().signal

function uploadRedirects(...lines: readonly string[]): Promise<Id<'file-import'>> {
  const text = ['Redirect from,Redirect to', ...lines].join('\n')
  return uploadImport(store.db, { staffId: store.staffId, name: 'redirects.csv', text })
}

async function setTarget(path: string, target: string): Promise<void> {
  await store.db.update(redirects).set({ target }).where(eq(redirects.path, path))
}

test('an import with choices stored by a different version is listed as unreadable, and cannot be saved', async () => {
  const other = await uploadRedirects('/other,/about')
  const id = await sendProducts(store, 'Handle,Name\nlater,Later')
  const options = sql`${fileImports.options} || '{"ofLaterVersion": true}'`
  await store.db.update(fileImports).set({ options }).where(eq(fileImports.id, id))
  const listed = (await listImports(store.db)).map((file) => [file.id, file.shown])
  expect(listed).toEqual([
    [id, 'unreadable'],
    [other, 'ready'],
  ])
  const file = await findFileImport(store.db, id)
  expect(file).toMatchObject({ isReadable: false, needsChoice: false, state: 'checked' })
  expect(await applyFileImport(store.db, id, file?.revision ?? 0, store.staffId)).toBe('stale')
  expect(await recheckFileImport(store.db, id)).toBe('unreadable')
  expect(await queueImages(store.db, id)).toBe(0)
  expect(await findFileColumns(store.db, id)).toBeNull()
  await deleteFileImport(store.db, id)
  expect(await findFileImport(store.db, id)).toBeNull()
})

test('items that were not saved are checked again, and staff must confirm the new revision', async () => {
  const id = await uploadRedirects('/first,/about', '/second,/about')
  await store.db.insert(redirects).values({ path: '/second', target: '/about', origin: 'staff' })
  expect(await recheckFileImport(store.db, id)).toBe('done')
  expect(await recheckFileImport(store.db, id), 'while it is being checked').toBe('busy')
  expect(await undoFileImport(store.db, id, store.staffId), 'while it is being checked').toBe('impossible')
  await processFileImport(store.db, neverAborted)
  const file = await findFileImport(store.db, id)
  expect(file).toMatchObject({ state: 'checked', revision: 2, counts: { new: 1, unchanged: 1 } })
  expect(await applyFileImport(store.db, id, 1, store.staffId)).toBe('stale')
  expect(await saveImport(store.db, id, store.staffId)).toMatchObject({ applied: 1, unchanged: 1 })
})

test('items that an undo skipped can be rechecked, and undone once nothing prevents the undo', async () => {
  const id = await uploadRedirects('/left,/about', '/undone,/about')
  await saveImport(store.db, id, store.staffId)
  await setTarget('/left', '/contact')
  expect(await undoFileImport(store.db, id, store.staffId)).toBe('in-part')
  expect(await recheckFileImport(store.db, id)).toBe('done')
  await processFileImport(store.db, neverAborted)
  expect(await findFileImport(store.db, id)).toMatchObject({ state: 'checked', counts: { applied: 1, new: 0 } })
  await setTarget('/left', '/about')
  expect(await undoFileImport(store.db, id, store.staffId)).toBe('done')
})

test('a deleted import can be neither rechecked nor undone', async () => {
  const deletedId = newId<'file-import'>()
  expect(await recheckFileImport(store.db, deletedId)).toBe('not-found')
  expect(await undoFileImport(store.db, deletedId, store.staffId)).toBe('impossible')
})

test('saving choices is retried after a deadlock with a concurrent transaction', async () => {
  const id = await sendProducts(store, 'Handle,Name\nraced,Raced')
  await store.db.execute(sql`
    create sequence attempts;
    create function lose() returns trigger language plpgsql as $$ begin
      if nextval('attempts') < 3 then raise exception 'lost' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger lose before update of options on ${fileImports} for each row execute function lose()`)
  expect(await updateImportChoices(store.db, id, { withStock: true })).toBe('done')
  await store.db.execute(sql`drop function lose cascade`)
  expect(await findFileImport(store.db, id)).toMatchObject({ options: { withStock: true }, revision: 2 })
})

test('an import kind’s action is found by its intent, and changes only imports of that kind', async () => {
  const act = (id: Id<'file-import'>, fields: Readonly<Record<string, string>>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return findKindAction(form.get('intent'))?.run(store.db, form, { id, staffId: store.staffId })
  }
  const [products, other] = [
    await sendProducts(store, 'Handle,Name\nacted,Acted'),
    await uploadRedirects('/acted,/about'),
  ]
  expect(await act(products, { intent: 'choose', withStock: 'on' })).toBe('done')
  expect(await findFileImport(store.db, products)).toMatchObject({ state: 'checking', options: { withStock: true } })
  expect(await act(products, { intent: 'maker', kind: 'draft' }), 'while it is being checked').toBe('busy')
  expect(await act(products, { intent: 'choose', withStock: 'yes' })).toBe('invalid')
  expect(await act(other, { intent: 'choose' })).toBe('not-found')
  expect(await act(other, { intent: 'again' }), 'an action of all kinds').toBeUndefined()
})
