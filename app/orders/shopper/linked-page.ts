import type { HeadersArgs } from 'react-router'

// For pages whose path contains an order's link. The URL is the key to the order, so no cache or referrer may
// contain it.

/** 'no-referrer' would break the page's forms. */
export function getLinkedPageHeaders({ actionHeaders, errorHeaders }: HeadersArgs): HeadersInit {
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
