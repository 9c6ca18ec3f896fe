import { href } from 'react-router'
import { listLocalizedPaths } from '#app/content/locale-addresses.ts'
import { PageArticle } from '#app/content/pages/page-article.tsx'
import { buildPageHead } from '#app/content/pages/page-head.server.ts'
import { buildPageView } from '#app/content/pages/page-view.server.ts'
import { findPageBySlug, findPolicyPage } from '#app/content/pages.server.ts'
import { getHead } from '#app/content/seo/page-head.ts'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { getShippingPromises, readStorefront } from '#app/content/storefront.server.ts'
import type { RichText } from '#app/lib/markdown.ts'
import { notFound } from '#app/lib/route-errors.ts'
import {
  buildAccessibilityStatement,
  buildStatementEnd,
  getBuiltInStatementPage,
} from '#app/operations/accessibility/statement.server.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { buildProducerSection } from '#app/store/law/producer-section.server.ts'
import { buildStorageSection } from '#app/store/law/storage-section.server.ts'
import { appliesIn } from '#app/store/law-rules.ts'
import { localePrefix, type OpenMarket } from '#app/store/locale.ts'
import { findPolicy, type Policy } from '#app/store/policies.ts'
import type { Settings } from '#app/store/settings.ts'
import { getLanguageForPrefix } from '#app/store/translated.server.ts'
import type { Route } from './+types/written-page'

export const cache = { params: { slug: isSlug } } satisfies RouteCache

function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,200}$/.test(text)
}

/**
 * Returns the page of the policy with this URL, or the page with this slug. A legal policy can end with required text.
 */
export async function loader({ context, params: { slug = '' }, pattern, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  tagPage(context, 'settings', 'pages')
  const policy = findPolicy(pattern.replace(/^\//, ''))
  const language = getLanguageForPrefix(context.get(localePrefix))
  const pendingPage = policy
    ? findPolicyPage(db, policy, language)
    : isSlug(slug)
      ? findPageBySlug(db, slug, language)
      : null
  const [storefront, storedPage] = await Promise.all([readStorefront(context), pendingPage])
  const { settings, locales } = storefront
  const { market } = storefront.locale
  const hasStatement = policy === 'accessibility' && appliesIn('accessibility', market)
  const found = storedPage ?? (hasStatement ? getBuiltInStatementPage() : null)
  if (!found) throw notFound(storefrontText.pageNotFound)
  const end = policy ? buildPolicyEnd(policy, { settings, market }, storedPage !== null) : []
  const elsewhere = policy
    ? {}
    : listLocalizedPaths(locales, found.slug, found.slugs, (slug) => href('/pages/:slug', { slug }))
  const promises = getShippingPromises(storefront)
  const { summary, ...page } = await buildPageView(db, found, { promises, publishedAt: found.publishedAt, end })
  return { page, head: buildPageHead(url, storefront, { ...found, summary, elsewhere }), elsewhere }
}

/** Returns the legally required text that is generated for a policy. */
function buildPolicyEnd(
  policy: Policy,
  { settings, market }: { readonly settings: Settings; readonly market: OpenMarket },
  hasStoredPage: boolean,
): RichText {
  if (policy === 'accessibility') {
    if (!appliesIn('accessibility', market)) return []
    return hasStoredPage ? buildStatementEnd({ market, settings }) : buildAccessibilityStatement({ market, settings })
  }
  if (policy === 'privacy') return appliesIn('storage-list', market) ? buildStorageSection() : []
  if (policy !== 'terms' && policy !== 'legal-notice') return []
  return appliesIn('producer-number', market) ? buildProducerSection(settings.french_producer_numbers) : []
}

export const meta = getHead

export default function WrittenPage({ loaderData }: Route.ComponentProps) {
  return <PageArticle page={loaderData.page} />
}
