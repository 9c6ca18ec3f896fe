import { globSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, test } from 'vitest'
import { writeComputedModule } from '#app/platform/computed-data.ts'

test('a computed module is replaced with its values, without its imports', async () => {
  const source = await writeComputedModule(join(import.meta.dirname, '../base/countries/eu-members.data.ts'))
  expect(source).toBe(
    'export const EU_MEMBERS = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK"\n',
  )
})

test('the build can write every computed module', async () => {
  const files = globSync('app/**/*.data.ts')
  const sources = await Promise.all(files.map((file) => writeComputedModule(join(process.cwd(), file))))
  expect(sources).not.toHaveLength(0)
  expect(sources.filter((source) => !source.startsWith('export const '))).toEqual([])
})
