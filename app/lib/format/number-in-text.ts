/** The number of a text such as '€ 1.299,00' or '12 EUR', as it is written, and what surrounds it. */
type NumberInText = { readonly before: string; readonly number: string; readonly after: string }

const MAX_LENGTH = 60
const FORM = /^([\p{Sc}\p{L}\s]*)([-−+]?[.,]?\d.*?)([\p{Sc}\p{L}\s%]*)$/su

/** Null if the text has no number, or is longer than any amount. */
export function numberInText(text: string): NumberInText | null {
  const [, before = '', number, after = ''] = text.length > MAX_LENGTH ? [] : (FORM.exec(text) ?? [])
  return number === undefined ? null : { before, number, after }
}
