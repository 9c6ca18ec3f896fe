import { findTagsOnlyIn } from '#app/orders/tags/tags.ts'

/** Changes to a row's tags, which are sent one at a time. */
export type TagQueue = {
  /** The tags as this page last saved them. */
  readonly savedTags: readonly string[]
  readonly wantedTags: readonly string[]
  /** The tags that are being saved; null if none are. */
  readonly sentTags: readonly string[] | null
  readonly hasFailed: boolean
}

export function startQueue(tags: readonly string[]): TagQueue {
  return { savedTags: tags, wantedTags: tags, sentTags: null, hasFailed: false }
}

/** The last state wins: it is saved once the current request is complete. */
export function changeTags(queue: TagQueue, wantedTags: readonly string[]): TagQueue {
  return { ...queue, wantedTags, hasFailed: false }
}

/** After a failure, nothing is sent until the tags change or staff try again. */
export function settleRequest(queue: TagQueue, isSaved: boolean): TagQueue {
  return {
    ...queue,
    savedTags: isSaved && queue.sentTags ? queue.sentTags : queue.savedTags,
    sentTags: null,
    hasFailed: !isSaved,
  }
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
  const { savedTags, wantedTags, sentTags, hasFailed } = queue
  if (sentTags || hasFailed || isSaved(queue)) return { queue, request: null }
  return { queue: { ...queue, sentTags: wantedTags }, request: { before: savedTags, after: wantedTags } }
}

export function isSaved({ savedTags, wantedTags, sentTags }: TagQueue): boolean {
  return (
    sentTags === null &&
    findTagsOnlyIn(savedTags, wantedTags).length === 0 &&
    findTagsOnlyIn(wantedTags, savedTags).length === 0
  )
}
