import { Form, href } from 'react-router'
import { NEW_MARKET } from '#app/operations/languages/add-language-input.ts'
import { adminText } from '#app/operations/languages/admin-text.ts'
import type { NamedLanguage } from '#app/operations/languages/language-rows.server.ts'
import { TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type Market = { readonly id: string; readonly name: string }

type AddLanguageFormProps = {
  readonly languages: readonly NamedLanguage[]
  /** The markets, with the primary market first. */
  readonly markets: readonly Market[]
  readonly error: string | undefined
}

/**
 * Lists the interface languages that no market offers. Choosing a language opens the form of the chosen market with
 * that language filled in.
 */
export function AddLanguageForm({ languages, markets, error }: AddLanguageFormProps) {
  return (
    <Panel title={adminText.moreLanguages} className="mt-4">
      <p className="text-base text-ink-2">
        {languages.length > 0 ? adminText.moreLanguagesHint : adminText.noMoreLanguages}
      </p>
      {languages.length > 0 && (
        <Form action={href('/admin/languages')} className="mt-3">
          <MarketChoice markets={markets} error={error} />
          <ul className="border-y border-line">
            {languages.map(({ language, name, ownName }) => (
              <li
                key={language}
                className="flex min-h-11 items-center justify-between gap-x-4 border-b border-line text-base last:border-b-0"
              >
                <span>
                  <span className="font-medium">{name}</span>{' '}
                  {name !== ownName && (
                    <bdi lang={language} className="text-ink-2">
                      {ownName}
                    </bdi>
                  )}
                </span>
                <TextButton type="submit" name="language" value={language} aria-label={adminText.addNamed(name)}>
                  {adminText.add}
                </TextButton>
              </li>
            ))}
          </ul>
        </Form>
      )}
      <p className="mt-3 text-base text-ink-2">
        {adminText.otherLanguages.before}{' '}
        <TextLink isInText to={href('/admin/markets')}>
          {adminText.otherLanguages.link}
        </TextLink>
        {adminText.otherLanguages.after}
      </p>
    </Panel>
  )
}

/** Shows no choice if there is only one market. */
function MarketChoice({ markets, error }: Pick<AddLanguageFormProps, 'markets' | 'error'>) {
  const [only, ...others] = markets
  if (only && others.length === 0 && !error) return <input type="hidden" name="market" value={only.id} />
  return (
    <SelectField name="market" label={adminText.addTo} error={error} className="mb-4 md:max-w-80">
      {markets.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={NEW_MARKET}>{adminText.newMarket}</option>
    </SelectField>
  )
}
