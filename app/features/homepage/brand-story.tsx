import { href, Link } from 'react-router'
import { StoreImage } from '#app/features/catalog/storefront/store-image.tsx'
import { Counters } from '#app/features/homepage/counters.tsx'
import { homepageText } from '#app/features/homepage/homepage-text.ts'
import { siteImages } from '#app/features/homepage/site-images.ts'

type BrandStoryProps = { story: { title: string; text: string }; hasDemoContent: boolean }

export function BrandStory({ story, hasDemoContent }: BrandStoryProps) {
  return (
    <section aria-labelledby="story" className="section-gap">
      <div className="bg-tone-sage">
        <div className="page grid-cols-12 items-center gap-x-3 lg:grid">
          {hasDemoContent && (
            <StoreImage
              image={siteImages['story-drape']}
              widths={[400, 600, 800, 1200]}
              sizes="(min-width: 1024px) 50vw, 100vw"
              className="-mx-(--gutter) col-span-6 col-start-7 aspect-4/5 w-[calc(100%+2*var(--gutter))] max-w-none bg-tone-stone object-cover object-[50%_70%] md:max-lg:aspect-3/2 lg:mx-0 lg:max-h-200 lg:w-[calc(100%+var(--gutter))]"
            />
          )}
          <div className={`col-start-1 row-start-1 py-12 ${hasDemoContent ? 'col-span-5' : 'col-span-6'}`}>
            <h2 id="story" className="type-display text-section text-balance">
              {story.title}
            </h2>
            <p className="mt-6 mb-10 max-w-[62ch] whitespace-pre-line text-lg max-lg:text-md">{story.text}</p>
            {hasDemoContent && <Counters />}
            <Link
              to={href('/about')}
              prefetch="intent"
              className="mt-6 inline-flex min-h-11 items-center text-md text-link"
            >
              {homepageText.readStory}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
