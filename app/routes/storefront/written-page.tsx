import { readStorefront } from '#app/features/catalog/storefront/storefront.server.ts'
import { appliesIn } from '#app/features/law/law-rules.ts'
import { storageSection } from '#app/features/law/storage-section.server.ts'
import { localePrefix } from '#app/features/markets/locale-prefix.ts'
import { PageArticle } from '#app/features/pages/page-article.tsx'
import { headOfPage } from '#app/features/pages/page-head.server.ts'
import { pageView } from '#app/features/pages/page-view.server.ts'
import { findPageBySlug, findPolicyPage } from '#app/features/pages/pages.server.ts'
import { findPolicy } from '#app/features/pages/policies.ts'
import { headOf } from '#app/features/seo/page-head.ts'
import { storefrontText } from '#app/features/storefront/storefront-text.ts'
import { languageBelow } from '#app/features/translations/translated.server.ts'
import { notFound } from '#app/lib/not-found.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import type { Route } from './+types/written-page'

export const cache = { params: { slug: isSlug } } satisfies RouteCache

function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,200}$/.test(text)
}

/** The page of the policy that has this address, or the one with this slug. */
export async function loader({ context, params: { slug = '' }, pattern, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  tagPage(context, 'settings', 'pages')
  const policy = findPolicy(pattern.replace(/^\//, ''))
  const language = languageBelow(context.get(localePrefix))
  const finding = policy
    ? findPolicyPage(db, policy, language)
    : isSlug(slug)
      ? findPageBySlug(db, slug, language)
      : null
  const [storefront, found] = await Promise.all([readStorefront(context), finding])
  if (!found) throw notFound(storefrontText.pageNotFound)
  const hasStorage = policy === 'privacy' && appliesIn('storage-list', storefront.locale.market)
  const end = hasStorage ? storageSection() : []
  const { summary, ...page } = await pageView(db, found, { ...storefront, publishedAt: found.publishedAt, end })
  return { page, head: headOfPage(url, storefront, { ...found, summary }) }
}

export const meta = headOf

export default function WrittenPage({ loaderData }: Route.ComponentProps) {
  return <PageArticle page={loaderData.page} />
}
