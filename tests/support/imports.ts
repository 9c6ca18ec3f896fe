import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { CurrencyCode } from '#app/base/currencies.ts'
import type { OutcomeCounts } from '#app/base/imports.ts'
import { processFileImport } from '#app/exchange/imports/file-import-worker.server.ts'
import { applyFileImport, findFileImport, recheckFileImport } from '#app/exchange/imports/file-imports.server.ts'
import { receiveImport } from '#app/exchange/received-files/receive-import.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { auditLog } from '#app/store/staff.table.ts'

type Upload = { readonly staffId: Id<'staff'>; readonly ownOrigin?: string }
type TextFile = { readonly name: string; readonly text: string }

/** Uploads a file and checks it. @throws with the message that staff see if the file is rejected */
export function uploadImport(db: Database, { name, text, ...upload }: Upload & TextFile): Promise<Id<'file-import'>> {
  return uploadImports(db, [{ name, text }], upload)
}

/** Like `uploadImport`, but for several files that form one import. */
export async function uploadImports(
  db: Database,
  files: readonly TextFile[],
  { staffId, ownOrigin = 'https://store.example' }: Upload,
): Promise<Id<'file-import'>> {
  const sent = files.map(({ name, text }) => ({ name, bytes: Buffer.from(text) }))
  const received = await receiveImport(db, sent, { staffId, ownOrigin, currency: 'USD' })
  if (!received.ok) throw new Error(received.message)
  await processFileImport(db, new AbortController().signal)
  return received.id
}

/** Checks a file again in the currency that staff chose. */
export async function chooseCurrency(db: Database, id: Id<'file-import'>, currency: CurrencyCode): Promise<void> {
  if ((await recheckFileImport(db, id, currency)) !== 'done') throw new Error('The import cannot be checked now')
  await processFileImport(db, new AbortController().signal)
}

/** Saves a checked import. Returns the final counts. */
export async function saveImport(db: Database, id: Id<'file-import'>, staffId: Id<'staff'>): Promise<OutcomeCounts> {
  const checked = await findFileImport(db, id)
  if (!checked) throw new Error('There is no such import')
  if ((await applyFileImport(db, id, checked.revision, staffId)) === 'stale')
    throw new Error('The import must be checked first')
  await processFileImport(db, new AbortController().signal)
  const saved = await findFileImport(db, id)
  if (!saved) throw new Error('The import no longer exists')
  return saved.counts
}

/** Runs an undo whose last statements fail. */
export async function failAtEndOfUndo(db: Database, undo: () => Promise<unknown>): Promise<void> {
  await db.execute(sql`
    create function fail() returns trigger language plpgsql as 'begin raise exception ''lost''; end';
    create trigger fail before insert on ${auditLog} for each row when (new.changes ->> 'remaining' is not null)
      execute function fail()`)
  await expect(undo()).rejects.toThrow()
  await db.execute(sql`drop function fail cascade`)
}
