import type { ReactNode } from 'react'
import { adminText } from '#app/operations/setup/admin-text.ts'
import type { GuideStage } from '#app/operations/setup/guide-steps.ts'
import { StepShape } from '#app/operations/setup/step-list.tsx'

type StagePanelProps = {
  readonly stage: GuideStage
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** Shows a stage of the setup in a collapsible panel. The title says how long it takes and whether it is done. */
export function StagePanel({ stage: { name, minutes, state }, isOpen, children }: StagePanelProps) {
  const { name: title, hint } = adminText.stages[name]
  return (
    <section aria-label={title} className="rounded-field border border-line bg-paper">
      <details open={isOpen} className="group">
        <summary className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-3 outline-offset-[-2px] md:px-5">
          <StepShape state={state} />
          <h2 id={name} tabIndex={-1} className="min-w-0 flex-1 text-md font-semibold outline-none">
            {title}
            <span className="block text-sm font-normal text-ink-2 group-open:hidden">{hint}</span>
          </h2>
          <span className="text-sm text-ink-2">
            {state === 'done' ? adminText.stageDone : adminText.minutes(minutes)}
          </span>
        </summary>
        <div className="px-4 pb-4 md:px-5 md:pb-5">{children}</div>
      </details>
    </section>
  )
}
