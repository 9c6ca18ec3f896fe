import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ADMIN_LANGUAGES, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/lib/language.ts'
import {
  expressionOf,
  findNode,
  type MessageFile,
  needsHelpers,
  readMessages,
} from '#app/platform/language-scripts/message-sources.ts'

const APP = join(import.meta.dirname, '../..')

/** The messages of a noun; `space` is its file, as part of a token. */
export type TextModule = { readonly space: string; readonly files: ReadonlyMap<Language, MessageFile> }

export type TextModules = ReadonlyMap<string, TextModule>

/** Names that no source contains; they survive minification, as nothing declares them. */
export const TOKEN = /\bM\$\w+(?:\$\w+)+/g

/** The text modules that browsers can load, by their paths below `app`. */
export async function readTextModules(): Promise<TextModules> {
  const read = globSync(['**/*-text.ts'], { cwd: APP }).map(async (file) => {
    const source = readFileSync(join(APP, file), 'utf8')
    const isAdmin = source.includes('inAdminLanguages<')
    if (!isAdmin && !source.includes('inLanguages<')) return []
    const files = (isAdmin ? ADMIN_LANGUAGES : LANGUAGES).map(async (language) => {
      const name = isAdmin ? `${language}.admin.ts` : `${language}.ts`
      return [language, await readMessages(join(APP, dirname(file), 'messages', name))] as const
    })
    return [[file, { space: file.replaceAll(/\W/g, '_'), files: new Map(await Promise.all(files)) }] as const]
  })
  return new Map((await Promise.all(read)).flat())
}

/** The token of a message, or of a group of messages; null if one of the languages lacks the path. */
export function tokenOf({ space, files }: TextModule, path: readonly string[]): string | null {
  const isKnown = [...files.values()].every((file) => findNode(file, path))
  return isKnown ? ['M', space, ...path].join('$') : null
}

/** Whether a text in any language needs helpers, as all languages are called in the same way. */
export function takesHelpers({ files }: TextModule, path: readonly string[]): boolean {
  return [...files.values()].some((file) => needsHelpers(file, path))
}

/** What stands for a token in a language; English for texts of the admin, where it lacks the language. @throws Error if there is no such message */
export function textOf(token: string, language: Language, modules: TextModules): string {
  const [, space, ...path] = token.split('$')
  const found = [...modules.values()].find((module) => module.space === space)
  const file = found?.files.get(language) ?? found?.files.get(DEFAULT_LANGUAGE)
  if (!found || !file) throw new Error(`${token} is no message`)
  return expressionOf(file, path, takesHelpers(found, path))
}
