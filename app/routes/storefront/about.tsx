import { href } from 'react-router'
import { StoreImage } from '#app/catalog/store-image.tsx'
import { Counters } from '#app/content/homepage/counters.tsx'
import { siteImages } from '#app/content/homepage/site-images.ts'
import { listHomepageCounters, readPublishedSections } from '#app/content/homepage-sections.server.ts'
import { createPageHead } from '#app/content/seo/page-head.server.ts'
import { getHead } from '#app/content/seo/page-head.ts'
import { listParagraphs, parseValues } from '#app/content/storefront/about-texts.ts'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { WindowLight } from '#app/ui/light-panel.tsx'
import type { Route } from './+types/about'

export const cache = {} satisfies RouteCache

export async function loader({ context, url }: Route.LoaderArgs) {
  tagPage(context, 'settings', 'homepage')
  const db = context.get(pageDatabase)
  const storefront = await readStorefront(context)
  const { settings } = storefront
  const head = createPageHead(url, storefront, {
    title: storefrontText.ourStory,
    description: settings.about_statement || storefrontText.aboutDescription(settings.store_name),
    path: href('/about'),
  })
  return {
    head,
    counters: listHomepageCounters(await readPublishedSections(db, settings.demo_content, storefront.locale.prefix)),
    image: settings.demo_content ? siteImages['story-bolts'] : null,
    statement: settings.about_statement,
    story: listParagraphs(settings.about_story),
    values: parseValues(settings.about_values),
    closingLine: settings.about_end || settings.store_name,
  }
}

export const meta = getHead

export default function About({ loaderData }: Route.ComponentProps) {
  const { counters, image, statement, story, values, closingLine } = loaderData
  return (
    <>
      <div className="relative bg-tone-stone">
        {image && (
          <StoreImage
            image={image}
            widths={[600, 800, 1200, 1600, 1920]}
            sizes="(width < 64rem) 134vw, 84vw"
            eager
            className="aspect-4/3 w-full object-cover object-[32%_60%] lg:absolute lg:inset-0 lg:h-full lg:w-7/12"
          />
        )}
        <div className="page lg:grid lg:grid-cols-12 lg:gap-x-3">
          <div
            className={`flex flex-col gap-5 py-10 lg:pt-12 lg:pb-13 ${image ? 'lg:col-span-4 lg:col-start-9 lg:h-[min(680px,78svh)] lg:min-h-110 lg:justify-between' : 'lg:col-span-8'}`}
          >
            <h1 className="type-display text-sub lg:text-title">{storefrontText.ourStory}</h1>
            {statement && <p className="type-display text-section text-balance">{statement}</p>}
          </div>
        </div>
      </div>
      {(story.length > 0 || counters.length > 0) && (
        <div className="page section-gap grid gap-x-3 gap-y-10 lg:grid-cols-12">
          <div className="grid max-w-[62ch] gap-5 text-lg lg:col-span-6">
            {story.map((paragraph) => (
              <p key={paragraph} className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </div>
          {counters.length > 0 && (
            <div className="lg:col-span-4 lg:col-start-9">
              <Counters counters={counters} />
            </div>
          )}
        </div>
      )}
      {values.length > 0 && (
        <section aria-labelledby="values" className="page section-gap lg:grid lg:grid-cols-12 lg:gap-x-3">
          <h2 id="values" className="type-display mb-6 text-section lg:col-span-4">
            {storefrontText.valuesHeading}
          </h2>
          <dl className="lg:col-span-8">
            {values.map(({ name, text }) => (
              <div key={name} className="border-t border-line py-5 last:border-b md:grid md:grid-cols-8 md:gap-x-6">
                <dt className="text-[1rem] font-semibold md:col-span-3">{name}</dt>
                <dd className="mt-1 max-w-[62ch] text-md md:col-span-5 md:mt-0">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div className="page section-gap">
        <div className="relative bg-tone-petal">
          <WindowLight />
          <div className="relative flex flex-col items-start gap-6 p-8 lg:p-12">
            <p className="type-display text-section">{closingLine}</p>
            <ButtonLink to={href('/shop')}>{storefrontText.explore}</ButtonLink>
          </div>
        </div>
      </div>
    </>
  )
}
