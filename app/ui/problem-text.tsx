import type { ComponentProps } from 'react'

const TONES = { danger: 'text-danger', amber: 'text-amber' } as const

type ProblemTextProps = ComponentProps<'p'> & { readonly tone?: keyof typeof TONES }

/**
 * Says what is wrong or, with the tone 'amber', what needs attention. Begins with an exclamation mark, so that the
 * meaning does not depend on color alone.
 */
export function ProblemText({ tone = 'danger', className = '', children, ...attributes }: ProblemTextProps) {
  return (
    <p {...attributes} className={`${TONES[tone]} ${className}`}>
      <span aria-hidden="true">! </span>
      {children}
    </p>
  )
}
