import { adminText } from '#app/inventory/photo-drafts/admin-text.ts'
import { cutText } from '#app/lib/text.ts'
import { formatRejection, type ImageRejection, isImageRejection } from '#app/platform/images/image-type.ts'

// Without JavaScript, submitting the form opens the drafts page. Its URL contains the result for each photo.

export type PhotoResults = {
  /** Drafts that were created. */
  readonly created: number
  /** Photos that a product already has. */
  readonly known: number
  readonly rejected: readonly { readonly name: string; readonly rejection: ImageRejection | 'failed' | 'no-space' }[]
  /** Why all photos were rejected together. */
  readonly problem: string | null
}

/** A request line and its headers can have 16 KB in total, and a character of a name can take up to 9 bytes. */
const MAX_SHOWN_NAME = 40

export function writePhotoResults({ created, known, rejected, problem }: PhotoResults): URLSearchParams {
  const query = new URLSearchParams()
  if (created > 0) query.set('created', String(created))
  if (known > 0) query.set('known', String(known))
  for (const { name, rejection } of rejected) query.append('rejected', `${rejection}:${cutText(name, MAX_SHOWN_NAME)}`)
  if (problem) query.set('problem', problem)
  return query
}

/** Returns the messages for a URL: notes about accepted photos, and problems with rejected ones. */
export function readPhotoResults(query: URLSearchParams) {
  const problem = query.get('problem')
  return {
    notes: describeAdded(readCount(query, 'created'), readCount(query, 'known')),
    problems: [
      ...query.getAll('rejected').map(describeRejection),
      ...(problem ? [isProblem(problem) ? adminText.problems[problem] : adminText.problems.failed] : []),
    ],
  }
}

/** Describes the accepted photos: those that became drafts, and those that are already on products. */
export function describeAdded(created: number, known: number): string[] {
  return [
    ...(created > 0 ? [adminText.created(created)] : []),
    ...(known > 0 ? [adminText.alreadyUsedPhotos(known)] : []),
  ]
}

function readCount(query: URLSearchParams, name: string): number {
  const count = Number(query.get(name))
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}

function isProblem(code: string): code is keyof typeof adminText.problems {
  return Object.hasOwn(adminText.problems, code)
}

function describeRejection(rejected: string): string {
  const [code = '', ...name] = rejected.split(':')
  if (isImageRejection(code)) return adminText.notAdded(name.join(':'), formatRejection(code))
  return adminText.notAdded(name.join(':'), code === 'no-space' ? adminText.problems[code] : adminText.notUploaded)
}
