import type { Database } from '#app/platform/db/db.server.ts'
import { toDraft } from '#app/store/settings/settings-draft.ts'
import { findFormSettings } from '#app/store/settings/settings-form.server.ts'
import { type FormKey, listFormKeys, type SettingsFormName } from '#app/store/settings-fields.ts'

export type TypedSettings = Partial<Record<FormKey, string | boolean>>

/** Returns a settings form as a browser sends it, with typed values. `version` is the open form's version. */
export async function fillSettingsForm(
  db: Database,
  name: SettingsFormName,
  typed: TypedSettings & { readonly version: string },
): Promise<URLSearchParams> {
  const loaded = toDraft(await findFormSettings(db, listFormKeys(name)))
  const body = new URLSearchParams({ intent: 'settings' })
  for (const [field, value] of Object.entries({ ...loaded, ...typed })) {
    if (value !== false && value !== undefined) body.set(field, value === true ? 'on' : value)
  }
  return body
}
