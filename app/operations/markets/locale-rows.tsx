import { useId } from 'react'
import { languageName, parseLanguage } from '#app/base/language-names.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { proposePrefix } from '#app/operations/markets/added-locale.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import type { MarketChoices } from '#app/operations/markets/market-choices.server.ts'
import { listRemovedLocales } from '#app/operations/markets/removed-locales.ts'
import { RemovedLocalesNote } from '#app/operations/markets/removed-locales-note.tsx'
import type { FormLocale } from '#app/pricing/read-markets.server.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, getFieldId, TextField } from '#app/ui/admin/admin-field.tsx'
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
  const suggestions = useId()
  const propose = (index: number) => {
    const others = rows.filter((_, at) => at !== index).map((row) => row.prefix)
    const canBeEmpty = isPrimary && !others.includes('')
    if (rows[index]?.prefix !== '' || canBeEmpty) return
    replace(index, { prefix: proposePrefix(rows[index].language, countries, [...choices.takenPrefixes, ...others]) })
  }
  const choose = (chosen: number) => onChange(rows.map((row, index) => ({ ...row, isDefault: index === chosen })))
  return (
    <>
      <input type="hidden" name="locales" value={JSON.stringify(rows)} />
      <datalist id={suggestions}>
        {choices.languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <SortableList
        label={adminText.languagesOfTheMarket}
        getName={({ language }) => language || 'language'}
        {...list}
        empty={<p className="text-base text-ink-2">{adminText.noLanguages}</p>}
      >
        {({ language, prefix, isDefault }, index) => (
          <div className="grid gap-3 py-1 sm:grid-cols-2 md:grid-cols-[1fr_1fr_auto]">
            <TextField
              name={`locales.${index}.language`}
              form={UNSENT} // the rows are sent as one list
              label={adminText.language}
              list={suggestions}
              placeholder={adminText.languageExample}
              maxLength={40}
              spellCheck={false}
              autoCapitalize="none"
              value={language}
              error={errors[`locales.${index}.language`]}
              hint={getLanguageHint(language, choices.interfaceLanguages)}
              onChange={(event) => replace(index, { language: event.currentTarget.value })}
              onBlur={() => propose(index)}
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

/** Returns the name of the language, with a note if the interface is not translated into it. */
function getLanguageHint(typed: string, interfaceLanguages: readonly string[]): string | undefined {
  const name = languageName(typed)
  if (!name) return undefined
  const [base = ''] = (parseLanguage(typed) ?? '').split('-')
  if (interfaceLanguages.includes(base)) return name
  return adminText.withoutInterface(name)
}

function getPrefixHint(prefix: string, isPrimary: boolean): string {
  const typed = prefix
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
  if (typed === '') return isPrimary ? adminText.pagesWithoutPrefix : adminText.pagesExample
  return adminText.pagesAt(typed)
}
