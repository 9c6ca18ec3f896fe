import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import type { Language } from '#app/lib/language.ts'

/** Matches the English message files for shoppers. */
export const MESSAGES = 'app/*/{,*/,*/*/}messages/en{,.server}.ts'
/** Matches the message files of the admin, which has no other languages yet. */
export const ADMIN_MESSAGES = 'app/**/messages/en.admin.ts'

/** Returns the path of a language's file beside an English one. */
export function toTranslationPath(english: string, language: Language): string {
  return english.replace(/en((\.server)?\.ts)$/, `${language}$1`)
}

/** Returns a file's source, and its string literals except the names of properties and imports. */
export function readStringLiterals(file: string): { readonly texts: readonly string[]; readonly code: string } {
  const code = readFileSync(file, 'utf8')
  const texts: string[] = []
  const names = new Set<number>()
  const visitLiteral = ({ start, value }: { readonly start: number; readonly value?: unknown }) => {
    if (typeof value === 'string' && !names.has(start)) texts.push(value)
  }
  const visitTemplate = ({ quasis }: ESTree.TemplateLiteral) => {
    for (const { value } of quasis) texts.push(value.cooked ?? '')
  }
  const source = (node: ESTree.ImportDeclaration) => void names.add(node.source.start)
  const property = ({ key }: { readonly key: { readonly start: number } }) => void names.add(key.start)
  new Visitor({
    ImportDeclaration: source,
    Property: property,
    Literal: visitLiteral,
    TemplateLiteral: visitTemplate,
  }).visit(parse(file, code))
  return { texts, code }
}

export function parse(file: string, source: string) {
  return parseSync(file, source).program
}
