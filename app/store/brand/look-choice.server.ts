import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { adminText } from '#app/store/brand/admin-text.ts'
import { lockBrands } from '#app/store/brand/brand-files.server.ts'
import { findEditableBrand, saveBrand } from '#app/store/brand/brands.server.ts'
import { chooseLook, type LookChoice, serializeChoice, toLookChoice } from '#app/store/brand/look-choice.ts'
import { readPublishedLook } from '#app/store/brand.server.ts'
import { toCanonicalJson } from '#app/store/brand-look.ts'
import { readSettings } from '#app/store/settings.server.ts'

type SubmittedChoice = LookChoice & { readonly shown_look: string }

/**
 * Publishes a chosen look, unless it is the one that the form started with. Returns errors if someone else has
 * published a look since then or is editing one; the caller must then roll back.
 */
export async function publishLookChoice(
  tx: Database,
  choice: SubmittedChoice,
  staffId: Id<'staff'>,
): Promise<FieldErrors> {
  if (serializeChoice(choice) === choice.shown_look) return {}
  await lockBrands(tx)
  const published = await readPublishedLook(tx)
  if (serializeChoice(toLookChoice(published)) !== choice.shown_look) return { look: adminText.lookChanged }
  const look = chooseLook(published, choice)
  if (toCanonicalJson(look) === toCanonicalJson(published)) return {}
  const { version, hasDraft } = await findEditableBrand(tx)
  if (hasDraft) return { look: adminText.lookHasDraft }
  const { store_name: name } = await readSettings(tx)
  const saved = await saveBrand(tx, { intent: 'publish', version, look, name }, staffId)
  return saved.outcome === 'rejected' ? saved.errors : {}
}
