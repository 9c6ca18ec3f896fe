import { useLayoutEffect } from 'react'
import { href, Link, useLocation } from 'react-router'
import { createPageHead } from '#app/content/seo/page-head.server.ts'
import { getHead } from '#app/content/seo/page-head.ts'
import { buildFaqPage } from '#app/content/seo/structured-data.ts'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { getMarket, readStorefront } from '#app/content/storefront.server.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { toTaxSettings } from '#app/pricing/stored-taxes.server.ts'
import { findPriceTax } from '#app/pricing/tax-table.ts'
import { buildFaq, type FaqEntry } from '#app/store/settings/faq.ts'
import { DisclosureMark } from '#app/ui/disclosure-mark.tsx'
import type { Route } from './+types/faq'

export const cache = {} satisfies RouteCache

export async function loader({ context, url }: Route.LoaderArgs) {
  tagPage(context, 'settings')
  const storefront = await readStorefront(context)
  const { settings, locale } = storefront
  const tax = findPriceTax('standard', locale.market, toTaxSettings(storefront))?.kind ?? null
  const categories = buildFaq(settings, { market: getMarket(storefront), tax })
  const head = createPageHead(url, storefront, {
    title: storefrontText.faq,
    description: storefrontText.faqDescription,
    path: href('/faq'),
    structuredData: [buildFaqPage(categories.flatMap(({ entries }) => entries))],
  })
  return { head, categories }
}

export const meta = getHead

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { categories } = loaderData
  useOpenAnswer()
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="type-display text-title wrap-anywhere">{storefrontText.faqHeading}</h1>
      <div className="mt-6 lg:mt-12 lg:grid lg:grid-cols-12">
        <nav
          aria-label={storefrontText.categories}
          className="sticky top-(--header-h) z-(--z-sticky) -mx-(--gutter) border-b border-line bg-paper lg:top-21 lg:border-0 lg:col-span-3 lg:mx-0 lg:self-start"
        >
          <ul className="current-section flex gap-2 [scroll-snap-type:x_proximity] overflow-x-auto ps-(--gutter) pe-16 py-2 [scrollbar-width:none] max-lg:[mask-image:linear-gradient(calc(90deg*var(--direction,1)),#000_calc(100%-64px),transparent)] lg:block lg:p-0">
            {categories.map(({ id, name }) => (
              <li key={id} className="shrink-0 snap-start scroll-mx-(--gutter)">
                <Link
                  to={`#${id}`}
                  className="flex min-h-11 items-center border border-edge px-3 text-base whitespace-nowrap hover:underline hover:underline-offset-4 lg:min-h-9 lg:border-0 lg:px-0 lg:text-md"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="lg:col-span-8 lg:col-start-5">
          {categories.map(({ id, name, entries }) => (
            <section key={id} aria-labelledby={id} className="mt-10 lg:mb-18 lg:mt-0">
              <h2 id={id} tabIndex={-1} className="type-display mb-4 scroll-mt-16 text-section lg:scroll-mt-2">
                {name}
              </h2>
              {entries.map((entry) => (
                <Question key={entry.id} entry={entry} group={`faq-${id}`} />
              ))}
            </section>
          ))}
          <p className="mt-12 bg-tone-butter p-6 text-lg lg:mt-0">
            {storefrontText.faqContact.before}
            <Link to={href('/contact')} className="inline-block text-link">
              {storefrontText.faqContact.link}{' '}
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}

/** The id is on the answer, so that browsers open the answer for its anchor without JavaScript. */
function Question({ entry, group }: { entry: FaqEntry; group: string }) {
  return (
    <details name={group} className="group border-t border-line last:border-b">
      <summary className="flex min-h-14 scroll-mt-16 list-none items-center justify-between gap-6 py-3 text-[1rem] font-medium hover:underline hover:underline-offset-4 lg:scroll-mt-0 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 wrap-anywhere">{entry.question}</span>
        <DisclosureMark />
      </summary>
      <p id={entry.id} className="max-w-[62ch] scroll-mt-32 pt-1 pb-6 text-md whitespace-pre-line lg:scroll-mt-16">
        {entry.answer}
      </p>
    </details>
  )
}

/** Browsers open an anchor's answer on page load, but not when only the hash changes. */
function useOpenAnswer() {
  const location = useLocation()
  useLayoutEffect(() => {
    if (location.hash.length < 2) return
    const target = document.getElementById(location.hash.slice(1))
    const details = target?.closest('details')
    if (details) details.open = true
    const focusable = details?.querySelector('summary') ?? target
    focusable?.focus({ preventScroll: true })
  }, [location])
}
