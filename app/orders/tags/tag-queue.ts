import { tagsOnlyIn } from '#app/orders/tags/tags.ts'

/** Changes of a row's tags, which are sent one at a time. */
export type TagQueue = {
  /** The tags as this page last saved them. */
  readonly saved: readonly string[]
  readonly wanted: readonly string[]
  /** The tags that are being saved; null if none are. */
  readonly sent: readonly string[] | null
  readonly hasFailed: boolean
}

export function startQueue(tags: readonly string[]): TagQueue {
  return { saved: tags, wanted: tags, sent: null, hasFailed: false }
}

/** The last state wins: it is saved once the request that is under way is over. */
export function changeTags(queue: TagQueue, wanted: readonly string[]): TagQueue {
  return { ...queue, wanted, hasFailed: false }
}

/** After a failure, nothing is sent until the tags change or staff try again. */
export function settleRequest(queue: TagQueue, isSaved: boolean): TagQueue {
  return { ...queue, saved: isSaved && queue.sent ? queue.sent : queue.saved, sent: null, hasFailed: !isSaved }
}

export function retryRequest(queue: TagQueue): TagQueue {
  return { ...queue, hasFailed: false }
}

type NextRequest = {
  readonly queue: TagQueue
  readonly request: { readonly before: readonly string[]; readonly after: readonly string[] } | null
}

/** Begins the next request, if there is one. */
export function beginRequest(queue: TagQueue): NextRequest {
  const { saved, wanted, sent, hasFailed } = queue
  if (sent || hasFailed || isSaved(queue)) return { queue, request: null }
  return { queue: { ...queue, sent: wanted }, request: { before: saved, after: wanted } }
}

export function isSaved({ saved, wanted, sent }: TagQueue): boolean {
  return sent === null && tagsOnlyIn(saved, wanted).length === 0 && tagsOnlyIn(wanted, saved).length === 0
}
