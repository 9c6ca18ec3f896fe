import { existsSync, readFileSync } from 'node:fs'
import type { EntryContext } from 'react-router'
import { parseJson } from '#app/lib/json.ts'
import {
  inLanguageFolder,
  type LanguageScripts,
  languageScripts,
} from '#app/platform/language-scripts/language-scripts.ts'

type Manifest = EntryContext['manifest']

let scripts: LanguageScripts | null = null
const localized = new WeakMap<Manifest, Map<string, Manifest>>()

/**
 * Reads which scripts the build has in each language. Call it once at startup, because a later build has different
 * ones.
 */
export function loadLanguageScripts(file: string): void {
  scripts = existsSync(file) ? languageScripts.parse(parseJson(readFileSync(file, 'utf8'))) : null
}

/** Returns a page's context with its language's scripts. */
export function withLanguageScripts(language: string, context: EntryContext): EntryContext {
  const { manifest } = context
  if (!scripts) return context
  const known = localized.get(manifest) ?? new Map<string, Manifest>()
  localized.set(manifest, known)
  const own: Manifest = known.get(language) ?? JSON.parse(inLanguageFolder(JSON.stringify(manifest), language, scripts))
  known.set(language, own)
  return Object.create(context, { manifest: { value: own } }) // not a copy, which would encode the page's data
}
