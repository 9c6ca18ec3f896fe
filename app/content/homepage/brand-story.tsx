import { StoreImage } from '#app/catalog/store-image.tsx'
import { Counters } from '#app/content/homepage/counters.tsx'
import { SectionLink } from '#app/content/homepage/section.tsx'
import type { ShownStory } from '#app/content/homepage/shown-sections.ts'

type BrandStoryProps = ShownStory & { id: string; isFirst: boolean }

export function BrandStory({ id, heading, text, link, image, counters, isFirst }: BrandStoryProps) {
  return (
    <section aria-labelledby={id} className="section-gap">
      <div className="bg-tone-sage">
        <div className="page grid-cols-12 items-center gap-x-3 lg:grid">
          {image && (
            <StoreImage
              image={image}
              widths={[400, 600, 800, 1200]}
              box={4 / 5}
              sizes="(min-width: 1024px) 50vw, 100vw"
              eager={isFirst}
              className="-mx-(--gutter) col-span-6 col-start-7 aspect-4/5 w-[calc(100%+2*var(--gutter))] max-w-none bg-tone-stone object-cover object-[50%_70%] md:max-lg:aspect-3/2 lg:mx-0 lg:max-h-200 lg:w-[calc(100%+var(--gutter))]"
            />
          )}
          <div className={`col-start-1 row-start-1 py-12 ${image ? 'col-span-5' : 'col-span-6'}`}>
            <h2 id={id} className="type-display text-section text-balance wrap-anywhere">
              {heading}
            </h2>
            {text && <p className="mt-6 mb-10 max-w-[62ch] whitespace-pre-line text-lg max-lg:text-md">{text}</p>}
            {counters.length > 0 && <Counters counters={counters} />}
            <SectionLink link={link} className="mt-6 items-center" />
          </div>
        </div>
      </div>
    </section>
  )
}
