import { addArticles, countriesIn, countryName } from '#app/base/countries.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { overlap, parsePostalPattern } from '#app/pricing/shipping/postal-pattern.ts'
import type { StoredPlace } from '#app/pricing/shipping-zones.server.ts'

type WarnedZone = {
  readonly name: string
  readonly places: readonly StoredPlace[]
  readonly rates: readonly { readonly isActive: boolean }[]
}

/** Lists the owner's probable mistakes, as sentences. */
export function zoneWarnings(zones: readonly WarnedZone[], countries: readonly string[]): string[] {
  return [...withoutRates(zones), ...withoutZone(zones, countries), ...outside(zones, countries), ...overlaps(zones)]
}

function withoutRates(zones: readonly WarnedZone[]): string[] {
  return zones
    .filter(({ rates }) => !rates.some(({ isActive }) => isActive))
    .map(({ name }) => adminText.noActiveRate(name))
}

/** Lists countries of the market, or parts of them, that no zone covers. */
function withoutZone(zones: readonly WarnedZone[], countries: readonly string[]): string[] {
  const places = zones.flatMap((zone) => zone.places)
  const listPlaces = (country: string) =>
    places.filter((place) => place.country === country || isMember(country, place.country))
  const isWholeCountry = (place: StoredPlace) => place.region === '' && place.postalPattern === ''
  return countries.flatMap((choice) => {
    const members = countriesIn(choice)
    const open = listPlaces(choice).some(isWholeCountry)
      ? []
      : members.filter((country) => !listPlaces(country).some(isWholeCountry))
    return open.map((country) => {
      const name = countryName(country)
      return listPlaces(country).length > 0
        ? adminText.countryPartlyInZones(addArticles(name))
        : adminText.countryInNoZone(name)
    })
  })
}

/** Returns true if a market with these countries sells to the country, or to part of the group. */
export function isSoldIn(country: string, countries: readonly string[]): boolean {
  const sold = countries.flatMap(countriesIn)
  return countries.includes(country) || countriesIn(country).some((member) => sold.includes(member))
}

/** Returns true if a zone has places where the market does not sell. */
export function hasPlacesOutside(zones: readonly WarnedZone[], countries: readonly string[]): boolean {
  return outside(zones, countries).length > 0
}

function outside(zones: readonly WarnedZone[], countries: readonly string[]): string[] {
  return zones.flatMap(({ name, places }) =>
    [...new Set(places.map(({ country }) => country))]
      .filter((country) => !isSoldIn(country, countries))
      .map((country) => adminText.notSoldIn(name, countryName(country))),
  )
}

function overlaps(zones: readonly WarnedZone[]): string[] {
  const all = zones.flatMap(({ name, places }) => places.map((place) => ({ name, place })))
  return all.flatMap((entry, index) =>
    all.slice(index + 1).flatMap((other) => {
      const where = sharedPlace(entry.place, other.place)
      return where && entry.name !== other.name ? [adminText.inTwoZones(where, entry.name, other.name)] : []
    }),
  )
}

/** Describes the overlap of two equally close places. Returns null if they do not overlap. */
function sharedPlace(a: StoredPlace, b: StoredPlace): string | null {
  if (a.country !== b.country || a.region !== b.region || (a.postalPattern === '') !== (b.postalPattern === ''))
    return null
  const country = [countryName(a.country), a.region].filter(Boolean).join(', ')
  if (a.postalPattern === '') return country
  const [ours, theirs] = [parsePostalPattern(a.postalPattern), parsePostalPattern(b.postalPattern)]
  const isShared =
    ours.ok && theirs.ok && ours.ranges.some((range) => theirs.ranges.some((other) => overlap(range, other, a.country)))
  return isShared ? adminText.partialCountryPattern(a.postalPattern, country) : null
}

function isMember(country: string, group: string): boolean {
  return group !== country && countriesIn(group).includes(country)
}
