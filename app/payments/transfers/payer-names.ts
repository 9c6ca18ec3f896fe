/**
 * Makes names comparable: a payer and a customer with a key in common are probably the same person or company. Keys are
 * pairs of words in any order, an initial with a word ('J. Smith' is John Smith), or the only word of a name.
 */

import { splitEntries } from '#app/lib/lists.ts'

const TITLES = new Set(
  splitEntries(`
  HERR, FRAU, MR, MRS, MS, DR, PROF, DHR, MEVR, MME, SIG, SR, SRA, HR, EN, UND, AND, THE, VAN, DE, DER, VON, GMBH, LTD,
  BV, INC, SPA, SRL, AG, KG, CO
`),
)
const MAX_WORDS = 8

export function listCustomerKeys(name: string): readonly string[] {
  const words = listWords(name)
  const [only] = words
  if (words.length === 1 && only) return only.length > 3 ? [only] : []
  const initials = words.flatMap((a) => words.filter((b) => b !== a && b.length > 2).map((b) => `${a.charAt(0)}. ${b}`))
  return [...new Set([...listPairs(words), ...initials])]
}

export function listPayerKeys(name: string): readonly string[] {
  const words = listWords(name)
  const initials = words.filter((word) => word.length === 1).flatMap((a) => words.map((b) => `${a}. ${b}`))
  return [...new Set([...listPairs(words), ...initials, ...words.filter((word) => word.length > 3)])]
}

function listPairs(words: readonly string[]): readonly string[] {
  const longWords = words.filter((word) => word.length > 1)
  return longWords.flatMap((a, index) => longWords.slice(index + 1).map((b) => (a < b ? `${a} ${b}` : `${b} ${a}`)))
}

/** Lists the words without accents, titles and legal forms; ä, ae and a are the same. */
function listWords(name: string): readonly string[] {
  const plain = name
    .slice(0, 200)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll('Ø', 'O')
    .replaceAll('Ł', 'L')
    .replaceAll(/([AOU])E/g, '$1')
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !TITLES.has(word))
  return [...new Set(words)].slice(0, MAX_WORDS)
}
