import { useState } from 'react'
import { Form, href, useNavigation } from 'react-router'
import type { CountryChoice } from '#app/base/countries.ts'
import { formatPpm } from '#app/base/rates.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { formatDay } from '#app/lib/format/date.ts'
import { STARTER_RATES, STARTER_RATES_DAY, type StarterGroup } from '#app/pricing/starter-rates.data.ts'
import { getRegionName } from '#app/pricing/tax-destination.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { FormFooter, SaveButtons } from '#app/ui/admin/form-buttons.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type StarterFormProps = {
  readonly groups: readonly { readonly id: StarterGroup['id']; readonly countries: readonly CountryChoice[] }[]
  readonly errors: FieldErrors | null
}

/** Nothing is selected at first, so the owner confirms each country. */
export function StarterForm({ groups, errors }: StarterFormProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { state, formMethod } = useNavigation()
  const isSaving = state !== 'idle' && formMethod === 'POST'
  const set = (countries: readonly string[], isChosen: boolean) => {
    const otherCountries = [...chosen].filter((country) => !countries.includes(country))
    setChosen(new Set(isChosen ? [...otherCountries, ...countries] : otherCountries))
  }
  return (
    <Form method="post" className="grid gap-4">
      {errors && <ErrorSummary title={adminText.starterRejected} errors={errors} />}
      <p className="text-base text-ink-2">{adminText.starterHint(formatDay(STARTER_RATES_DAY))}</p>
      {groups.map(({ id, countries }) => {
        const name = adminText.starterGroups[id]
        const codes = countries.map(({ code }) => code)
        const areAllChosen = codes.every((code) => chosen.has(code))
        return (
          <Panel
            key={id}
            title={name}
            action={
              <TextButton onClick={() => set(codes, !areAllChosen)}>
                {areAllChosen ? adminText.chooseNone : adminText.chooseAll}
                <span className="sr-only"> {adminText.ofGroup(name)}</span>
              </TextButton>
            }
          >
            <ul className="gap-x-6 md:grid md:grid-cols-2 xl:grid-cols-3">
              {countries.map((country) => (
                <StarterCountry
                  key={country.code}
                  country={country}
                  isChosen={chosen.has(country.code)}
                  onChoose={(isChosen) => set([country.code], isChosen)}
                />
              ))}
            </ul>
          </Panel>
        )
      })}
      <FormFooter>
        <SaveButtons isSaving={isSaving} label={adminText.addRates(chosen.size)} back={href('/admin/taxes')} />
      </FormFooter>
    </Form>
  )
}

type StarterCountryProps = {
  readonly country: CountryChoice
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

function StarterCountry({ country: { code, name }, isChosen, onChoose }: StarterCountryProps) {
  const rates = STARTER_RATES.filter((rate) => rate.country === code)
  const regionalRates = rates.filter(({ region }) => region !== '')
  const nationalRates = rates.filter(({ region }) => region === '')
  return (
    <li className="border-b border-line py-1">
      <label className="grid min-h-9 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 text-base max-md:min-h-11">
        <input
          type="checkbox"
          name="country"
          value={code}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
          className="size-4 shrink-0 accent-plum"
        />
        <span className="flex flex-wrap gap-x-3">
          <span className="font-medium">{name}</span>
          <span className="min-w-0 text-ink-2 tabular-nums">
            {nationalRates.map((rate) => formatStarterRate(rate)).join(', ')}
          </span>
        </span>
      </label>
      {regionalRates.length > 0 && (
        <details className="ml-7 text-sm text-ink-2">
          <summary className="min-h-6 content-center hover:underline max-md:min-h-11">
            {adminText.ratesOfRegions(regionalRates.length)}
          </summary>
          <ul className="gap-x-6 pb-2 sm:columns-2">
            {regionalRates.map((rate) => (
              <li key={`${rate.region}-${rate.taxClass}`} className="tabular-nums">
                {getRegionName(rate)}: {formatStarterRate(rate)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function formatStarterRate({ name, rate, taxClass, note, isAdded, shipping }: (typeof STARTER_RATES)[number]): string {
  const prefix = taxClass === 'standard' ? '' : `${adminText.taxClasses[taxClass]} `
  const text = `${prefix}${name} ${formatPpm(rate, 10_000)}% ${note ? adminText.starterNotes[note] : ''}`.trim()
  const terms = [isAdded && adminText.addedInShort, adminText.shippingInShort[shipping]].filter(Boolean)
  return [text, ...terms].join(', ')
}
