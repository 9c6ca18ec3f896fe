import { StoreImage } from '#app/catalog/store-image.tsx'
import furtherCss from '#app/content/homepage/further/further-sections.css?url'
import { VideoSection } from '#app/content/homepage/further/video-section.tsx'
import { HeroMedia, type HeroProps, HeroText, useEagerImage } from '#app/content/homepage/hero.tsx'
import { SectionHeading, SectionLink } from '#app/content/homepage/section.tsx'
import type {
  LazyShownSection,
  ShownImageText,
  ShownLookbook,
  ShownQuote,
  ShownText,
} from '#app/content/homepage/shown-sections.ts'
import { LookSection } from '#app/content/looks/look-section.tsx'

type LazySectionProps = { section: LazyShownSection; isFirst: boolean }

export function LazySection({ section, isFirst }: LazySectionProps) {
  return (
    <>
      <link rel="stylesheet" href={furtherCss} precedence="default" />
      <Content section={section} isFirst={isFirst} />
    </>
  )
}

export function FullHero(props: HeroProps) {
  const { id, hero, isFirst } = props
  const isEager = useEagerImage(props)
  return (
    <section aria-labelledby={id} className={isFirst ? 'hero' : 'hero section-gap'}>
      <link rel="stylesheet" href={furtherCss} precedence="default" />
      <div className="full-hero hero-body">
        {hero.image && (
          <div className="hero-media">
            <HeroMedia video={hero.video} className="">
              <StoreImage
                image={hero.image}
                widths={[600, 800, 1200, 1600, 1920]}
                sizes="(min-width: 1024px) 100vw, 134vw"
                eager={isEager}
                className="full-hero-image"
              />
            </HeroMedia>
          </div>
        )}
        <HeroText {...props} className="full-hero-text" headline="wrap-anywhere" />
      </div>
    </section>
  )
}

function Content({ section: { id, kind, content }, isFirst }: LazySectionProps) {
  switch (kind) {
    case 'imageText':
      return <ImageText {...content} id={id} isFirst={isFirst} />
    case 'quote':
      return <Quote {...content} id={id} />
    case 'text':
      return <TextSection {...content} id={id} />
    case 'video':
      return <VideoSection {...content} id={id} />
    case 'look':
      return (
        <LookSection look={content.look} heading="h2" title={content.heading} id={id} className="page section-gap" />
      )
    case 'lookbook':
      return <Lookbook {...content} id={id} isFirst={isFirst} />
  }
}

const BACKGROUNDS = {
  paper: '',
  petal: 'bg-tone-petal',
  lilac: 'bg-tone-lilac',
  butter: 'bg-tone-butter',
  clay: 'bg-tone-clay',
  sage: 'bg-tone-sage',
} as const

type ContentWithId<Content> = Content & { id: string }
type ContentWithPosition<Content> = ContentWithId<Content> & { isFirst: boolean }

function ImageText({ id, image, side, tone, heading, text, link, isFirst }: ContentWithPosition<ShownImageText>) {
  return (
    <section aria-labelledby={id} className="section-gap">
      <div className={BACKGROUNDS[tone]}>
        <div
          className={`page grid-cols-12 items-center gap-x-3 lg:grid ${side === 'left' ? 'section-image-left' : ''}`}
        >
          <StoreImage
            image={image}
            widths={[400, 600, 800, 1200]}
            box={4 / 5}
            sizes="(min-width: 1024px) 50vw, 100vw"
            eager={isFirst}
            className="-mx-(--gutter) col-span-6 col-start-7 row-start-1 aspect-4/5 w-[calc(100%+2*var(--gutter))] max-w-none bg-tone-stone object-cover md:max-lg:aspect-3/2 lg:mx-0 lg:max-h-200 lg:w-[calc(100%+var(--gutter))]"
          />
          <div className="col-span-5 col-start-1 row-start-1 py-12">
            <h2 id={id} className="type-display text-section text-balance wrap-anywhere">
              {heading}
            </h2>
            {text && <p className="mt-6 max-w-[62ch] whitespace-pre-line text-lg max-lg:text-md">{text}</p>}
            <SectionLink link={link} className="mt-6 items-center" />
          </div>
        </div>
      </div>
    </section>
  )
}

function Quote({ id, text, by, tone }: ContentWithId<ShownQuote>) {
  return (
    <section aria-labelledby={id} className="section-gap">
      <div className={BACKGROUNDS[tone]}>
        <figure className={`page ${tone === 'paper' ? '' : 'py-12 lg:py-18'}`}>
          <blockquote>
            <p id={id} className="type-display section-quote text-balance wrap-anywhere">
              {`“${text}”`}
            </p>
          </blockquote>
          {by && <figcaption className="mt-6 text-md">{by}</figcaption>}
        </figure>
      </div>
    </section>
  )
}

function TextSection({ id, heading, text, link, layout }: ContentWithId<ShownText>) {
  return (
    <section aria-labelledby={id} className={`page section-gap ${layout === 'split' ? 'section-text-split' : ''}`}>
      <h2 id={id} className="type-display text-section text-balance wrap-anywhere">
        {heading}
      </h2>
      <div className="mt-6 grid max-w-[62ch] content-start gap-5 text-lg max-lg:text-md">
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line wrap-anywhere">
            {paragraph}
          </p>
        ))}
        {link && (
          <p>
            <SectionLink link={link} className="items-center" />
          </p>
        )}
      </div>
    </section>
  )
}

function Lookbook({ id, images, isFirst, ...heading }: ContentWithPosition<ShownLookbook>) {
  return (
    <section aria-labelledby={id} className="page section-gap">
      <SectionHeading {...heading} id={id} />
      <ul className="lookbook-strip max-md:rail gap-x-2 lg:gap-x-3" data-count={images.length}>
        {images.map((image) => (
          <li key={image.url} className="lookbook-image bg-tone-stone">
            <StoreImage
              image={image}
              widths={[400, 600, 800, 1200]}
              box={4 / 5}
              sizes="(min-width: 768px) 42vw, min(72vw, 320px)"
              eager={isFirst}
              className="size-full object-cover"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
