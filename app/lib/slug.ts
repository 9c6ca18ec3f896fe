/** The usual spellings in a to z of Latin letters that remain when accents are removed. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** Returns the slug of a name, without accents, or '' if nothing is left. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\p{Letter}/gu, (letter) => LATIN[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

export function createFallbackSlug(noun: 'product' | 'category' | 'collection' | 'page', id: string): string {
  return `${noun}-${id.slice(-8)}`
}

const ARABIC: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'u',
  ي: 'i',
  ى: 'a',
  ة: 'a',
  ء: '',
  ؤ: 'u',
  ئ: 'i',
  ـ: '',
}

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * Returns the slug of a name in Latin letters, in a language's usual spelling. Original names use `slugify`, so that
 * imports find existing records.
 */
export function slugifyIn(language: string, text: string): string {
  const letters = language === 'de' ? { ...ARABIC, ...GERMAN } : ARABIC
  return slugify(text.toLowerCase().replace(/\p{Letter}/gu, (letter) => letters[letter] ?? letter))
}
