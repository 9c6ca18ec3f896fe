import { isOwnPage } from '#app/content/redirects/own-pages.ts'
import { latinSlug } from '#app/lib/latin-slug.server.ts'
import type { Policy } from '#app/store/policies.ts'

/** The page that a path of Shopify, WooCommerce or this store refers to. */
export type Meaning =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'product' | 'collection' | 'category' | 'written'; readonly slug: string }
  | { readonly kind: 'policy'; readonly policy: Policy }

/** Returns the path of a page, as the table `redirects` stores it. */
export function toAddress(meaning: Meaning): string {
  if (meaning.kind === 'page') return meaning.path
  if (meaning.kind === 'policy') return `/${meaning.policy}`
  if (meaning.kind === 'written') return `/pages/${meaning.slug}`
  return meaning.kind === 'category' ? `/shop?category=${meaning.slug}` : `/${meaning.kind}/${meaning.slug}`
}

type UrlPattern = { readonly pattern: RegExp; readonly toMeanings: (...parts: string[]) => readonly Meaning[] }

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

function policyNamed(name: string): readonly Meaning[] {
  const found = POLICY_NAMES.find(([names]) => names.test(name))
  return found ? [{ kind: 'policy', policy: found[1] }] : []
}

/**
 * Shopify: /products, /collections, /pages, /account, /cart, /search (below). WooCommerce: /product, /product-category,
 * /product-tag, /my-account, /basket.
 */
const URL_PATTERNS: readonly UrlPattern[] = [
  { pattern: /^\/(?:products?|collections\/[^/]+\/products)\/([^/]+)$/, toMeanings: product },
  { pattern: /^\/(?:products|collections(?:\/all(?:\/[^/]+)?)?|store)$/, toMeanings: () => page('/shop') },
  { pattern: /^\/collections?\/([^/]+)(?:\/[^/]+)?$/, toMeanings: listing },
  { pattern: /^\/product-category\/(?:[^/]+\/)*([^/]+)$/, toMeanings: (slug) => listing(slug).toReversed() },
  { pattern: /^\/product-tag\/([^/]+)$/, toMeanings: (tag) => page(`/shop?search=${tag.replaceAll('-', '+')}`) },
  { pattern: /^\/(?:pages\/)?about(?:-us)?$/, toMeanings: () => page('/about') },
  { pattern: /^\/(?:pages\/)?contact(?:-us)?$/, toMeanings: () => page('/contact') },
  { pattern: /^\/(?:pages\/)?(?:faqs?|help)$/, toMeanings: () => page('/faq') },
  { pattern: /^\/(?:pages\/)?lookbook$/, toMeanings: () => page('/lookbook') },
  { pattern: /^\/(?:pages\/)?wishlist$/, toMeanings: () => page('/wishlist') },
  { pattern: /^\/(?:cart|basket|checkouts?(?:\/.*)?)$/, toMeanings: () => page('/shop') },
  { pattern: /^\/(?:account|my-account)(?:\/.*)?$/, toMeanings: () => page('/') },
  { pattern: /^\/(?:policies\/)?([^/]+)$/, toMeanings: policyNamed },
]

/** Returns the pages that a path can refer to, most likely first. `path` is a result of `redirectPath`. */
export function listMeanings(path: string): readonly Meaning[] {
  const { pathname, searchParams } = new URL(path, 'https://store.invalid')
  if (pathname === '/shop') {
    const category = searchParams.get('category')
    return category ? [{ kind: 'category', slug: category }] : page('/shop')
  }
  if (isOwnPage(pathname)) return page(pathname)
  if (pathname === '/search') {
    const words = searchParams.get('q') ?? ''
    return page(words ? `/shop?${new URLSearchParams({ search: words })}` : '/shop')
  }
  const named = pathname.startsWith('/pages/') ? toSlug(pathname.slice('/pages/'.length)) : ''
  const own = named ? [written(named), ...policyNamed(named)] : []
  for (const { pattern, toMeanings } of URL_PATTERNS) {
    const found = pattern.exec(pathname)
    if (found) return [...own, ...toMeanings(...found.slice(1).map(toSlug))]
  }
  return own
}

/** Converts a handle to a slug in the same way as imports do. */
function toSlug(part: string): string {
  try {
    return latinSlug(decodeURIComponent(part))
  } catch {
    return '' // not UTF-8
  }
}
