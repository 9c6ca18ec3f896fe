import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'

/**
 * Replaces modules named `*.data.ts` with their values in the browser's scripts. Only the build loads the source data,
 * such as the table of all countries. Development loads the sources.
 */
export function computedData(): Plugin {
  return {
    name: 'computed-data',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: /\.data\.ts$/ }, handler: writeComputedModule },
  }
}

/**
 * Returns the source of a module with the values that `file` exports. @throws Error if JSON cannot express
 * one of the values
 */
export async function writeComputedModule(file: string): Promise<string> {
  const values: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href)
  return Object.entries(values)
    .map(([name, value]) => {
      const text = JSON.stringify(value) ?? 'null'
      if (name === 'default' || !isDeepStrictEqual(JSON.parse(text), value))
        throw new Error(`${file}: ${name} is not plain data`)
      return `export const ${name} = ${text}\n`
    })
    .join('')
}
