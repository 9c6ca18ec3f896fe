import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { lockBrands } from '#app/store/brand/brand-files.server.ts'
import { findEditableBrand, saveBrand } from '#app/store/brand/brands.server.ts'
import { chooseLook, type LookChoice } from '#app/store/brand/look-choice.ts'
import { readPublishedLook } from '#app/store/brand.server.ts'
import { canonical } from '#app/store/brand-look.ts'
import { readSettings } from '#app/store/settings.server.ts'

/** Publishes a chosen look, unless shoppers see it already. Returns errors; then the caller must roll back. */
export async function publishLookChoice(tx: Database, choice: LookChoice, staffId: Id<'staff'>): Promise<FieldErrors> {
  await lockBrands(tx)
  const published = await readPublishedLook(tx)
  const look = chooseLook(published, choice)
  if (canonical(look) === canonical(published)) return {}
  const { version } = await findEditableBrand(tx)
  const { store_name: name } = await readSettings(tx)
  const saved = await saveBrand(tx, { intent: 'publish', version, look, name }, staffId)
  return saved.outcome === 'rejected' ? saved.errors : {}
}
