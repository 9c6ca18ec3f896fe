import { z } from 'zod'
import { DEFAULT_LANGUAGE } from '#app/lib/language.ts'

/**
 * `folders` are keyed by language. `localized` names the route manifests and the scripts that contain text, or import
 * one that does. English has all of them, and the other languages have those in `forShoppers`.
 */
export const languageScripts = z.strictObject({
  folders: z.record(z.string(), z.string()),
  localized: z.array(z.string()),
  forShoppers: z.array(z.string()),
})
export type LanguageScripts = z.output<typeof languageScripts>

/** A file beside the server's main.js. It does not exist in development, where browsers load all languages. */
export const LANGUAGE_SCRIPTS_FILE = 'language-scripts.json'

const SCRIPT_URL = /"\/assets\/([\w.-]+\.js)"/g

/** Points each script URL in JSON text to a language's scripts. */
export function replaceScriptUrls(json: string, language: string, scripts: LanguageScripts): string {
  const folder = scripts.folders[language]
  const english = scripts.folders[DEFAULT_LANGUAGE]
  const [localized, forShoppers] = [new Set(scripts.localized), new Set(scripts.forShoppers)]
  return json.replaceAll(SCRIPT_URL, (url, name: string) => {
    if (!localized.has(name)) return url
    return `"/assets/${language === DEFAULT_LANGUAGE || forShoppers.has(name) ? folder : english}/${name}"`
  })
}
