import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { countriesIn, expandGroups } from '#app/base/countries.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import type { CountryOption } from '#app/operations/markets/market-choices.server.ts'
import { searchCountries } from '#app/operations/markets/search-countries.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { BOX, FieldNotes, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { useRowFocus } from '#app/ui/admin/lists/use-row-focus.ts'

type CountryChoiceProps = {
  readonly options: readonly CountryOption[]
  readonly chosen: readonly string[]
  readonly error: string | undefined
  /** True if the market is open, so that countries of other open markets cannot be chosen. */
  readonly isOpen: boolean
  readonly onChange: (codes: readonly string[]) => void
}

const NAME = 'countries'

/** Countries that are suggested before a search, unless they are already in another market. */
const SUGGESTED = 'EU US GB CA AU CH NO NZ JP SG AE ZA NG'.split(' ')
const MAX_SUGGESTED = 6
const MAX_FOUND = 6

/** Edits the countries of a market. Shows the chosen ones, a search field, and suggestions until something is typed. */
export function CountryChoice({ options, chosen, error, isOpen, onChange }: CountryChoiceProps) {
  const [query, setQuery] = useState('')
  const id = getFieldId(NAME)
  const getName = (code: string) => options.find((option) => option.code === code)?.name ?? code
  const [announcement, setAnnouncement] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const { list, rowProps } = useRowFocus<HTMLUListElement>(() => search.current)
  const isSearching = query.trim() !== ''
  const found = searchCountries(options, query)
  const findGroup = (code: string) => chosen.find((choice) => choice !== code && countriesIn(choice).includes(code))
  const add = (code: string) => {
    onChange([...chosen.filter((choice) => !countriesIn(code).includes(choice)), code])
    setAnnouncement(adminText.countryAdded(getName(code)))
  }
  const remove = (code: string) => {
    onChange(chosen.filter((choice) => choice !== code))
    setAnnouncement(adminText.countryRemoved(getName(code)))
  }
  const chooseMembers = () => {
    onChange(expandGroups(chosen))
    setAnnouncement(adminText.membersChosen)
    search.current?.focus() // the button disappears
  }
  return (
    <fieldset aria-label={adminText.countries}>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <input type="hidden" name={NAME} value={JSON.stringify(chosen)} />
      {chosen.length > 0 && (
        <ul ref={list} aria-label={adminText.chosenCountries} className="mb-3 flex flex-wrap gap-2">
          {chosen.map((code, index) => (
            <li
              key={code}
              {...rowProps(index)}
              className="flex max-w-full items-center rounded-field border border-line bg-pearl pl-2 text-base"
            >
              {getName(code)}
              <button
                type="button"
                data-row-button="remove"
                aria-label={adminText.removeCountry(getName(code))}
                className="grid size-8 shrink-0 place-items-center hover:bg-mist max-md:size-11"
                onClick={() => remove(code)}
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.includes('EU') && (
        <TextButton className="mb-3" onClick={chooseMembers}>
          {adminText.chooseMembers}
        </TextButton>
      )}
      <label htmlFor={id} className="sr-only">
        {adminText.searchCountries}
      </label>
      <input
        ref={search}
        id={id}
        type="search"
        className={BOX}
        placeholder={adminText.searchCountries}
        autoComplete="off"
        value={query}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault() // Enter would save the form
        }}
      />
      <FieldNotes id={id} error={error} />
      {!isSearching && <Suggestions options={options} chosen={chosen} getFallback={() => search.current} onAdd={add} />}
      <ul aria-label={adminText.countriesToChoose} className="mt-2 border border-line" hidden={!isSearching}>
        {found.slice(0, MAX_FOUND).map(({ code, name, takenBy }) => {
          const group = findGroup(code)
          const isChosen = chosen.includes(code)
          const note = group ? adminText.inGroup(getName(group)) : takenBy && adminText.soldIn(takenBy)
          return (
            <li key={code}>
              <label className="flex min-h-9 items-center gap-3 px-3 text-base hover:bg-pearl has-disabled:text-ink-3 max-md:min-h-11">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-plum"
                  checked={isChosen || group !== undefined}
                  disabled={group !== undefined || (isOpen && takenBy !== null && !isChosen)}
                  onChange={() => (isChosen ? remove(code) : add(code))}
                />
                {name}
                {note && <span className="ml-auto text-right text-sm text-ink-2">{note}</span>}
              </label>
            </li>
          )
        })}
        {found.length === 0 && <li className="px-3 py-2 text-base text-ink-2">{adminText.noCountryFound}</li>}
        {found.length > MAX_FOUND && (
          <li className="border-t border-line px-3 py-2 text-sm text-ink-2">
            {adminText.moreCountries(found.length - MAX_FOUND)}
          </li>
        )}
      </ul>
    </fieldset>
  )
}

type SuggestionsProps = Pick<CountryChoiceProps, 'options' | 'chosen'> & {
  /** Returns the control to focus after the last suggestion has been added. */
  readonly getFallback: () => HTMLElement | null
  readonly onAdd: (code: string) => void
}

function Suggestions({ options, chosen, getFallback, onAdd }: SuggestionsProps) {
  const { list, rowProps } = useRowFocus<HTMLUListElement>(getFallback)
  const covered = chosen.flatMap((code) => [code, ...countriesIn(code)])
  const suggested = SUGGESTED.filter((code) => !covered.includes(code)).flatMap((code) => {
    return options.filter((option) => option.code === code && option.takenBy === null)
  })
  if (suggested.length === 0) return null
  return (
    <ul ref={list} aria-label={adminText.suggestedCountries} className="mt-2 flex flex-wrap gap-2">
      {suggested.slice(0, MAX_SUGGESTED).map(({ code, name }, index) => (
        <li key={code} {...rowProps(index)}>
          <button
            type="button"
            data-row-button="add"
            className="flex min-h-8 items-center gap-1.5 rounded-field border border-dashed border-edge px-2 text-base text-ink-2 hover:bg-pearl hover:text-ink max-md:min-h-11"
            onClick={() => onAdd(code)}
          >
            <Plus className="size-3.5" aria-hidden="true" />
            <span className="sr-only">{adminText.addSuggested} </span>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
