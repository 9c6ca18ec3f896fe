import type { CountryChoice } from '#app/base/countries.ts'
import { listRegions } from '#app/base/regions.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { getRegionName, type TaxPlace } from '#app/pricing/tax-destination.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'

type PlaceFieldsProps = {
  readonly place: TaxPlace
  readonly countries: readonly CountryChoice[]
  /** The codes of the countries in the store's markets, which are listed first. */
  readonly soldTo: readonly string[]
  readonly errors: FieldErrors
  readonly set: (place: Partial<TaxPlace>) => void
}

/** Select fields for a country or the EU, and for a region if the country has a list of regions. */
export function PlaceFields({ place, countries, soldTo, errors, set }: PlaceFieldsProps) {
  const { country, region } = place
  const codes = listRegions(country).flatMap(({ code }) => (/^[A-Z0-9]{1,3}$/.test(code) ? [code] : []))
  const regions = region === '' || codes.includes(region) ? codes : [region, ...codes]
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        name="country"
        label={adminText.country}
        required
        value={country}
        error={errors.country}
        onChange={(event) => set({ country: event.currentTarget.value, region: '' })}
      >
        <option value="">{adminText.chooseCountry}</option>
        <option value="EU">{adminText.europeanUnion}</option>
        {soldTo.length > 0 && (
          <optgroup label={adminText.soldTo}>
            <CountryOptions countries={countries.filter(({ code }) => soldTo.includes(code))} />
          </optgroup>
        )}
        <optgroup label={adminText.otherCountries}>
          <CountryOptions countries={countries.filter(({ code }) => !soldTo.includes(code))} />
        </optgroup>
      </SelectField>
      {regions.length === 0 ? (
        <input type="hidden" name="region" value="" />
      ) : (
        <SelectField
          name="region"
          label={adminText.region}
          value={region}
          error={errors.region}
          onChange={(event) => set({ region: event.currentTarget.value })}
        >
          <option value="">{adminText.allRegions}</option>
          {regions.map((code) => (
            <option key={code} value={code}>
              {getRegionName({ country, region: code })}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}

function CountryOptions({ countries }: Pick<PlaceFieldsProps, 'countries'>) {
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}
