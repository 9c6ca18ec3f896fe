import anyAscii from 'any-ascii'
import { slugify } from '#app/lib/slug.ts'

/**
 * Returns the slug of a name or handle in any script, such as 'plate-letnee' for 'платье летнее'; '' if it has no
 * letters or digits. For Latin text, the result equals that of `slugify`.
 */
export function latinSlug(text: string): string {
  const hasOtherLetters = /[^\P{Letter}\p{Script=Latin}]/u.test(text)
  return slugify(hasOtherLetters ? anyAscii(text).replace(/['`]/g, '') : text)
}
