import { lawText } from '#app/orders/law/law-text.ts'
import type { NoticeImage } from '#app/store/brand-look.ts'
import { getGuaranteeUrl, getNoticeUrl } from '#app/store/guarantee.ts'

type GuaranteeNoticeProps = {
  readonly years: number
  /** The official image, if there is one in this language. */
  readonly image: NoticeImage | undefined
}

/**
 * Shows the reminder of the legal guarantee: the official image, which a click opens in full size, or its text
 * (docs/rules.md, Consumer law).
 */
export function GuaranteeNotice({ years, image }: GuaranteeNoticeProps) {
  const text = lawText.guarantee(years)
  return (
    <div className="text-base text-ink-2">
      {image ? (
        <a href={getNoticeUrl(image)} target="_blank" rel="noreferrer" className="mb-2 block max-w-96">
          <img src={getNoticeUrl(image)} width={image.width} height={image.height} alt={text} loading="lazy" />
        </a>
      ) : (
        <span>{text} </span>
      )}
      <a href={getGuaranteeUrl()} target="_blank" rel="noreferrer" className="text-link">
        {lawText.guaranteeRights}
      </a>
    </div>
  )
}
