import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { getPressableProps } from '#app/ui/pressable.ts'

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control text-md font-medium text-center transition-[color,background-color] duration-[120ms] select-none aria-disabled:bg-mist aria-disabled:text-ink-3 aria-disabled:cursor-not-allowed'
const LOOKS = {
  primary: 'px-7 min-h-13 bg-plum text-on-action hover:bg-plum-deep active:bg-plum-deep forced-colors:border',
  secondary:
    'px-7 min-h-11 border border-ink bg-paper text-ink hover:bg-ink hover:text-paper aria-disabled:border-line',
  ink: 'px-7 min-h-13 bg-ink text-paper hover:bg-plum-deep hover:text-on-action forced-colors:border',
  text: 'text-link',
} as const

export type ButtonLook = keyof typeof LOOKS

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  busy?: boolean
  /** The id of a field that must be completed first (see pressable.ts). */
  blockedBy?: string | undefined
}

export function Button({
  look = 'primary',
  busy = false,
  blockedBy,
  className = '',
  disabled,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${BASE} ${LOOKS[look]} ${className}`}
      {...getPressableProps({ busy, blockedBy, disabled, onClick })}
    />
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & { look?: ButtonLook }

export function ButtonLink({ look = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${BASE} ${LOOKS[look]} ${className}`} />
}

/** A link outside of the router, such as in a document without scripts. */
export function ButtonAnchor({
  look = 'primary',
  className = '',
  ...rest
}: ComponentProps<'a'> & { look?: ButtonLook }) {
  return <a {...rest} className={`${BASE} ${LOOKS[look]} ${className}`} />
}
