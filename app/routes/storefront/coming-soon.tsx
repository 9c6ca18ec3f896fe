import { href, Link, redirect } from 'react-router'
import { getConsentSentence } from '#app/content/newsletter/newsletter-consent.server.ts'
import { isNewsletterOutcome } from '#app/content/newsletter/newsletter-outcome.ts'
import { pickNewsletterQuery } from '#app/content/newsletter/newsletter-query.ts'
import { NewsletterSignup } from '#app/content/newsletter/newsletter-signup.tsx'
import { readPolicies } from '#app/content/pages.server.ts'
import { createPageHead } from '#app/content/seo/page-head.server.ts'
import { getHead } from '#app/content/seo/page-head.ts'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { findDirAttribute } from '#app/lib/language.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { BrandLinks } from '#app/store/brand/brand-links.tsx'
import { parseLook } from '#app/store/brand.server.ts'
import { getPagePath } from '#app/store/policies.ts'
import { toPageBrand } from '#app/store/rendered-brand.server.ts'
import storefrontCss from '#app/storefront.css?url'
import { WindowLight } from '#app/ui/light-panel.tsx'
import type { Route } from './+types/coming-soon'

export const cache = { query: pickNewsletterQuery } satisfies RouteCache

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: storefrontCss }]

/** Shown to everyone except staff while the store is closed (server/closed-store.ts). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const storefront = await readStorefront(context)
  const { settings, locale } = storefront
  if (settings.store_open) throw redirect(href('/'))
  tagPage(context, 'settings', 'pages')
  const policies = await readPolicies(context.get(pageDatabase))
  const { store_name, store_email, coming_soon_title, coming_soon_text } = settings
  const sent = url.searchParams.get('newsletter')
  return {
    head: createPageHead(url, storefront, {
      title: coming_soon_title,
      description: coming_soon_text,
      path: href('/'), // this page redirects here until the store opens
    }),
    locale: { language: locale.language, direction: findDirAttribute(locale.language) },
    brand: toPageBrand(parseLook(storefront.brand)),
    name: store_name,
    email: store_email,
    policies: [...policies].flatMap(([policy, { title, status }]) =>
      status === 'published' ? [{ policy, title }] : [],
    ),
    texts: { title: coming_soon_title, text: coming_soon_text },
    sent: isNewsletterOutcome(sent) ? sent : null,
    consent: getConsentSentence(locale.market, settings),
  }
}

export const meta = getHead

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4'

export default function ComingSoon({ loaderData }: Route.ComponentProps) {
  const { brand, locale, name, email, policies, texts, sent, consent } = loaderData
  return (
    <div className="grid min-h-svh grid-rows-[1fr_auto]">
      <BrandLinks brand={brand} language={locale.language} />
      <main className="relative flex flex-col bg-tone-petal">
        <WindowLight />
        <div className="page relative flex w-full flex-1 flex-col justify-between gap-y-10 pt-8 pb-12 lg:pt-12 lg:pb-18">
          <p className="type-display text-[2.125rem] leading-none wrap-anywhere">
            <span className="wordmark">{name}</span>
          </p>
          <div className="min-w-0 lg:w-1/2">
            <h1 className="type-display text-hero text-balance wrap-anywhere">{texts.title}</h1>
            {texts.text && <p className="mt-8 max-w-[62ch] text-lg lg:mt-12">{texts.text}</p>}
            <NewsletterSignup id="newsletter" initialOutcome={sent} consent={consent} className="mt-8 max-w-[62ch]" />
          </div>
        </div>
      </main>
      <footer className="on-dark bg-footer text-on-footer">
        <div className="page flex flex-wrap items-center gap-x-6 py-4 text-sm">
          {email && (
            <a href={`mailto:${email}`} className={`${LINK} wrap-anywhere`}>
              {email}
            </a>
          )}
          {policies.map(({ policy, title }) => (
            <Link key={policy} to={getPagePath({ slug: '', policy })} reloadDocument className={LINK}>
              {title}
            </Link>
          ))}
          <a
            href={href('/admin/login')}
            className="ms-auto inline-flex min-h-11 items-center border border-on-footer/60 px-4 hover:bg-on-footer hover:text-footer"
          >
            {storefrontText.adminLogin}
          </a>
        </div>
      </footer>
    </div>
  )
}
