import { Fragment, type ReactNode } from 'react'
import { href } from 'react-router'
import { listKeys } from '#app/lib/keys.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import {
  findCurrentStage,
  type GuideStep,
  isReady,
  listGuideStages,
  STAGES,
} from '#app/operations/setup/guide-steps.ts'
import type { Finding } from '#app/operations/setup/readiness.ts'
import { StagePanel } from '#app/operations/setup/stage-panel.tsx'
import { AdviceList, FindingLine, ReadyLine, StepList } from '#app/operations/setup/step-list.tsx'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { useOpenLinkedPanel } from '#app/ui/admin/use-open-linked.ts'

type SetupStagesProps = {
  readonly steps: readonly GuideStep[]
  readonly advice: readonly Finding[]
  /** True if the first stage stays open because someone is working in it. */
  readonly isEditing: boolean
  /** The forms of the first two stages. */
  readonly identity: ReactNode
  readonly products: ReactNode
  /** The link to view the store, for screens that do not show the preview beside the stages. */
  readonly link: ReactNode
}

/** Shows the stages of the setup, with the current one open. */
export function SetupStages({ steps, advice, isEditing, ...forms }: SetupStagesProps) {
  useOpenLinkedPanel()
  const stages = listGuideStages(steps)
  const current = findCurrentStage(stages)?.name
  const open = isEditing ? 'identity' : current
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <ImportLine step={steps.find(({ stage }) => stage === null)} />
        {forms.link}
      </div>
      {stages.map((stage) => {
        const optional = stage.steps.filter(({ isOptional }) => isOptional)
        const required = stage.steps.filter(({ isOptional }) => !isOptional)
        return (
          <StagePanel key={stage.name} stage={stage} isOpen={stage.name === open}>
            {stage.name === 'identity' && forms.identity}
            {stage.name === 'products' && <ProductStage step={required[0]}>{forms.products}</ProductStage>}
            {stage.name === 'opening' && (
              <>
                <StepList steps={required} isCurrent={current === 'opening'} />
                {isReady(steps) && <ReadyLine />}
              </>
            )}
            <OptionalSteps steps={optional} />
            {stage.name === 'opening' && advice.length > 0 && <AdviceList advice={advice} />}
          </StagePanel>
        )
      })}
    </div>
  )
}

/** Lists the stages after the first one. */
export function NextStages() {
  return (
    <ol className="divide-y divide-line rounded-field border border-line bg-paper text-base" start={2}>
      {listKeys(STAGES)
        .filter((name) => name !== 'identity')
        .map((name) => (
          <li key={name} className="flex min-h-13 items-center justify-between gap-4 px-4 py-3 md:px-5">
            <span>
              <span className="text-md font-semibold">{adminText.stages[name].name}</span>
              <span className="block text-sm text-ink-2">{adminText.stages[name].hint}</span>
            </span>
            <span className="text-sm text-ink-2">{adminText.minutes(STAGES[name])}</span>
          </li>
        ))}
    </ol>
  )
}

function ImportLine({ step }: { readonly step: GuideStep | undefined }) {
  if (!step) return null
  return (
    <p className="text-base">
      {step.state === 'done' ? step.text : adminText.switchingFromAnotherStore}{' '}
      <TextLink isInText to={step.to}>
        {adminText.importProducts}
      </TextLink>
    </p>
  )
}

type ProductStageProps = { readonly step: GuideStep | undefined; readonly children: ReactNode }

function ProductStage({ step, children }: ProductStageProps) {
  return (
    <div className="grid gap-4">
      {children}
      <AdminButtonLink to={href('/admin/products/new')} className="justify-self-start">
        {adminText.addByHand}
      </AdminButtonLink>
      {step && step.state !== 'todo' && step.blocking.length > 0 && (
        <ul className="grid gap-1 text-base text-ink-2">
          {step.blocking.map((finding) => (
            <FindingLine key={finding.text} finding={finding} />
          ))}
        </ul>
      )}
    </div>
  )
}

function OptionalSteps({ steps }: { readonly steps: readonly GuideStep[] }) {
  if (steps.length === 0) return null
  return (
    <p className="mt-4 border-t border-line pt-3 text-sm text-ink-2">
      {adminText.optionalSteps}:{' '}
      {steps.map((step, index) => (
        <Fragment key={step.key}>
          {index > 0 && ', '}
          <TextLink isInText to={step.to}>
            {step.name}
          </TextLink>
        </Fragment>
      ))}
    </p>
  )
}
