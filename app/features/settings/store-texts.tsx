import { SettingFields } from '#app/features/settings/setting-field.tsx'
import { STORE_TEXTS } from '#app/features/settings/settings-fields.ts'
import type { SettingsFormState } from '#app/features/settings/use-settings-form.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

export function StoreTexts({ form }: { readonly form: SettingsFormState }) {
  return (
    <Panel title="Storefront texts">
      <div className="divide-y divide-line border-y border-line">
        {STORE_TEXTS.map(({ title, hint, keys, link }) => {
          const isUnsaved = keys.some((key) => form.unsaved.has(key))
          const isRefused = keys.some((key) => key in form.errors)
          return (
            <details key={title}>
              <summary className="min-h-11 content-center text-base font-medium hover:underline hover:underline-offset-4">
                {title}
                {isRefused && <span className="ml-2 text-danger">! needs correction</span>}
                {isUnsaved && <span className="ml-2 font-normal text-ink-2">unsaved</span>}
              </summary>
              <div className="field-grid pt-1 pb-5">
                {hint && <p className="text-sm text-ink-2">{hint}</p>}
                <SettingFields names={keys} form={form} />
                {link && (
                  <TextLink to={link.to} className="justify-self-start text-base">
                    {link.label}
                  </TextLink>
                )}
              </div>
            </details>
          )
        })}
      </div>
    </Panel>
  )
}
