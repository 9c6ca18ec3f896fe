import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DEFAULT_LANGUAGE, LANGUAGES, PSEUDO_LANGUAGE } from '#app/lib/language.ts'
import { pseudo } from '#app/lib/pseudo.ts'
import { type LanguageScripts, replaceScriptUrls } from '#app/platform/language-scripts/language-scripts.ts'
import { minifyExpressions } from '#app/platform/language-scripts/message-sources.ts'
import { getExpression, readTextModules, type TextModules, TOKEN } from '#app/platform/language-scripts/text-modules.ts'
import {
  buildManifestScript,
  buildStorefrontManifest,
  buildStorefrontManifestScript,
  parseManifest,
  pickShopperRoutes,
  type RouteManifest,
} from '#app/platform/react-router-tuning/storefront-manifest.ts'

/** Matches another script in the same folder in rolldown's static and dynamic imports. */
const IMPORTED_SCRIPT = /(?<=\b(?:from|import)\s?\(?["'`])\.\/([\w.-]+\.js)(?=["'`])/g
const MANIFEST = /^manifest-.+\.js$/

type Scripts = ReadonlyMap<string, string>

/**
 * Writes a folder for each language, such as `assets/de-1a2b3c4d`. It contains the route manifests and the scripts that
 * contain text, or import one that does. Text replaces the tokens of message-tokens.ts. Languages other than English
 * only have scripts for shoppers' pages. Returns the locations of scripts.
 */
export async function writeLanguages(assets: string): Promise<LanguageScripts> {
  const modules = await readTextModules()
  const { manifest, scripts } = readAssets(assets)
  const shopperManifest = { ...manifest, routes: pickShopperRoutes(manifest) }
  const scriptsWithText = [...scripts].flatMap(([name, code]) => (code.search(TOKEN) < 0 ? [] : [name]))
  const dependentScripts = listImporters(scriptsWithText, scripts)
  const reachedScripts = listReachable(listEntries(shopperManifest), scripts)
  const manifests = [manifest.url, buildStorefrontManifest(manifest).url].map((url) => basename(url))
  const localized = [...dependentScripts, ...manifests]
  const forShoppers = localized.filter((name) => reachedScripts.has(name) || manifests.includes(name))
  const folders: Record<string, string> = {}
  for (const language of [...LANGUAGES, PSEUDO_LANGUAGE] as const) {
    const names = dependentScripts.filter((name) => language === DEFAULT_LANGUAGE || reachedScripts.has(name))
    const translated = translateScripts(language, { names, scripts, modules })
    const hash = createHash('sha256')
      .update(JSON.stringify([...translated]))
      .digest('hex')
      .slice(0, 8)
    folders[language] = `${language}-${hash}`
    mkdirSync(join(assets, folders[language]))
    for (const [name, code] of translated) writeFileSync(join(assets, folders[language], name), code)
  }
  const found: LanguageScripts = { folders, localized, forShoppers }
  for (const [language, folder] of Object.entries(folders)) {
    const all = language === DEFAULT_LANGUAGE ? manifest : shopperManifest
    const storefront = buildStorefrontManifest(manifest)
    for (const [url, script] of [
      [all.url, buildManifestScript(all)],
      [storefront.url, buildStorefrontManifestScript(storefront)],
    ] as const) {
      writeFileSync(join(assets, folder, basename(url)), replaceScriptUrls(script, language, found))
    }
  }
  for (const name of dependentScripts) rmSync(join(assets, name))
  rmSync(join(assets, basename(manifest.url)))
  return found
}

/** Returns the scripts by name and the manifest of all routes. @throws Error if the build wrote no manifest */
function readAssets(assets: string): { readonly manifest: RouteManifest; readonly scripts: Scripts } {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const manifest = names.find((name) => MANIFEST.test(name))
  if (!manifest) throw new Error('The build has no manifest')
  const read = (name: string) => readFileSync(join(assets, name), 'utf8')
  const scripts = names.filter((name) => name !== manifest).map((name) => [name, read(name)] as const)
  return { manifest: parseManifest(read(manifest)), scripts: new Map(scripts) }
}

function listEntries({ entry, routes }: RouteManifest): readonly string[] {
  return [entry.module, ...Object.values(routes).map(({ module }) => module)].map((url) => basename(url))
}

type Sources = {
  readonly names: readonly string[]
  readonly scripts: Scripts
  readonly modules: TextModules
}

function translateScripts(
  language: (typeof LANGUAGES)[number] | typeof PSEUDO_LANGUAGE,
  { names, scripts, modules }: Sources,
): ReadonlyMap<string, string> {
  const sources = names.map((name) => scripts.get(name) ?? '')
  const tokens = [...new Set(sources.flatMap((source) => source.match(TOKEN) ?? []))]
  const values = tokens.map((token) => {
    if (language !== PSEUDO_LANGUAGE) return getExpression(token, language, modules)
    return `(${pseudo})(${getExpression(token, DEFAULT_LANGUAGE, modules)})`
  })
  const minified = minifyExpressions(values)
  const texts = new Map(tokens.map((token, index) => [token, minified[index] ?? '']))
  const localizedNames = new Set(names)
  return new Map(
    sources.map((source, index) => {
      const code = source.replace(TOKEN, (token) => texts.get(token) ?? '')
      return [
        names[index] ?? '',
        code.replace(IMPORTED_SCRIPT, (path, name) => (localizedNames.has(name) ? path : `../${name}`)),
      ]
    }),
  )
}

function listImports(code: string): readonly string[] {
  return [...code.matchAll(IMPORTED_SCRIPT)].map(([, name = '']) => name)
}

/** Returns the scripts and all scripts that import one of them, directly or indirectly. */
function listImporters(names: readonly string[], scripts: Scripts): readonly string[] {
  const found = new Set(names)
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const [name, code] of scripts) if (listImports(code).some((imported) => found.has(imported))) found.add(name)
  }
  return [...found]
}

/** Returns the scripts and all scripts that they import, directly or indirectly. */
function listReachable(names: readonly string[], scripts: Scripts): ReadonlySet<string> {
  const found = new Set(names)
  for (const name of found) for (const imported of listImports(scripts.get(name) ?? '')) found.add(imported)
  return found
}
