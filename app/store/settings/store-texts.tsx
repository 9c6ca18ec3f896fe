import { PLACEHOLDERS } from '#app/store/placeholders.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import { SettingFields } from '#app/store/settings/setting-field.tsx'
import type { SettingsFormState } from '#app/store/settings/use-settings-form.ts'
import { STORE_TEXTS, storeTextTitle } from '#app/store/settings-fields.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'

/** The storefront's text by page, collapsed. */
export function StoreTexts({ form }: { readonly form: SettingsFormState }) {
  return (
    <div>
      <p className="mb-3 text-sm text-ink-2">
        {adminText.placeholdersHint(PLACEHOLDERS.map((name) => `{${name}}`).join(', '))}
      </p>
      <div className="divide-y divide-line border-y border-line">
        {STORE_TEXTS.map((group) => {
          const { name, keys, to } = group
          const { title, hint, link } = storeTextTitle(group)
          const isUnsaved = keys.some((key) => form.unsaved.has(key))
          const hasErrors = keys.some((key) => key in form.errors)
          return (
            <details key={name}>
              <summary className="min-h-11 content-center text-base font-medium hover:underline hover:underline-offset-4">
                {title}
                {hasErrors && <span className="ml-2 text-danger">{adminText.needsCorrectionMarked}</span>}
                {isUnsaved && <span className="ml-2 font-normal text-ink-2">{adminText.unsaved}</span>}
              </summary>
              <div className="field-grid pt-1 pb-5">
                {hint && <p className="text-sm text-ink-2">{hint}</p>}
                <SettingFields names={keys} form={form} />
                {to && (
                  <TextLink to={to} className="justify-self-start text-base">
                    {link}
                  </TextLink>
                )}
              </div>
            </details>
          )
        })}
      </div>
    </div>
  )
}
