import { href, Link, useFetcher } from 'react-router'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { currentStep, type GuideStep, isReady } from '#app/operations/setup/guide-steps.ts'
import type { Guide } from '#app/operations/setup/opening.server.ts'
import { AdviceList, StepList, StepShape } from '#app/operations/setup/step-list.tsx'
import { AdminButtonLink, TextButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type SetupGuideProps = { readonly guide: NonNullable<Guide>; readonly isFolded: boolean; readonly url: string }

/** The remaining steps before the store can open, on the dashboard. */
export function SetupGuide({ guide, isFolded, url }: SetupGuideProps) {
  const fetcher = useFetcher()
  if (guide.is === 'opened') return <Opened url={url} />
  const { steps, advice } = guide
  const sent = fetcher.formData?.get('guide')
  const folded = sent ? sent === 'folded' : isFolded
  const done = steps.filter(({ state }) => state === 'done').length
  const fold = (
    <fetcher.Form method="post" action={href('/admin/settings/setup/guide')}>
      <input type="hidden" name="guide" value={folded ? 'open' : 'folded'} />
      <TextButton type="submit" aria-expanded={!folded}>
        {folded ? adminText.showSteps : adminText.hideSteps}
      </TextButton>
    </fetcher.Form>
  )
  return (
    <Panel title={adminText.guideTitle(done, steps.length)} action={fold} className="mb-4">
      {folded ? (
        <NextLine steps={steps} />
      ) : (
        <>
          <StepList steps={steps} />
          {isReady(steps) && <ReadyLine />}
          {advice.length > 0 && <AdviceList advice={advice} />}
        </>
      )}
    </Panel>
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

function ReadyLine() {
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

function NextLine({ steps }: { readonly steps: readonly GuideStep[] }) {
  const next = currentStep(steps) ?? { to: href('/admin/settings/opening'), action: adminText.openStore }
  return (
    <p className="text-base">
      {adminText.next}{' '}
      <Link to={next.to} className="text-link">
        {next.action}
      </Link>
    </p>
  )
}
