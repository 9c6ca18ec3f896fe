import anyAscii from 'any-ascii'
import { slugify } from '#app/lib/slug.ts'

/**
 * Returns the slug of a name or handle in any script, such as 'plate-letnee' of 'платье летнее'; '' without letters and
 * digits. That of a text in Latin letters is that of `slugify`.
 */
export function latinSlug(text: string): string {
  const hasOtherLetters = /[^\P{Letter}\p{Script=Latin}]/u.test(text)
  return slugify(hasOtherLetters ? anyAscii(text).replace(/['`]/g, '') : text)
}
