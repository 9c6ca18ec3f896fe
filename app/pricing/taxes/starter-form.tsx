import { useState } from 'react'
import { Form, href, useNavigation } from 'react-router'
import type { CountryChoice } from '#app/base/countries.ts'
import { formatPpm } from '#app/base/rates.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { formatDay } from '#app/lib/format/date.ts'
import { STARTER_RATES, STARTER_RATES_DATE } from '#app/pricing/starter-rates.data.ts'
import { getRegionName } from '#app/pricing/tax-destination.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import type { StarterSection } from '#app/pricing/taxes/starter-sections.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { FormFooter, SaveButtons } from '#app/ui/admin/form-buttons.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'

type StarterFormProps = {
  /** The countries of the markets come first. */
  readonly sections: readonly StarterSection[]
  readonly errors: FieldErrors | null
}

/** Nothing is selected at first, so the owner confirms each country. */
export function StarterForm({ sections, errors }: StarterFormProps) {
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
      <p className="text-base text-ink-2">{adminText.starterHint(formatDay(STARTER_RATES_DATE))}</p>
      {sections.map((section, index) => (
        <StarterPanel key={section.id} section={section} isFirst={index === 0} chosen={chosen} onChoose={set} />
      ))}
      <FormFooter>
        <SaveButtons isSaving={isSaving} label={adminText.addRates(chosen.size)} back={href('/admin/taxes')} />
      </FormFooter>
    </Form>
  )
}

type StarterPanelProps = {
  readonly section: StarterSection
  readonly isFirst: boolean
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (countries: readonly string[], isChosen: boolean) => void
}

/** Only the first section is open. */
function StarterPanel({ section: { id, countries }, isFirst, chosen, onChoose }: StarterPanelProps) {
  const name = adminText.starterSections[id]
  const codes = countries.map(({ code }) => code)
  const chosenCount = codes.filter((code) => chosen.has(code)).length
  const areAllChosen = chosenCount === codes.length
  const action = (
    <TextButton onClick={() => onChoose(codes, !areAllChosen)}>
      {areAllChosen ? adminText.chooseNone : adminText.chooseAll}
      <span className="sr-only"> {adminText.inGroup(name)}</span>
    </TextButton>
  )
  const list = (
    <ul className="-mb-2 gap-x-10 md:columns-2">
      {countries.map((country) => (
        <StarterCountry
          key={country.code}
          country={country}
          isChosen={chosen.has(country.code)}
          onChoose={(isChosen) => onChoose([country.code], isChosen)}
        />
      ))}
    </ul>
  )
  if (isFirst) {
    return (
      <Panel title={name} action={action}>
        {list}
      </Panel>
    )
  }
  return (
    <SummaryPanel title={name} summary={adminText.countriesInSection(codes.length, chosenCount)}>
      <div className="-mt-2 mb-1 flex justify-end">{action}</div>
      {list}
    </SummaryPanel>
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
  const [standard, ...reduced] = rates.filter(({ region }) => region === '')
  const notes = [...(standard ? listTerms(standard) : []), ...reduced.map(formatStarterRate)]
  return (
    <li className="break-inside-avoid border-t border-line">
      <label className="grid min-h-9 grid-cols-[auto_minmax(0,1fr)_auto] content-start gap-x-3 py-2 text-base max-md:min-h-11 max-md:py-3">
        <input
          type="checkbox"
          name="country"
          value={code}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
          className="mt-0.5 size-4 shrink-0 accent-plum"
        />
        <span className="font-medium">{name}</span>
        <span className="text-right tabular-nums">{standard ? formatRate(standard) : adminText.stateRates}</span>
        {notes.length > 0 && (
          <span className="col-span-2 col-start-2 text-sm text-ink-2 first-letter:uppercase">{notes.join(', ')}</span>
        )}
      </label>
      {regionalRates.length > 0 && (
        <details className="-mt-1 mb-2 ml-7 text-sm text-ink-2">
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

type StarterRate = (typeof STARTER_RATES)[number]

function formatRate({ name, rate }: StarterRate): string {
  return `${name} ${formatPpm(rate, 10_000)}%`
}

function listTerms({ isAdded, shipping }: StarterRate): string[] {
  return [isAdded ? adminText.addedInShort : '', adminText.shippingInShort[shipping]].filter((term) => term !== '')
}

function formatStarterRate(rate: StarterRate): string {
  const prefix = rate.taxClass === 'standard' ? '' : `${adminText.taxClasses[rate.taxClass]} `
  const text = `${prefix}${formatRate(rate)} ${rate.note ? adminText.starterNotes[rate.note] : ''}`.trim()
  return [text, ...listTerms(rate)].join(', ')
}
