import { isBuiltInPage } from '#app/content/redirects/own-pages.ts'
import { latinSlug } from '#app/lib/latin-slug.server.ts'
import type { Policy } from '#app/store/policies.ts'

/** The page that a path of Shopify, WooCommerce or this store refers to. 'written': a page that staff wrote. */
export type PageReference =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'product' | 'collection' | 'category' | 'written'; readonly slug: string }
  | { readonly kind: 'policy'; readonly policy: Policy }

/** Returns the path of a page, as the table `redirects` stores it. */
export function toPath(reference: PageReference): string {
  if (reference.kind === 'page') return reference.path
  if (reference.kind === 'policy') return `/${reference.policy}`
  if (reference.kind === 'written') return `/pages/${reference.slug}`
  return reference.kind === 'category' ? `/shop?category=${reference.slug}` : `/${reference.kind}/${reference.slug}`
}

type UrlPattern = { readonly pattern: RegExp; readonly toReferences: (...parts: string[]) => readonly PageReference[] }

const page = (path: string) => [{ kind: 'page', path }] as const
const listing = (slug: string) =>
  [
    { kind: 'collection', slug },
    { kind: 'category', slug },
  ] as const
const product = (slug: string) => [{ kind: 'product', slug }] as const

const written = (slug: string) => ({ kind: 'written', slug }) as const

/** Names of policy pages in other systems. Shopify: /policies/… WooCommerce: at the top level. */
const POLICY_NAMES: readonly (readonly [names: RegExp, policy: Policy])[] = [
  [/^(?:terms(?:-of-(?:service|use|sale))?|terms-(?:and-)?conditions|general-terms|agb)$/, 'terms'],
  [/^(?:privacy(?:-policy|-notice)?|data-protection|datenschutz)$/, 'privacy'],
  [/^(?:refunds?(?:-policy|-returns)?|returns?(?:-policy)?|returns-(?:and-)?(?:refunds|exchanges))$/, 'returns'],
  [
    /^(?:shipping(?:-policy|-information)?|delivery(?:-information)?|shipping-(?:and-)?(?:delivery|returns))$/,
    'shipping',
  ],
  [/^(?:legal-notice|contact-information|imprint|impressum)$/, 'legal-notice'],
  [/^accessibility(?:-statement)?$/, 'accessibility'],
]

function listPolicyReferences(name: string): readonly PageReference[] {
  const found = POLICY_NAMES.find(([names]) => names.test(name))
  return found ? [{ kind: 'policy', policy: found[1] }] : []
}

/**
 * Shopify: /products, /collections, /pages, /account, /cart (`listPageReferences` handles /search). WooCommerce:
 * /product, /product-category, /product-tag, /my-account, /basket.
 */
const URL_PATTERNS: readonly UrlPattern[] = [
  { pattern: /^\/(?:products?|collections\/[^/]+\/products)\/([^/]+)$/, toReferences: product },
  { pattern: /^\/(?:products|collections(?:\/all(?:\/[^/]+)?)?|store)$/, toReferences: () => page('/shop') },
  { pattern: /^\/collections?\/([^/]+)(?:\/[^/]+)?$/, toReferences: listing },
  { pattern: /^\/product-category\/(?:[^/]+\/)*([^/]+)$/, toReferences: (slug) => listing(slug).toReversed() },
  { pattern: /^\/product-tag\/([^/]+)$/, toReferences: (tag) => page(`/shop?search=${tag.replaceAll('-', '+')}`) },
  { pattern: /^\/(?:pages\/)?about(?:-us)?$/, toReferences: () => page('/about') },
  { pattern: /^\/(?:pages\/)?contact(?:-us)?$/, toReferences: () => page('/contact') },
  { pattern: /^\/(?:pages\/)?(?:faqs?|help)$/, toReferences: () => page('/faq') },
  { pattern: /^\/(?:pages\/)?lookbook$/, toReferences: () => page('/lookbook') },
  { pattern: /^\/(?:pages\/)?wishlist$/, toReferences: () => page('/wishlist') },
  { pattern: /^\/(?:cart|basket|checkouts?(?:\/.*)?)$/, toReferences: () => page('/shop') },
  { pattern: /^\/(?:account|my-account)(?:\/.*)?$/, toReferences: () => page('/') },
  { pattern: /^\/(?:policies\/)?([^/]+)$/, toReferences: listPolicyReferences },
]

/** Returns the pages that a path can refer to, most likely first. `path` is a result of `toRedirectPath`. */
export function listPageReferences(path: string): readonly PageReference[] {
  const { pathname, searchParams } = new URL(path, 'https://store.invalid')
  if (pathname === '/shop') {
    const category = searchParams.get('category')
    return category ? [{ kind: 'category', slug: category }] : page('/shop')
  }
  if (isBuiltInPage(pathname)) return page(pathname)
  if (pathname === '/search') {
    const searchText = searchParams.get('q') ?? ''
    return page(searchText ? `/shop?${new URLSearchParams({ search: searchText })}` : '/shop')
  }
  const pageSlug = pathname.startsWith('/pages/') ? toSlug(pathname.slice('/pages/'.length)) : ''
  const ownPages = pageSlug ? [written(pageSlug), ...listPolicyReferences(pageSlug)] : []
  for (const { pattern, toReferences } of URL_PATTERNS) {
    const found = pattern.exec(pathname)
    if (found) return [...ownPages, ...toReferences(...found.slice(1).map(toSlug))]
  }
  return ownPages
}

/** Converts a handle to a slug in the same way as imports do. */
function toSlug(part: string): string {
  try {
    return latinSlug(decodeURIComponent(part))
  } catch {
    return '' // not UTF-8
  }
}
