import { useState } from 'react'
import { languageName, parseLanguage } from '#app/base/language-names.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { proposePrefix } from '#app/operations/markets/added-locale.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import type { MarketChoices } from '#app/operations/markets/market-choices.server.ts'
import { listRemovedLocales } from '#app/operations/markets/removed-locales.ts'
import { RemovedLocalesNote } from '#app/operations/markets/removed-locales-note.tsx'
import type { FormLocale } from '#app/pricing/read-markets.server.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, getFieldId, SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { useRows } from '#app/ui/admin/lists/use-rows.ts'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type LocaleRowsProps = {
  readonly rows: readonly FormLocale[]
  /** The saved languages of the market. */
  readonly saved: readonly FormLocale[]
  readonly isPrimary: boolean
  readonly countries: readonly string[]
  readonly choices: Pick<MarketChoices, 'languages' | 'interfaceLanguages' | 'takenPrefixes' | 'localeUses' | 'maxUses'>
  readonly errors: FieldErrors
  readonly onChange: (rows: readonly FormLocale[]) => void
}

/** Edits the languages of a market and their URLs. */
export function LocaleRows({ rows, saved, isPrimary, countries, choices, errors, onChange }: LocaleRowsProps) {
  const { list, replace } = useRows(rows, onChange)
  const { onRemove, ...rowProps } = list
  const hasSeveral = rows.length > 1 || saved.length > 0
  /** Changes the language of a row, and fills in a prefix unless staff have typed one. */
  const setLanguage = (index: number, language: string) => {
    const row = rows[index]
    const others = rows.filter((_, at) => at !== index).map(({ prefix }) => prefix)
    const propose = (chosen: string) => proposePrefix(chosen, countries, [...choices.takenPrefixes, ...others])
    const canBeEmpty = isPrimary && !others.includes('')
    const isTyped = row?.id !== '' || (row.prefix !== '' && row.prefix !== propose(row.language))
    replace(index, { language, ...(!isTyped && !canBeEmpty && { prefix: propose(language) }) })
  }
  const choose = (chosen: number) => onChange(rows.map((row, index) => ({ ...row, isDefault: index === chosen })))
  return (
    <>
      <input type="hidden" name="locales" value={JSON.stringify(rows)} />
      <SortableList
        isSentAsList
        label={adminText.languagesOfTheMarket}
        getName={({ language }) => language || 'language'}
        {...rowProps}
        onRemove={hasSeveral ? onRemove : undefined}
        hasFields={hasSeveral}
        empty={<p className="text-base text-ink-2">{adminText.noLanguages}</p>}
      >
        {({ language, prefix, isDefault }, index) => (
          <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-[1fr_1fr_auto]">
            {hasSeveral && (
              <h3 className="field-row-title col-span-full text-base font-medium">
                {languageName(language) || adminText.languageNumber(index + 1)}
              </h3>
            )}
            <LanguageField
              name={`locales.${index}.language`}
              languages={choices.languages}
              value={language}
              error={errors[`locales.${index}.language`]}
              hint={getLanguageHint(language, choices.interfaceLanguages)}
              onChange={(chosen) => setLanguage(index, chosen)}
            />
            <TextField
              name={`locales.${index}.prefix`}
              form={UNSENT}
              label={adminText.prefix}
              placeholder={isPrimary ? adminText.none : adminText.prefixExample}
              maxLength={40}
              spellCheck={false}
              autoCapitalize="none"
              value={prefix}
              error={errors[`locales.${index}.prefix`]}
              hint={getPrefixHint(prefix, isPrimary)}
              onChange={(event) => replace(index, { prefix: event.currentTarget.value })}
            />
            {(rows.length > 1 || !isDefault) && (
              <label className="flex min-h-9 items-center gap-2 self-start text-base max-md:min-h-11 md:mt-6.5">
                <input
                  type="radio"
                  name="defaultLocale"
                  form={UNSENT}
                  className="size-4 accent-plum"
                  checked={isDefault}
                  onChange={() => choose(index)}
                />
                {adminText.defaultLanguage}
              </label>
            )}
          </div>
        )}
      </SortableList>
      <RemovedLocalesNote
        removed={listRemovedLocales(saved, rows)}
        uses={choices.localeUses}
        maxUses={choices.maxUses}
      />
      <AdminButton
        id={getFieldId('locales')}
        className="mt-3"
        onClick={() => onChange([...rows, { id: '', language: '', prefix: '', isDefault: rows.length === 0 }])}
      >
        {adminText.addLanguage}
      </AdminButton>
      <FieldNotes id={getFieldId('locales')} error={errors.locales} hint={adminText.languagesHint} />
    </>
  )
}

type LanguageFieldProps = {
  readonly name: string
  readonly languages: MarketChoices['languages']
  readonly value: string
  readonly error: string | undefined
  readonly hint: string | undefined
  readonly onChange: (language: string) => void
}

/** A choice of common languages. Staff type the codes of others, such as the language of a region. */
function LanguageField({ name, languages, value, error, hint, onChange }: LanguageFieldProps) {
  const isListed = languages.some(({ code }) => code === value)
  /** The text of the code field. It keeps this field open while the code is 'de', a listed language, before 'de-AT'. */
  const [typed, setTyped] = useState<string | null>(null)
  const isTyped = value === typed || (value !== '' && !isListed)
  const notes = { error, ...(hint && { hint }) }
  return (
    <div className="grid content-start gap-3">
      <SelectField
        name={isTyped ? `${name}.choice` : name}
        form={UNSENT} // sent as one list
        label={adminText.language}
        value={isTyped ? OTHER : value}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          setTyped(chosen === OTHER ? '' : null)
          onChange(chosen === OTHER ? '' : chosen)
        }}
        {...(!isTyped && notes)}
      >
        <option value="" disabled>
          {adminText.chooseLanguage}
        </option>
        {languages.map((language) => (
          <option key={language.code} value={language.code}>
            {language.name}
          </option>
        ))}
        <option value={OTHER}>{adminText.otherLanguage}</option>
      </SelectField>
      {isTyped && (
        <TextField
          name={name}
          form={UNSENT}
          label={adminText.languageCode}
          placeholder={adminText.languageExample}
          maxLength={40}
          spellCheck={false}
          autoCapitalize="none"
          value={value}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange(currentTarget.value)
          }}
          {...notes}
        />
      )}
    </div>
  )
}

const OTHER = 'other'

/** Returns a note if the interface is not translated into the language, or the name of a language with a region. */
function getLanguageHint(typed: string, interfaceLanguages: readonly string[]): string | undefined {
  const name = languageName(typed)
  if (!name) return undefined
  const [base = ''] = (parseLanguage(typed) ?? '').split('-')
  if (!interfaceLanguages.includes(base)) return adminText.withoutInterface(name)
  return base === typed ? undefined : name
}

function getPrefixHint(prefix: string, isPrimary: boolean): string {
  const typed = prefix
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
  if (typed === '') return isPrimary ? adminText.pagesWithoutPrefix : adminText.pagesExample
  return adminText.pagesAt(typed)
}
