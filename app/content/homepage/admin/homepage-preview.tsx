import type { ReactNode } from 'react'
import { href } from 'react-router'
import { formatMoney, type Money } from '#app/base/money.ts'
import {
  type HomepageCatalog,
  type HomepageDraft,
  type PlannedProduct,
  planSection,
} from '#app/content/homepage/admin/homepage-plan.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { sizedImageUrl } from '#app/lib/image-url.ts'
import { PreviewHead, usePreviewWidth } from '#app/ui/admin/preview-frame.tsx'

type PreviewProps = { readonly draft: HomepageDraft; readonly catalog: HomepageCatalog }

export function HomepagePreview({ draft, catalog }: PreviewProps) {
  const [width, setWidth] = usePreviewWidth()
  const plan = (section: Parameters<typeof planSection>[0]) => planSection(section, draft, catalog)
  const isPhone = width === 'phone'
  return (
    <aside aria-label={adminText.preview} className="homepage-preview">
      <PreviewHead
        width={width}
        onChange={setWidth}
        link={{ to: href('/'), label: adminText.asSaved, note: adminText.asSavedNote }}
      />
      <section
        aria-label={adminText.smallPreview}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it needs keyboard focus
        tabIndex={0}
        className="homepage-preview-page"
        data-width={width}
      >
        {plan('hero').shown.length > 0 && (
          <Row title={adminText.previewSections.hero} className="bg-tone-petal">
            <Items items={plan('hero').shown} layout={width} />
          </Row>
        )}
        <Row title={adminText.previewSections.best_sellers}>
          <Items items={plan('best_sellers').shown} layout={width} />
        </Row>
        <Row title={adminText.previewSections.new_arrivals} className="bg-tone-lilac">
          <Items items={plan('new_arrivals').shown} layout={width} />
        </Row>
        <Featured products={plan('featured').shown} isPhone={isPhone} />
        {plan('what_we_see').shown.length > 0 && (
          <Row title={adminText.previewSections.what_we_see} className="bg-tone-butter">
            <Items items={plan('what_we_see').shown} layout={width} />
          </Row>
        )}
        <Row title={adminText.previewSections.latest_collections}>
          <Items items={plan('latest_collections').tiles} layout={isPhone ? 'rail' : width} ratio="aspect-3/4" />
        </Row>
      </section>
    </aside>
  )
}

function Row({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={`px-3 py-3 ${className}`}>
      <h3 className="type-display mb-2 text-[1.625rem] leading-none">{title}</h3>
      {children}
    </div>
  )
}

type Item = Pick<PlannedProduct, 'name' | 'image'> & { readonly id: string; readonly price?: Money }
type ItemsProps = { readonly items: readonly Item[]; readonly layout: keyof typeof LAYOUTS; readonly ratio?: string }

const LAYOUTS = {
  phone: 'grid grid-cols-2 gap-x-1 gap-y-2',
  desktop: 'grid grid-cols-4 gap-x-1 gap-y-2',
  rail: 'flex gap-1 overflow-hidden *:w-2/3 *:shrink-0',
} as const

function Items({ items, layout, ratio }: ItemsProps) {
  if (items.length === 0) {
    return (
      <p className="border border-dashed border-edge p-3 text-center text-xs text-ink-2">{adminText.nothingToShow}</p>
    )
  }
  return (
    <ul className={LAYOUTS[layout]}>
      {items.map((item) => (
        <li key={item.id} className="min-w-0">
          <Card item={item} ratio={ratio} />
        </li>
      ))}
    </ul>
  )
}

const featuredTitle = () => adminText.previewSections.featured

const TILE_SPANS = ['col-span-2 row-span-2', 'row-span-2', 'col-span-2', ''] as const

function Featured({ products, isPhone }: { products: readonly PlannedProduct[]; isPhone: boolean }) {
  const [first, ...others] = products
  if (!first || isPhone) {
    return (
      <Row title={featuredTitle()}>
        <Items items={products} layout="rail" />
      </Row>
    )
  }
  return (
    <div className="grid grid-cols-[7fr_3fr_3fr] gap-x-1 gap-y-2 p-3">
      <div className="row-span-2 flex min-w-0 flex-col">
        <Card item={first} ratio="aspect-5/6 flex-1" />
      </div>
      <div className={`flex min-w-0 items-end bg-tone-petal p-1.5 ${TILE_SPANS[others.length] ?? ''}`}>
        <h3 className="type-display min-w-0 text-[1.125rem] leading-none wrap-break-word">{featuredTitle()}</h3>
      </div>
      {others.map((product) => (
        <div key={product.id} className={`min-w-0 ${others.length === 1 ? 'row-span-2' : ''}`}>
          <Card item={product} />
        </div>
      ))}
    </div>
  )
}

function Card({ item: { name, image, price }, ratio = 'aspect-4/5' }: { item: Item; ratio?: string }) {
  return (
    <>
      <div className={`relative bg-tone-stone ${ratio}`}>
        {image && (
          <img src={sizedImageUrl(image.url, 300)} alt="" loading="lazy" className="absolute size-full object-cover" />
        )}
      </div>
      <p className="truncate text-xs font-medium">{name}</p>
      {price && <p className="truncate text-xs">{formatMoney(price)}</p>}
    </>
  )
}
