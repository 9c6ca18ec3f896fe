import { DEFAULT_COLOR, ONE_SIZE } from '#app/catalog/catalog.ts'
import careSymbols from '#app/catalog/materials/care-symbols.svg?url'
import { PassportCode } from '#app/catalog/passport/admin-passport-code.tsx'
import type { ProductLabels } from '#app/catalog/passport/labels.server.ts'

type LabelSheetProps = { readonly labels: ProductLabels; readonly isSingle: boolean; readonly language: string }

/** One label for each size and color (labels.css). */
export function LabelSheet({ labels: product, isSingle, language }: LabelSheetProps) {
  return (
    <ul className={`garment-labels ${isSingle ? 'is-single' : ''}`} lang={language}>
      {product.labels.map((label) => (
        <GarmentLabel key={label.sku + label.size} product={product} {...label} />
      ))}
    </ul>
  )
}

type GarmentLabelProps = { readonly product: ProductLabels } & ProductLabels['labels'][number]

function GarmentLabel({ product, size, color, sku }: GarmentLabelProps) {
  const { name, store, fibers, madeIn, care, address } = product
  return (
    <li className="garment-label">
      <div>
        <p>{store}</p>
        <p className="garment-label-size">{size ?? ONE_SIZE}</p>
        <p>
          {name}
          {color !== null && color !== DEFAULT_COLOR.name && `, ${color}`}
        </p>
        <p>{sku}</p>
      </div>
      <div>
        {fibers.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {madeIn && <p>{madeIn}</p>}
      </div>
      <div className="garment-label-care">
        {care.map(({ id, meaning }) => (
          <svg key={id} className="icon" role="img" aria-label={meaning}>
            <use href={`${careSymbols}#${id}`} />
          </svg>
        ))}
      </div>
      <PassportCode address={address} className="garment-label-code" />
    </li>
  )
}
