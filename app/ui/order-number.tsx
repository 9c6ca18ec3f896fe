import { Fragment } from 'react'

type OrderNumberProps = {
  readonly number: string
  /** True if only the last group is visible; screen readers read the whole number. */
  readonly isShort?: boolean
  readonly isShortOnPhones?: boolean
}

/**
 * An order number in groups of four characters, counted from the end, with the last group in bold. The spacing between
 * the groups is not part of the text, so the number can be found and copied as a whole.
 */
export function OrderNumber({ number, isShort = false, isShortOnPhones = false }: OrderNumberProps) {
  const hiding = isShort ? 'not-last:sr-only' : isShortOnPhones ? 'max-md:not-last:sr-only' : ''
  const groups = [...number.matchAll(/.{1,4}(?=(?:.{4})*$)/g)]
  return (
    <span className="tabular-nums">
      {groups.map(({ 0: group, index }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span className={`order-group ${hiding}`}>{group}</span>
        </Fragment>
      ))}
    </span>
  )
}
