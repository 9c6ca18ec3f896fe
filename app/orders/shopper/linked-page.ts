import { data, type HeadersArgs } from 'react-router'
import { uiText } from '#app/ui/ui-text.ts'

// Pages below the link of an order. The URL is the key to the order: no cache and no referrer may contain it.

/** 'no-referrer' would break the page's forms. */
export function linkedPageHeaders({ actionHeaders, errorHeaders }: HeadersArgs): HeadersInit {
  const retryAfter = errorHeaders?.get('Retry-After') ?? actionHeaders.get('Retry-After')
  return {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'strict-origin',
    ...(retryAfter && { 'Retry-After': retryAfter }),
  }
}

export const LINKED_PAGE_META = [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'strict-origin' },
]

/** Throw it. */
export function tooManyRequests(retryAfter: number) {
  return data(uiText.tooManyRequests, { status: 429, headers: { 'Retry-After': String(retryAfter) } })
}
