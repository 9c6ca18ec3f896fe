import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { getPressableProps } from '#app/ui/pressable.ts'

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

type ButtonProps<Look> = ComponentProps<'button'> & { look?: Look; busy?: boolean }

type AdminButtonLook = keyof typeof LOOKS

export function AdminButton({ look = 'secondary', className = '', ...rest }: ButtonProps<AdminButtonLook>) {
  return <BaseButton {...rest} className={`${BASE} ${LOOKS[look]} ${className}`} />
}

type LinkProps = ComponentProps<typeof Link>

export function AdminButtonLink({
  look = 'secondary',
  className = '',
  ...rest
}: LinkProps & { look?: AdminButtonLook }) {
  return <Link {...rest} className={`${BASE} ${LOOKS[look]} ${className}`} />
}

export function TextButton({ look = 'plain', className = '', ...rest }: ButtonProps<'plain' | 'danger'>) {
  const color = look === 'danger' ? 'text-danger' : 'text-ink'
  return <BaseButton {...rest} className={`text-button ${color} ${className}`} />
}

function BaseButton({ busy = false, type = 'button', disabled, onClick, ...rest }: ButtonProps<never>) {
  return <button {...rest} type={type} {...getPressableProps({ busy, disabled, onClick })} />
}

/**
 * `isInText`: true if the link is part of a sentence and wraps with it. Padding enlarges the touch target without
 * moving lines.
 */
export function TextLink({ isInText = false, className = '', ...rest }: LinkProps & { isInText?: boolean }) {
  return <Link {...rest} className={`${isInText ? 'text-link max-md:py-2.5' : 'text-button'} ${className}`} />
}
