import { useId } from 'react'
import { href, Link } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { colorName } from '#app/catalog/choice.ts'
import { StoreImage } from '#app/catalog/store-image.tsx'
import { ShopperPrice } from '#app/catalog/storefront/shopper-price.tsx'
import { Hotspots } from '#app/content/looks/hotspots.tsx'
import lookCss from '#app/content/looks/look.css?url'
import { looksText } from '#app/content/looks/looks-text.ts'
import type { ShownLook, ShownLookItem } from '#app/content/looks/shown-looks.server.ts'
import { type LookState, useLook } from '#app/content/looks/use-look.ts'
import { Button } from '#app/ui/button.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

type LookSectionProps = {
  readonly look: ShownLook
  readonly heading: 'h2' | 'h3'
  /** The id of the heading, for links to the section. */
  readonly id?: string
  /** The heading, by default the name of the look. */
  readonly title?: string
  /** True on the page of one of the look's products. In that case, the default heading is “Complete the look”. */
  readonly isForProduct?: boolean
  readonly isMirrored?: boolean
  readonly className?: string
}

/** A look: its image with hotspots, and beside it the list of its products, which can be bought together. */
export function LookSection({
  look,
  heading: Heading,
  id: anchor,
  isForProduct = false,
  title = isForProduct ? catalogText.completeLook : look.name,
  isMirrored = false,
  className = '',
}: LookSectionProps) {
  const ownId = useId()
  const id = anchor ?? ownId
  const state = useLook(look)
  return (
    <section aria-labelledby={id} className={`look ${isMirrored ? 'look-mirrored' : ''} ${className}`}>
      <link rel="stylesheet" href={lookCss} precedence="default" />
      <div className="look-image">
        <StoreImage
          image={look.image}
          widths={[400, 600, 800, 1200, 1600]}
          sizes="(width < 48rem) 100vw, 58vw"
          className="h-auto w-full bg-tone-stone"
        />
        <Hotspots look={look} state={state} />
      </div>
      <div className="look-text">
        <p className="text-base text-ink-2">{isForProduct ? look.name : looksText.shopLook}</p>
        <Heading id={id} className="type-display mt-1 text-section text-balance wrap-anywhere">
          {title}
        </Heading>
        <LookList look={look} state={state} />
      </div>
    </section>
  )
}

type LookListProps = { readonly look: ShownLook; readonly state: LookState }

function LookList({ look, state }: LookListProps) {
  const id = useId()
  const getSelectId = (item: ShownLookItem) => `${id}-${item.id}`
  const isIncomplete = look.items.some(state.isMissing)
  const add = () => {
    const missing = state.addAll()
    if (missing) document.getElementById(getSelectId(missing))?.focus()
  }
  return (
    <>
      <ul className="mt-6 border-t border-line">
        {look.items.map((item) => (
          <li key={item.id} className="look-row">
            <div className="min-w-0 wrap-anywhere">
              <Link to={href('/product/:id', { id: item.id })} className="look-link">
                {item.name}
              </Link>
              <p className="text-base">
                <ShopperPrice {...state.getPrice(item)} />
                {item.color && <span className="text-ink-2"> · {colorName(item.color)}</span>}
              </p>
              {item.unit.note && <p className="text-sm text-ink-2">{item.unit.note}</p>}
            </div>
            <SizeSelect
              id={getSelectId(item)}
              item={item}
              state={state}
              describedBy={state.isMissing(item) ? `${id}-error` : undefined}
            />
          </li>
        ))}
      </ul>
      <div className="no-js:hidden">
        <p className="mt-4 flex justify-between gap-4 text-md font-medium">
          <span>{looksText.total}</span>
          <span>
            {state.totalVaries && `${catalogText.from} `}
            {formatMoney(state.total)}
          </span>
        </p>
        {isIncomplete && (
          <ProblemText id={`${id}-error`} role="alert" className="mt-2 text-base">
            {looksText.selectSizes}
          </ProblemText>
        )}
        <Button className="mt-4 w-full" disabled={state.availableCount === 0} onClick={add}>
          {state.availableCount > 0 ? looksText.addItems(state.availableCount) : catalogText.outOfStock}
        </Button>
      </div>
    </>
  )
}

type SizeSelectProps = {
  readonly id: string
  readonly item: ShownLookItem
  readonly state: LookState
  readonly describedBy: string | undefined
}

function SizeSelect({ id, item, state, describedBy }: SizeSelectProps) {
  if (!item.canOrder) return <p className="text-base text-ink-2">{catalogText.outOfStock}</p>
  if (item.sizes.length === 0) return <p className="text-base text-ink-2">{catalogText.oneSize}</p>
  return (
    <select
      id={id}
      aria-label={looksText.sizeFor(item.name)}
      aria-invalid={describedBy ? true : undefined}
      aria-describedby={describedBy}
      value={state.findSize(item)?.name ?? ''}
      className="look-size no-js:hidden"
      onChange={({ currentTarget }) => state.chooseSize(item, currentTarget.value)}
    >
      <option value="" disabled>
        {looksText.size}
      </option>
      {item.sizes.map(({ name, canOrder }) => (
        <option key={name} value={name} disabled={!canOrder}>
          {canOrder ? name : looksText.soldOutSize(name)}
        </option>
      ))}
    </select>
  )
}
