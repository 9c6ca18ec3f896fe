import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { pressable } from '#app/ui/pressable.ts'

const BASE =
  'inline-flex min-h-9 max-w-full shrink-0 items-center justify-center gap-2 px-4 text-center text-base font-medium transition-colors duration-[120ms] max-md:min-h-11 md:whitespace-nowrap'
const LOOKS = {
  primary: 'bg-plum text-paper hover:bg-plum-deep aria-disabled:bg-mist aria-disabled:text-ink-3',
  secondary:
    'border border-ink bg-paper text-ink hover:bg-ink hover:text-paper aria-disabled:border-line aria-disabled:bg-mist aria-disabled:text-ink-3',
  danger: 'bg-danger text-paper hover:bg-plum-deep aria-disabled:bg-mist aria-disabled:text-ink-3',
  onDark:
    'border border-paper text-paper hover:bg-paper hover:text-ink aria-disabled:border-ink-3 aria-disabled:text-edge',
  lumen: 'bg-lumen text-ink hover:bg-lumen-soft aria-disabled:bg-ink-2 aria-disabled:text-paper',
} as const

type AdminButtonLook = keyof typeof LOOKS

type AdminButtonProps = ComponentProps<'button'> & {
  look?: AdminButtonLook
  /** While its work runs: the button keeps its place and the focus, cannot be pressed again, and says so. */
  busy?: boolean
}

/** The admin's button, 36 px high, 44 on phones. */
export function AdminButton({
  look = 'secondary',
  busy = false,
  type = 'button',
  className = '',
  disabled,
  onClick,
  ...rest
}: AdminButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${BASE} ${LOOKS[look]} ${className}`}
      {...pressable({ busy, disabled, onClick })}
    />
  )
}

/** A link that looks like one. */
export function AdminButtonLink({
  look = 'secondary',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & { look?: AdminButtonLook }) {
  return <Link {...rest} className={`${BASE} ${LOOKS[look]} ${className}`} />
}

const TEXT_LOOKS = { plain: 'text-ink', danger: 'text-danger' } as const

type TextButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof TEXT_LOOKS
  /** As the button above. */
  busy?: boolean
}

/** A button among text or in a table row: underlined, and high enough to be hit. */
export function TextButton({
  look = 'plain',
  busy = false,
  type = 'button',
  className = '',
  disabled,
  onClick,
  ...rest
}: TextButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`text-button ${TEXT_LOOKS[look]} ${className}`}
      {...pressable({ busy, disabled, onClick })}
    />
  )
}

/** `isInText`: a finger hits as much of it, but the lines of the text around stay as close as the others. */
export function TextLink({
  isInText = false,
  className = '',
  ...rest
}: ComponentProps<typeof Link> & { isInText?: boolean }) {
  return <Link {...rest} className={`text-button ${isInText ? 'max-md:-my-2.5' : ''} ${className}`} />
}
