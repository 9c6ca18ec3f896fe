import { href, Link } from 'react-router'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { findCurrentStage, type GuideStage, isReady, listGuideStages } from '#app/operations/setup/guide-steps.ts'
import type { Guide } from '#app/operations/setup/opening.server.ts'
import { ReadyLine, StepShape } from '#app/operations/setup/step-list.tsx'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type SetupGuideProps = { readonly guide: NonNullable<Guide>; readonly url: string }

/** Shows the stages of the setup on the dashboard and, once the store is open, its address. */
export function SetupGuide({ guide, url }: SetupGuideProps) {
  if (guide.is === 'opened') return <Opened url={url} />
  const stages = listGuideStages(guide.steps)
  const ready = isReady(guide.steps)
  const current = ready ? undefined : findCurrentStage(stages)
  const doneCount = stages.filter(({ state }) => state === 'done').length
  return (
    <Panel
      title={adminText.guideTitle}
      action={<span className="text-sm text-ink-2">{adminText.stepsDone(doneCount, stages.length)}</span>}
      className="mb-4"
    >
      <ol className="-my-2 divide-y divide-line">
        {stages.map((stage) => (
          <li key={stage.name} aria-current={stage === current ? 'step' : undefined}>
            {stage === current ? <CurrentStage stage={stage} /> : <StageLine stage={stage} />}
          </li>
        ))}
      </ol>
      {ready && <ReadyLine />}
    </Panel>
  )
}

function getStagePath({ name }: GuideStage): string {
  return `${href('/admin/settings/setup')}#${name}`
}

function CurrentStage({ stage }: { readonly stage: GuideStage }) {
  const { name, hint, action } = adminText.stages[stage.name]
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-80">
        <p className="flex items-center gap-3 text-base font-semibold">
          <StepShape state={stage.state} />
          {name}
        </p>
        <p className="mt-1 pl-7 text-base text-ink-2">
          {hint} {adminText.minutes(stage.minutes)}.
        </p>
      </div>
      <AdminButtonLink to={getStagePath(stage)} look="primary" className="max-sm:ml-7">
        {action}
      </AdminButtonLink>
    </div>
  )
}

function StageLine({ stage }: { readonly stage: GuideStage }) {
  const { name } = adminText.stages[stage.name]
  return (
    <Link
      to={getStagePath(stage)}
      className="flex min-h-11 items-center gap-3 text-base hover:underline hover:underline-offset-4"
    >
      <StepShape state={stage.state} />
      <span className="min-w-0 flex-1">{name}</span>
      {stage.state !== 'done' && <span className="text-sm text-ink-2">{adminText.minutes(stage.minutes)}</span>}
    </Link>
  )
}

function Opened({ url }: { readonly url: string }) {
  return (
    <p className="mb-4 border border-line bg-paper px-4 py-3 text-base md:px-5">
      <StepShape state="done" /> {adminText.storeOpenAt}{' '}
      <a href={url} className="text-link wrap-anywhere">
        {url}
      </a>
    </p>
  )
}
