import { Fragment } from 'react'

const GROUP = 4

/** An order number in groups of four, separated by CSS spacing, so that it is found and copied as one text. */
export function OrderNumber({ number }: { readonly number: string }) {
  const groups = Array.from({ length: Math.ceil(number.length / GROUP) }, (_, at) => ({
    at,
    text: number.slice(at * GROUP, (at + 1) * GROUP),
  }))
  return groups.map(({ at, text }) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <span className="whitespace-nowrap not-last:mr-[0.25em]">{text}</span>
    </Fragment>
  ))
}
