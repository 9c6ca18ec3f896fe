import { lazy, Suspense } from 'react'
import { BrandStory } from '#app/content/homepage/brand-story.tsx'
import { CollectionRail } from '#app/content/homepage/collection-rail.tsx'
import { Hero } from '#app/content/homepage/hero.tsx'
import { ProductRail } from '#app/content/homepage/product-rail.tsx'
import { PromiseSection } from '#app/content/homepage/promise.tsx'
import type { ShownSection } from '#app/content/homepage/shown-sections.ts'
import { NewsletterBand } from '#app/content/newsletter/newsletter-band.tsx'
import type { NewsletterOutcome } from '#app/content/newsletter/newsletter-outcome.ts'

// The server renders the lazy sections below. Only homepages with such a section load the script for it. If the script
// fails to load, the server's HTML remains.

const loadLazySections = () =>
  import('#app/content/homepage/further/further-section.tsx').catch(() => new Promise<never>(() => {}))
const LazySection = lazy(async () => ({ default: (await loadLazySections()).LazySection }))
const FullHero = lazy(async () => ({ default: (await loadLazySections()).FullHero }))

type HomeSectionsProps = {
  sections: readonly ShownSection[]
  storeName: string
  /** The outcome of a newsletter form that was submitted without JavaScript. */
  newsletterOutcome: NewsletterOutcome | null
  /** See `NewsletterSignup`. */
  consent: string
}

export function HomeSections({ sections, storeName, newsletterOutcome, consent }: HomeSectionsProps) {
  const firstHero = sections.find(({ kind }) => kind === 'hero')
  const firstNewsletter = sections.find(({ kind }) => kind === 'newsletter')
  return (
    <>
      {!firstHero && <h1 className="sr-only">{storeName}</h1>}
      {sections.map((section, index) => {
        const { id, kind, content } = section
        const isFirst = index === 0
        switch (kind) {
          case 'hero': {
            const HeroComponent = content.look === 'full' ? FullHero : Hero
            return (
              <Suspense key={id}>
                <HeroComponent id={id} hero={content} isMain={section === firstHero} isFirst={isFirst} />
              </Suspense>
            )
          }
          case 'products':
            return <ProductRail key={id} {...content} id={id} isFirst={isFirst} />
          case 'collections':
            return <CollectionRail key={id} {...content} id={id} />
          case 'story':
            return <BrandStory key={id} {...content} id={id} isFirst={isFirst} />
          case 'promise':
            return <PromiseSection key={id} {...content} id={id} />
          case 'newsletter': {
            // A form submitted without JavaScript returns to the first newsletter section
            const isTarget = section === firstNewsletter
            return (
              <NewsletterBand
                key={id}
                {...content}
                id={isTarget ? 'newsletter' : `more-${id}`}
                isLast={index === sections.length - 1}
                initialOutcome={isTarget ? newsletterOutcome : null}
                consent={consent}
              />
            )
          }
          default:
            return (
              <Suspense key={id}>
                <LazySection section={section} isFirst={isFirst} />
              </Suspense>
            )
        }
      })}
    </>
  )
}
