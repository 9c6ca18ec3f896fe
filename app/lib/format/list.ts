import { currentTag } from '#app/lib/language.ts'

/** A cache keyed by language and style, because creating a formatter takes a hundred times as long as using it. */
const formats = new Map<string, Intl.ListFormat>()

/** Returns 'A, B, and C' in a language, or 'A, B, C' in the style 'short'. */
export function formatList(
  parts: readonly string[],
  language: string = currentTag(),
  style: 'long' | 'short' = 'long',
): string {
  const key = `${language} ${style}`
  const type = style === 'short' ? 'unit' : 'conjunction'
  const format = formats.get(key) ?? new Intl.ListFormat(language, { type, style })
  formats.set(key, format)
  return format.format(parts)
}
