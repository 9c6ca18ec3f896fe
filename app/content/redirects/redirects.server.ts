import { eq } from 'drizzle-orm'
import { adminText } from '#app/content/redirects/admin-text.ts'
import type { RedirectInput } from '#app/content/redirects/redirect-input.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { createPrefixCheck } from '#app/content/redirects/reject-prefix.server.ts'
import { resolveTargets } from '#app/content/redirects/resolve-targets.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

const entity = 'redirect'

export type EditableRedirect = NonNullable<Awaited<ReturnType<typeof findEditableRedirect>>>

/** Finds a redirect for the form. `version` identifies its state. */
export async function findEditableRedirect(db: Database, id: Id<'redirect'>) {
  const { path, target, origin } = redirects
  const [row] = await db.select({ path, target, origin }).from(redirects).where(eq(redirects.id, id))
  return row ? { ...row, version: computeVersion(row) } : null
}

type SaveResult =
  | { readonly outcome: 'saved' | 'not-found' | 'conflict' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

class NotSaved extends Rollback<SaveResult> {}

type SaveContext = { readonly staffId: Id<'staff'>; readonly ownOrigin: string }

/** Saves a new redirect (`id` null) or an existing one. */
export async function saveRedirect(
  db: Database,
  id: Id<'redirect'> | null,
  input: RedirectInput,
  { staffId, ownOrigin }: SaveContext,
): Promise<SaveResult> {
  try {
    await withTx(db, async (tx) => {
      const pathRejection = (await createPrefixCheck(tx))(input.path)
      if (pathRejection) throw new NotSaved({ outcome: 'rejected', errors: { path: pathRejection } })
      const target = (await resolveTargets(tx, [input.target], ownOrigin)).get(input.target)
      const rejection = findRejection(input, target)
      if (rejection || target === undefined)
        throw new NotSaved({ outcome: 'rejected', errors: { target: rejection ?? '' } })
      await write(tx, id, { path: input.path, target, version: input.version }, staffId)
    })
    return { outcome: 'saved' }
  } catch (error) {
    if (error instanceof NotSaved) return error.result
    if (getViolatedConstraint(error) !== 'redirects_path_unique') throw error
    return { outcome: 'rejected', errors: { path: adminText.addressTaken } }
  }
}

function findRejection({ path, target: written }: RedirectInput, target: string | undefined): string | null {
  if (target === undefined) return adminText.noPageAt(written)
  return target.toLowerCase() === path ? adminText.leadsToItself : null
}

async function write(
  tx: Database,
  id: Id<'redirect'> | null,
  { version, ...values }: { readonly path: string; readonly target: string; readonly version: string },
  staffId: Id<'staff'>,
): Promise<void> {
  if (!id) {
    const entityId = newId<'redirect'>()
    await tx.insert(redirects).values({ id: entityId, ...values, origin: 'staff' })
    return await recordChange(tx, staffId, { action: 'redirect.create', entity, entityId, changes: values })
  }
  await tx.select({ id: redirects.id }).from(redirects).where(eq(redirects.id, id)).for('no key update')
  const before = await findEditableRedirect(tx, id)
  if (!before) throw new NotSaved({ outcome: 'not-found' })
  const changes = Object.fromEntries(
    (['path', 'target'] as const)
      .filter((name) => before[name] !== values[name])
      .map((name) => [name, { from: before[name], to: values[name] }]),
  )
  if (Object.keys(changes).length === 0) return
  if (before.version !== version) throw new NotSaved({ outcome: 'conflict' })
  await tx
    .update(redirects)
    .set({ ...values, origin: 'staff' })
    .where(eq(redirects.id, id))
  await recordChange(tx, staffId, { action: 'redirect.update', entity, entityId: id, changes })
}

export async function deleteRedirect(db: Database, id: Id<'redirect'>, staffId: Id<'staff'>): Promise<void> {
  await withTx(db, async (tx) => {
    const { path, target } = redirects
    const [deleted] = await tx.delete(redirects).where(eq(redirects.id, id)).returning({ path, target })
    if (!deleted) return // someone else deleted it
    await recordChange(tx, staffId, { action: 'redirect.delete', entity, entityId: id, changes: deleted })
  })
}
