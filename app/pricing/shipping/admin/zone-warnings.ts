import { addArticles, countriesIn, countryName } from '#app/base/countries.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { doRangesOverlap, parsePostalPattern } from '#app/pricing/shipping/postal-pattern.ts'
import type { StoredPlace } from '#app/pricing/shipping-zones.server.ts'

type CheckedZone = {
  readonly name: string
  readonly places: readonly StoredPlace[]
  readonly rates: readonly { readonly isActive: boolean }[]
}

/** Lists the owner's probable mistakes, as sentences. */
export function listZoneWarnings(zones: readonly CheckedZone[], countries: readonly string[]): string[] {
  return [
    ...listMissingRateWarnings(zones),
    ...listUncoveredCountryWarnings(zones, countries),
    ...listUnsoldCountryWarnings(zones, countries),
    ...listOverlapWarnings(zones),
  ]
}

function listMissingRateWarnings(zones: readonly CheckedZone[]): string[] {
  return zones
    .filter(({ rates }) => !rates.some(({ isActive }) => isActive))
    .map(({ name }) => adminText.noActiveRate(name))
}

/** Warns about each country of the market that is not in a zone, or only partly. */
function listUncoveredCountryWarnings(zones: readonly CheckedZone[], countries: readonly string[]): string[] {
  const places = zones.flatMap((zone) => zone.places)
  const listPlaces = (country: string) =>
    places.filter((place) => place.country === country || isMember(country, place.country))
  const isWholeCountry = (place: StoredPlace) => place.region === '' && place.postalPattern === ''
  return countries.flatMap((choice) => {
    const members = countriesIn(choice)
    const uncoveredCountries = listPlaces(choice).some(isWholeCountry)
      ? []
      : members.filter((country) => !listPlaces(country).some(isWholeCountry))
    return uncoveredCountries.map((country) => {
      const name = countryName(country)
      return listPlaces(country).length > 0
        ? adminText.countryPartlyInZones(addArticles(name))
        : adminText.countryInNoZone(name)
    })
  })
}

/** Returns true if a market with these countries sells to the country, or to part of the group. */
export function isSoldIn(country: string, countries: readonly string[]): boolean {
  const soldCountries = countries.flatMap(countriesIn)
  return countries.includes(country) || countriesIn(country).some((member) => soldCountries.includes(member))
}

/** Returns true if a zone has places that are not in the market. */
export function hasPlacesOutside(zones: readonly CheckedZone[], countries: readonly string[]): boolean {
  return listUnsoldCountryWarnings(zones, countries).length > 0
}

function listUnsoldCountryWarnings(zones: readonly CheckedZone[], countries: readonly string[]): string[] {
  return zones.flatMap(({ name, places }) =>
    [...new Set(places.map(({ country }) => country))]
      .filter((country) => !isSoldIn(country, countries))
      .map((country) => adminText.notSoldIn(name, countryName(country))),
  )
}

function listOverlapWarnings(zones: readonly CheckedZone[]): string[] {
  const all = zones.flatMap(({ name, places }) => places.map((place) => ({ name, place })))
  return all.flatMap((entry, index) =>
    all.slice(index + 1).flatMap((other) => {
      const overlapName = describeOverlap(entry.place, other.place)
      return overlapName && entry.name !== other.name ? [adminText.inTwoZones(overlapName, entry.name, other.name)] : []
    }),
  )
}

/** Describes the overlap of two equally specific places. Returns null for other places. */
function describeOverlap(a: StoredPlace, b: StoredPlace): string | null {
  if (a.country !== b.country || a.region !== b.region || (a.postalPattern === '') !== (b.postalPattern === ''))
    return null
  const country = [countryName(a.country), a.region].filter(Boolean).join(', ')
  if (a.postalPattern === '') return country
  const [ours, theirs] = [parsePostalPattern(a.postalPattern), parsePostalPattern(b.postalPattern)]
  const isShared =
    ours.ok &&
    theirs.ok &&
    ours.ranges.some((range) => theirs.ranges.some((other) => doRangesOverlap(range, other, a.country)))
  return isShared ? adminText.partialCountryPattern(a.postalPattern, country) : null
}

function isMember(country: string, group: string): boolean {
  return group !== country && countriesIn(group).includes(country)
}
