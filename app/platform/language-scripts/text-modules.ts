import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/lib/language.ts'
import {
  completeExpression,
  findNode,
  isMissing,
  type MessageFile,
  needsHelpers,
  readMessages,
} from '#app/platform/language-scripts/message-sources.ts'

const APP = join(import.meta.dirname, '../..')

/** A text module's messages, in each language that has a file. `namespace` identifies the module in tokens. */
export type TextModule = {
  readonly namespace: string
  readonly english: MessageFile
  readonly translations: ReadonlyMap<Language, MessageFile>
}

export type TextModules = ReadonlyMap<string, TextModule>

/** Matches tokens, which no source contains. They survive minification, because nothing declares them. */
export const TOKEN = /\bM\$\w+(?:\$\w+)+/g

const TRANSLATED = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

/** Reads the text modules that browsers can load, by path relative to `app`. */
export async function readTextModules(): Promise<TextModules> {
  const files = globSync(['**/*-text.ts'], { cwd: APP })
  const withMessages = files.filter((file) => readFileSync(join(APP, file), 'utf8').includes('inLanguages<'))
  const pendingModules = withMessages.map(async (file) => {
    const end = file.endsWith('/admin-text.ts') ? '.admin.ts' : '.ts'
    const path = (language: Language) => join(APP, dirname(file), 'messages', `${language}${end}`)
    const translations = TRANSLATED.filter((language) => existsSync(path(language))).map(
      async (language) => [language, await readMessages(path(language))] as const,
    )
    const english = await readMessages(path(DEFAULT_LANGUAGE))
    const module: TextModule = {
      namespace: file.replaceAll(/\W/g, '_'),
      english,
      translations: new Map(await Promise.all(translations)),
    }
    return [file, module] as const
  })
  return new Map(await Promise.all(pendingModules))
}

/**
 * Finds the token for a message or message group. Returns null if English lacks the message, or if a language file does
 * not write the path as objects.
 */
export function findToken({ namespace, english, translations }: TextModule, path: readonly string[]): string | null {
  const isKnown = [...translations.values()].every((file) => findNode(file, path) || isMissing(file, path))
  return findNode(english, path) && isKnown ? ['M', namespace, ...path].join('$') : null
}

/**
 * Returns true if the text needs helpers in any language, because the text is called in the same way in every
 * language.
 */
export function takesHelpers({ english, translations }: TextModule, path: readonly string[]): boolean {
  return [english, ...translations.values()].some((file) => needsHelpers(file, path))
}

/**
 * Returns the expression that replaces a token, in English if the language lacks the message. @throws Error if English
 * lacks it too
 */
export function getExpression(token: string, language: Language, modules: TextModules): string {
  const [, namespace, ...path] = token.split('$')
  const found = [...modules.values()].find((module) => module.namespace === namespace)
  if (!found) throw new Error(`${token} is not a message`)
  const { english, translations } = found
  return completeExpression(translations.get(language) ?? english, english, path, takesHelpers(found, path))
}
