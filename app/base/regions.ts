import { COUNTRY_REGIONS, REGION_CODE_COUNTRIES } from '#app/base/address/country-regions.data.ts'

/** A subdivision of a country. `code` is its ISO 3166-2 code, if it has one, without the country prefix. */
export type Region = {
  readonly code: string
  readonly name: string
  /** In the country's own script, if that is not Latin. */
  readonly localName: string
}

/** Returns the regions of a country, sorted by name. Empty if its addresses need no list of regions. */
export function listRegions(country: string): readonly Region[] {
  const text = COUNTRY_REGIONS[country]
  if (text === undefined) return []
  return text
    .split('|')
    .map((row) => {
      const [code = '', name = '', localName = name] = row.split(':')
      return { code, name, localName }
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Finds a region by its code or by one of its names, however it is typed: 'ca', 'California', 'Lagos State'. */
export function findRegion(country: string, typed: string): Region | null {
  const text = fold(typed)
  return text === '' ? null : (getRegionsByText(country).get(text) ?? null)
}

const byText = new Map<string, ReadonlyMap<string, Region>>()

/** Codes take precedence over names, and the first of several regions with the same text wins. */
function getRegionsByText(country: string): ReadonlyMap<string, Region> {
  const cached = byText.get(country)
  if (cached) return cached
  const regions = listRegions(country)
  const texts = [
    ...regions.map((region) => [region.code, region] as const),
    ...regions.flatMap((region) => [[region.name, region] as const, [region.localName, region] as const]),
  ]
  const index = new Map(texts.toReversed().map(([text, region]) => [fold(text), region]))
  if (regions.length > 0) byText.set(country, index)
  return index
}

/** Returns the region's code or name, whichever the country's addresses contain: 'CA' or 'Lagos'. */
export function formatRegion(country: string, { code, name }: Region): string {
  return REGION_CODE_COUNTRIES.includes(country) ? code : name
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(co|county|province of|state of) | (county|emirate|prefecture|province|state)$/u, '')
}
