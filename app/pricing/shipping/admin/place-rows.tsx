import { useMemo, useState } from 'react'
import { href } from 'react-router'
import { countryName, sortByName } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { findRegion, listRegions } from '#app/base/regions.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { ZoneMarket } from '#app/pricing/shipping/admin/zone-draft.ts'
import { isSoldIn } from '#app/pricing/shipping/admin/zone-warnings.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import type { StoredPlace } from '#app/pricing/shipping-zones.server.ts'
import { AdminButton, TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, getFieldId, SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { useRows } from '#app/ui/admin/lists/use-rows.ts'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type PlaceRowsProps = {
  readonly places: readonly StoredPlace[]
  readonly market: Pick<ZoneMarket, 'id' | 'name' | 'countries' | 'home'>
  readonly errors: FieldErrors
  readonly onChange: (places: readonly StoredPlace[]) => void
}

export function PlaceRows({ places, market, errors, onChange }: PlaceRowsProps) {
  const { countries, home } = market
  const { list, replace } = useRows(places, onChange)
  const otherCountries = useMemo(
    () => sortByName(['EU', ...COUNTRY_CODES].filter((code) => !countries.includes(code))),
    [countries],
  )
  const choices = [...countries.filter((code) => code === home), ...countries]
  const nextCountry = choices.find((code) => !places.some(({ country }) => country === code)) ?? choices[0] ?? 'US'
  return (
    <>
      <SortableList
        isSentAsList
        label={adminText.placesOfTheZone}
        getName={({ country }) => countryName(country)}
        {...list}
        empty={<p className="text-base text-ink-2">{adminText.noPlacesYet}</p>}
      >
        {(place, index) => (
          <PlaceFields
            place={place}
            index={index}
            market={market}
            otherCountries={otherCountries}
            errors={errors}
            onChange={(changed) => replace(index, changed)}
          />
        )}
      </SortableList>
      <AdminButton
        id={getFieldId('places')}
        className="mt-3"
        onClick={() => onChange([...places, { country: nextCountry, region: '', postalPattern: '' }])}
      >
        {adminText.addPlace}
      </AdminButton>
      <FieldNotes id={getFieldId('places')} error={errors.places} hint={adminText.placesHint} />
    </>
  )
}

type PlaceFieldsProps = Pick<PlaceRowsProps, 'market' | 'errors'> & {
  readonly place: StoredPlace
  readonly index: number
  readonly otherCountries: readonly string[]
  readonly onChange: (changed: Partial<StoredPlace>) => void
}

/** The fields for a region and postal codes are shown once staff limit the place to a part of the country. */
function PlaceFields({ place, index, market, otherCountries, errors, onChange }: PlaceFieldsProps) {
  const { country, region, postalPattern } = place
  const { countries } = market
  const [isLimiting, setIsLimiting] = useState(false)
  const regions = listRegions(country)
  const name = (field: keyof StoredPlace) => `places.${index}.${field}`
  const limit = () => {
    setIsLimiting(true)
    requestAnimationFrame(() => document.getElementById(getFieldId(name('region')))?.focus()) // the focused button is gone
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 md:grid-cols-[16rem_minmax(0,1fr)]">
      <SelectField
        name={name('country')}
        form={UNSENT} // sent as part of one list, not separately
        label={<span className="sr-only">{adminText.country}</span>}
        value={country}
        error={errors[name('country')]}
        {...(!isSoldIn(country, countries) && { hint: <OtherCountryHint market={market} /> })}
        onChange={(event) => onChange({ country: event.currentTarget.value, region: '' })}
      >
        <optgroup label={adminText.countriesOfTheMarket}>
          {countries.map((code) => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </optgroup>
        <optgroup label={adminText.otherCountries}>
          {otherCountries.map((code) => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </optgroup>
      </SelectField>
      {isLimiting || region !== '' || postalPattern !== '' ? (
        <div className="max-md:col-span-full md:pt-1">
          <SummaryRow title={formatLimits(country, region, postalPattern)} startsOpen={isLimiting}>
            <div className="grid gap-3 md:grid-cols-2">
              {regions.length > 0 ? (
                <SelectField
                  name={name('region')}
                  form={UNSENT}
                  label={adminText.region}
                  value={region}
                  error={errors[name('region')]}
                  onChange={(event) => onChange({ region: event.currentTarget.value })}
                >
                  <option value="">{adminText.wholeCountry}</option>
                  {regions.map((listedRegion) => (
                    <option key={listedRegion.code || listedRegion.name} value={listedRegion.code || listedRegion.name}>
                      {listedRegion.name}
                    </option>
                  ))}
                </SelectField>
              ) : (
                <TextField
                  name={name('region')}
                  form={UNSENT}
                  label={adminText.region}
                  placeholder={adminText.wholeCountry}
                  maxLength={100}
                  value={region}
                  error={errors[name('region')]}
                  onChange={(event) => onChange({ region: event.currentTarget.value })}
                />
              )}
              <TextField
                name={name('postalPattern')}
                form={UNSENT}
                label={adminText.postalCodes}
                placeholder={adminText.postalCodesExample}
                maxLength={1_000}
                spellCheck={false}
                value={postalPattern}
                error={errors[name('postalPattern')]}
                hint={adminText.postalCodesHint}
                onChange={(event) => onChange({ postalPattern: event.currentTarget.value })}
              />
            </div>
          </SummaryRow>
        </div>
      ) : (
        <TextButton className="justify-self-start" onClick={limit}>
          {adminText.limitPlace}
          <span className="sr-only"> {adminText.toRegions(countryName(country))}</span>
        </TextButton>
      )}
    </div>
  )
}

/** Returns the part of the country that a place covers, such as 'London, SW1*'. */
function formatLimits(country: string, region: string, postalPattern: string): string {
  const regionName = findRegion(country, region)?.name ?? region
  return [regionName, postalPattern].filter(Boolean).join(', ') || adminText.everywhere
}

function OtherCountryHint({ market: { id, name } }: Pick<PlaceRowsProps, 'market'>) {
  return (
    <>
      {adminText.notOfMarket(name)}{' '}
      <TextLink to={href('/admin/markets/edit/:id', { id })} isInText>
        {adminText.addCountriesTo(name)}
      </TextLink>
    </>
  )
}
