import { data } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import { saveFormSettings } from '#app/store/settings/settings-form.server.ts'
import { settingsInput } from '#app/store/settings/settings-input.ts'
import { listFormKeys, SETTINGS_INTENT, type SettingsFormName } from '#app/store/settings-fields.ts'
import { reject, rejectConflict, rejectInput } from '#app/ui/admin/form-result.ts'

export function isSettingsForm(form: FormData): boolean {
  return form.get('intent') === SETTINGS_INTENT
}

/** Saves a settings form. Returns the result for its screen: 400 for invalid input, 409 for a conflict. */
export async function submitSettings(db: Database, name: SettingsFormName, form: FormData, staffId: Id<'staff'>) {
  const input = parseForm(settingsInput(listFormKeys(name)), form)
  if (!input.ok) return data(rejectInput(input), { status: 400 })
  const saved = await saveFormSettings(db, input.value, staffId)
  if (saved.outcome === 'rejected') return data(reject(saved.errors), { status: 400 })
  const { outcome, current } = saved
  if (outcome === 'conflict') return data(rejectConflict(adminText.conflictSubject, current), { status: 409 })
  return { outcome, current, fallbacks: input.value.fallbacks }
}
