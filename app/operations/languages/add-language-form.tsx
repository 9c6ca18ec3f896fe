import { Form, href } from 'react-router'
import { NEW_MARKET } from '#app/operations/languages/add-language-input.ts'
import { adminText } from '#app/operations/languages/admin-text.ts'
import type { NamedLanguage } from '#app/operations/languages/language-rows.server.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type AddLanguageFormProps = {
  readonly languages: readonly NamedLanguage[]
  /** The primary one first. */
  readonly markets: readonly { readonly id: string; readonly name: string }[]
  readonly error: string | undefined
}

/** Languages that the interface knows and no market offers. Each opens the form of the chosen market with it filled in. */
export function AddLanguageForm({ languages, markets, error }: AddLanguageFormProps) {
  return (
    <Panel title={adminText.moreLanguages} className="mt-4">
      <p className="max-w-[72ch] text-base text-ink-2">{adminText.moreLanguagesHint(languages.length)}</p>
      {languages.length > 0 && (
        <Form action={href('/admin/languages')} className="mt-4">
          <SelectField name="market" label={adminText.addTo} error={error}>
            {markets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={NEW_MARKET}>{adminText.newMarket}</option>
          </SelectField>
          <ul className="mt-4 border-t border-line">
            {languages.map(({ language, name, ownName }) => (
              <li
                key={language}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 text-base"
              >
                <span>
                  <bdi lang={language} className="font-medium">
                    {ownName}
                  </bdi>{' '}
                  {name !== ownName && <span className="text-ink-2">{name}</span>}
                </span>
                <AdminButton
                  type="submit"
                  name="language"
                  value={language}
                  aria-label={adminText.addLanguageToMarket(name)}
                >
                  {adminText.addToMarket}
                </AdminButton>
              </li>
            ))}
          </ul>
        </Form>
      )}
    </Panel>
  )
}
