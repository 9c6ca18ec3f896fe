import { existsSync, readFileSync } from 'node:fs'
import type { EntryContext } from 'react-router'
import { parseJson } from '#app/lib/json.ts'
import {
  type LanguageScripts,
  languageScripts,
  replaceScriptUrls,
} from '#app/platform/language-scripts/language-scripts.ts'

type Manifest = EntryContext['manifest']

let scripts: LanguageScripts | null = null
const localizedManifests = new WeakMap<Manifest, Map<string, Manifest>>()

/**
 * Reads which scripts the build has in each language. Call it once at startup, because a later build has different
 * ones.
 */
export function loadLanguageScripts(file: string): void {
  scripts = existsSync(file) ? languageScripts.parse(parseJson(readFileSync(file, 'utf8'))) : null
}

/** Returns a page's context with the scripts of the page's language. */
export function withLanguageScripts(language: string, context: EntryContext): EntryContext {
  const { manifest } = context
  if (!scripts) return context
  const byLanguage = localizedManifests.get(manifest) ?? new Map<string, Manifest>()
  localizedManifests.set(manifest, byLanguage)
  const localizedManifest: Manifest =
    byLanguage.get(language) ?? JSON.parse(replaceScriptUrls(JSON.stringify(manifest), language, scripts))
  byLanguage.set(language, localizedManifest)
  return Object.create(context, { manifest: { value: localizedManifest } }) // not a copy, which would encode the page's data
}
