import { useMemo, useState } from 'react'
import { adminText } from '#app/store/settings/admin-text.ts'
import {
  type FormSettings,
  listChangedKeys,
  type SettingsDraft,
  toDraft,
  toTabs,
} from '#app/store/settings/settings-draft.ts'
import { settingsInput } from '#app/store/settings/settings-input.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

export type SettingsResult = FormResult<FormSettings> & { readonly fallbacks?: readonly string[] }

const getMessages = () => ({ saved: adminText.settingsSaved, failed: () => adminText.savingFailed })

export function useSettingsForm(loaded: FormSettings, result: SettingsResult | undefined) {
  const { keys } = loaded
  const schema = useMemo(() => settingsInput(keys), [keys])
  const form = useFormDraft<FormSettings, SettingsDraft>({
    loaded,
    result,
    schema,
    toDraft,
    messages: getMessages(),
  })
  const { draft, base, errors } = form
  const unsaved = useMemo(() => listChangedKeys(draft, toDraft(base)), [draft, base])
  return {
    ...form,
    fallbacks: useLastFallbacks(result),
    unsaved: new Set(unsaved),
    unsavedTabs: toTabs(unsaved),
    invalidTabs: toTabs(Object.keys(errors)),
  }
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>

/** Keeps the messages from the last save, because switching tabs changes the URL, which clears the action data. */
function useLastFallbacks(result: SettingsResult | undefined): readonly string[] {
  const [last, setLast] = useState(result)
  if (result && result !== last) setLast(result)
  return last?.fallbacks ?? []
}
