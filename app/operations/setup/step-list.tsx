import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { findCurrentStep, type GuideStep, type StepState } from '#app/operations/setup/guide-steps.ts'
import type { Finding } from '#app/operations/setup/readiness.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'

type StepListProps = {
  readonly steps: readonly GuideStep[]
  /** False if the next step is not in this list. */
  readonly isCurrent?: boolean
}

/** Shows the steps to take before a store can open. The current step is expanded; the others have one line each. */
export function StepList({ steps, isCurrent = true }: StepListProps) {
  const current = isCurrent ? findCurrentStep(steps) : null
  return (
    <ol className="-my-2 divide-y divide-line">
      {steps.map((step) => (
        <li key={step.key} aria-current={step === current ? 'step' : undefined}>
          {step === current ? <OpenStep step={step} /> : <StepLine step={step} />}
        </li>
      ))}
    </ol>
  )
}

function OpenStep({ step }: { readonly step: GuideStep }) {
  const { blocking, to, action } = step
  const further = blocking.slice(1)
  return (
    <div className="py-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <Name step={step} isCurrent />
          <p className="mt-1 max-w-[62ch] pl-7 text-base text-ink-2">{formatText(blocking[0], step.text)}</p>
        </div>
        <AdminButtonLink to={to} look="primary" className="max-sm:ml-7">
          {action}
        </AdminButtonLink>
      </div>
      {further.length > 0 && (
        <ul className="mt-3 grid gap-1 pl-7 text-base text-ink-2">
          {further.map((finding) => (
            <FindingLine key={toKey(finding)} finding={finding} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Shows a step on one line, without its description on screens narrower than 768 px. */
function StepLine({ step }: { readonly step: GuideStep }) {
  return (
    <Link
      to={step.to}
      prefetch="intent"
      className="grid min-h-11 items-center gap-x-6 hover:underline hover:underline-offset-4 md:min-h-10 md:grid-cols-[11rem_1fr]"
    >
      <Name step={step} />
      <span className="truncate text-base text-ink-2 max-md:hidden">{formatText(step.blocking[0], step.text)}</span>
    </Link>
  )
}

/** Links to the button that opens the store. */
export function ReadyLine() {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-lumen-soft px-4 py-3">
      <p className="text-base">
        <strong className="font-semibold">{adminText.readyToOpen}</strong> {adminText.readyToOpenHint}
      </p>
      <AdminButtonLink to={href('/admin/settings/opening')} look="primary">
        {adminText.openStore}
      </AdminButtonLink>
    </div>
  )
}

/** Lists the advice, each with a link to the screen where staff can follow it. */
export function AdviceList({ advice }: { readonly advice: readonly Finding[] }) {
  return (
    <section aria-label={adminText.advice} className="mt-6 border-t border-line pt-4">
      <h3 className="text-base font-semibold">{adminText.advice}</h3>
      <ul className="mt-2 grid gap-1 text-base text-ink-2">
        {advice.map((finding) => (
          <FindingLine key={toKey(finding)} finding={finding} />
        ))}
      </ul>
    </section>
  )
}

export function FindingLine({ finding }: { readonly finding: Finding }) {
  return (
    <li className="max-md:py-1">
      {formatText(finding, finding.text)}{' '}
      <Link to={finding.to} className="text-link">
        {finding.action}
      </Link>
    </li>
  )
}

/** Adds the name of the market that the finding is about. */
function formatText(finding: Finding | undefined, text: string): string {
  return finding?.market ? `${finding.market}: ${text}` : text
}

function toKey({ market, text }: Finding): string {
  return `${market ?? ''} ${text}`
}

function Name({ step: { name, state, isOptional }, isCurrent = false }: NameProps): ReactNode {
  return (
    <span className={`flex items-center gap-3 text-base ${isCurrent ? 'font-semibold' : ''}`}>
      <StepShape state={state} />
      <span>
        {name}
        {isOptional && state !== 'done' && <span className="font-normal text-ink-2"> {adminText.optional}</span>}
      </span>
    </span>
  )
}

type NameProps = { readonly step: GuideStep; readonly isCurrent?: boolean }

const getShapes: () => Readonly<
  Record<StepState, { readonly shape: string; readonly label: string; readonly color: string }>
> = () => ({
  done: { shape: '●', label: adminText.done, color: 'text-moss' },
  begun: { shape: '◐', label: adminText.begun, color: 'text-amber' },
  todo: { shape: '○', label: adminText.toDo, color: 'text-ink-2' },
})

export function StepShape({ state }: { readonly state: StepState }) {
  const { shape, label, color } = getShapes()[state]
  return (
    <span className={`inline-block w-4 shrink-0 text-center ${color}`}>
      <span aria-hidden="true">{shape}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
