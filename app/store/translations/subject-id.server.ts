import { createHash } from 'node:crypto'
import type { TranslatableKind } from '#app/store/translations/translatable-fields.ts'

/** The id of a subject without one of its own, by what names it in its kind. The function `subject_id` does the same. */
export function subjectId(kind: TranslatableKind, name: string): string {
  const hash = createHash('md5').update(`${kind}/${name}`).digest('hex')
  // As a UUID of version 8, which is for ids of one's own
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/.exec(hash) ?? []
  return `${a}-${b}-8${c}-8${d}-${e}`
}
