import { useId } from 'react'
import { languageName } from '#app/features/markets/admin/language.ts'
import type { MarketChoices } from '#app/features/markets/admin/market-choices.server.ts'
import type { FormLocale } from '#app/features/markets/admin/market-draft.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, fieldId, TextField } from '#app/ui/admin/admin-field.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { useRows } from '#app/ui/admin/lists/use-rows.ts'

type LocaleRowsProps = {
  readonly rows: readonly FormLocale[]
  readonly isPrimary: boolean
  readonly languages: MarketChoices['languages']
  readonly errors: FieldErrors
  readonly onChange: (rows: readonly FormLocale[]) => void
}

/** The languages of a market with their URLs. */
export function LocaleRows({ rows, isPrimary, languages, errors, onChange }: LocaleRowsProps) {
  const { list, replace } = useRows(rows, onChange)
  const suggestions = useId()
  const choose = (chosen: number) => onChange(rows.map((row, index) => ({ ...row, isDefault: index === chosen })))
  return (
    <>
      <input type="hidden" name="locales" value={JSON.stringify(rows)} />
      <datalist id={suggestions}>
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <SortableList
        label="Languages of the market"
        nameOf={({ language }) => language || 'language'}
        {...list}
        empty={<p className="text-base text-ink-2">Without a language, the market has no pages.</p>}
      >
        {({ language, prefix, isDefault }, index) => (
          <div className="grid gap-3 py-1 sm:grid-cols-2 md:grid-cols-[1fr_1fr_auto]">
            <TextField
              name={`locales.${index}.language`}
              form="" // sent as one list
              label="Language"
              list={suggestions}
              placeholder="de, or fr-CA"
              maxLength={40}
              spellCheck={false}
              autoCapitalize="none"
              value={language}
              error={errors[`locales.${index}.language`]}
              hint={languageName(language) || undefined}
              onChange={(event) => replace(index, { language: event.currentTarget.value })}
            />
            <TextField
              name={`locales.${index}.prefix`}
              form=""
              label="Prefix of its URLs"
              placeholder={isPrimary ? 'None' : 'de'}
              maxLength={40}
              spellCheck={false}
              autoCapitalize="none"
              value={prefix}
              error={errors[`locales.${index}.prefix`]}
              hint={prefixHint(prefix, isPrimary)}
              onChange={(event) => replace(index, { prefix: event.currentTarget.value })}
            />
            <label className="flex min-h-9 items-center gap-2 self-start text-base max-md:min-h-11 md:mt-6.5">
              <input
                type="radio"
                name="defaultLocale"
                form=""
                className="size-4 accent-plum"
                checked={isDefault}
                onChange={() => choose(index)}
              />
              Default
            </label>
          </div>
        )}
      </SortableList>
      <AdminButton
        id={fieldId('locales')}
        className="mt-3"
        onClick={() => onChange([...rows, { id: '', language: '', prefix: '', isDefault: rows.length === 0 }])}
      >
        Add a language
      </AdminButton>
      <FieldNotes
        id={fieldId('locales')}
        error={errors.locales}
        hint="A changed prefix changes the URLs of all pages in this language. Earlier links lead to the new ones."
      />
    </>
  )
}

function prefixHint(prefix: string, isPrimary: boolean): string {
  const typed = prefix
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
  if (typed === '') return isPrimary ? 'Pages are at /, /shop and so on.' : 'Pages are at /de, /de/shop and so on.'
  return `Pages are at /${typed}, /${typed}/shop and so on.`
}
