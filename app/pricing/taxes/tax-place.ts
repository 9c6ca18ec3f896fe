import { countryName } from '#app/base/countries.ts'
import { listRegions } from '#app/base/regions.ts'
import type { TaxPlace } from '#app/pricing/taxes/tax-table.ts'

/** 'Ontario, Canada' or 'Germany' */
export function placeName({ country, region }: TaxPlace): string {
  return region === '' ? countryName(country) : `${regionName({ country, region })}, ${countryName(country)}`
}

/** 'Ontario'; a code that is in no list is returned unchanged. */
export function regionName({ country, region }: TaxPlace): string {
  return listRegions(country).find(({ code }) => code === region)?.name ?? region
}
