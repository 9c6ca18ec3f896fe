import type { ReactNode } from 'react'
import { href, Link, useFetcher } from 'react-router'
import type { Guide } from '#app/features/setup/guide.server.ts'
import { currentStep, type GuideStep, type StepState } from '#app/features/setup/guide-steps.ts'
import { AdminButtonLink, TextButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type SetupGuideProps = { readonly guide: Guide; readonly isFolded: boolean; readonly url: string }

/** What is left until the store can open. */
export function SetupGuide({ guide: { steps, isFinished }, isFolded, url }: SetupGuideProps) {
  const fetcher = useFetcher()
  const sent = fetcher.formData?.get('guide')
  const folded = sent ? sent === 'folded' : isFolded
  if (isFinished) return <Ready url={url} />
  const done = steps.filter(({ state }) => state === 'done').length
  const fold = (
    <fetcher.Form method="post" action={href('/admin/settings/setup/guide')}>
      <input type="hidden" name="guide" value={folded ? 'open' : 'folded'} />
      <TextButton type="submit" aria-expanded={!folded}>
        {folded ? 'Show steps' : 'Hide steps'}
      </TextButton>
    </fetcher.Form>
  )
  return (
    <Panel title={`Set up the store: ${done} of ${steps.length} done`} action={fold} className="mb-4">
      {folded ? <NextLine steps={steps} /> : <Steps steps={steps} />}
    </Panel>
  )
}

function Ready({ url }: { readonly url: string }) {
  return (
    <p className="mb-4 border border-line bg-paper px-4 py-3 text-base md:px-5">
      <Shape state="done" /> The store is set up. Shoppers find it at{' '}
      <a href={url} className="text-link wrap-anywhere">
        {url}
      </a>
    </p>
  )
}

function NextLine({ steps }: { readonly steps: readonly GuideStep[] }) {
  const next = currentStep(steps)
  if (!next) return null
  return (
    <p className="text-base">
      Next:{' '}
      <Link to={next.to} className="text-link">
        {next.action}
      </Link>
    </p>
  )
}

function Steps({ steps }: { readonly steps: readonly GuideStep[] }) {
  const current = currentStep(steps)
  return (
    <ol className="-my-2 divide-y divide-line">
      {steps.map((step) => (
        <li key={step.name} aria-current={step === current ? 'step' : undefined}>
          {step === current ? <OpenStep step={step} /> : <StepLine step={step} />}
        </li>
      ))}
    </ol>
  )
}

function OpenStep({ step }: { readonly step: GuideStep }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-80">
        <Name step={step} isCurrent />
        <p className="mt-1 max-w-[62ch] pl-7 text-base text-ink-2">{step.text}</p>
      </div>
      <AdminButtonLink to={step.to} look="primary" className="max-sm:ml-7">
        {step.action}
      </AdminButtonLink>
    </div>
  )
}

/** Below 768 px without its sentence. */
function StepLine({ step }: { readonly step: GuideStep }) {
  return (
    <Link
      to={step.to}
      prefetch="intent"
      className="grid min-h-11 items-center gap-x-6 hover:underline hover:underline-offset-4 md:min-h-10 md:grid-cols-[14rem_1fr]"
    >
      <Name step={step} />
      <span className="truncate text-base text-ink-2 max-md:hidden">{step.text}</span>
    </Link>
  )
}

function Name({ step: { name, state, isOptional }, isCurrent = false }: NameProps): ReactNode {
  return (
    <span className={`flex items-center gap-3 text-base ${isCurrent ? 'font-semibold' : ''}`}>
      <Shape state={state} />
      <span>
        {name}
        {isOptional && state !== 'done' && <span className="font-normal text-ink-2"> (optional)</span>}
      </span>
    </span>
  )
}

type NameProps = { readonly step: GuideStep; readonly isCurrent?: boolean }

const SHAPES: Readonly<Record<StepState, { readonly shape: string; readonly label: string; readonly color: string }>> =
  {
    done: { shape: '●', label: 'Done:', color: 'text-moss' },
    begun: { shape: '◐', label: 'Begun:', color: 'text-amber' },
    todo: { shape: '○', label: 'To do:', color: 'text-ink-2' },
  }

function Shape({ state }: { readonly state: StepState }) {
  const { shape, label, color } = SHAPES[state]
  return (
    <span className={`inline-block w-4 shrink-0 text-center ${color}`}>
      <span aria-hidden="true">{shape}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
