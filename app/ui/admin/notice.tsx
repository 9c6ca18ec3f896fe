import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const LOOKS = {
  success: { Icon: CircleCheck, box: 'border-moss bg-moss-soft', icon: 'text-moss' },
  info: { Icon: Info, box: 'border-info bg-info-soft', icon: 'text-info' },
  warning: { Icon: TriangleAlert, box: 'border-amber bg-amber-soft', icon: 'text-amber' },
  danger: { Icon: OctagonAlert, box: 'border-danger bg-danger-soft', icon: 'text-danger' },
} as const

type NoticeProps = {
  readonly tone?: keyof typeof LOOKS
  readonly className?: string
  readonly children: ReactNode
}

/** A message in a box that stays on the page, such as a warning. */
export function Notice({ tone = 'warning', className = '', children }: NoticeProps) {
  const { Icon, box, icon } = LOOKS[tone]
  return (
    <div className={`flex gap-3 border-l-4 px-4 py-3 text-base ${box} ${className}`}>
      <Icon className={`mt-0.5 size-4 flex-none ${icon}`} aria-hidden="true" />
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </div>
  )
}
