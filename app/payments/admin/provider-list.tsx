import { href, Link } from 'react-router'
import { moveItem } from '#app/lib/lists.ts'
import { STATE_LOOKS } from '#app/payments/admin/connection-state.ts'
import type { ProviderRow } from '#app/payments/admin/payments-page.server.ts'
import { ProviderIcon } from '#app/payments/admin/provider-icon.tsx'
import { ProviderSwitch } from '#app/payments/admin/provider-switch.tsx'
import { adminText } from '#app/payments/admin-text.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { useRowOrder } from '#app/ui/admin/lists/use-row-order.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

type ProviderListProps = {
  readonly rows: readonly ProviderRow[]
  readonly openMarkets: number
}

export function ProviderList({ rows, openMarkets }: ProviderListProps) {
  const ordered = useRowOrder(rows)
  const nextToConnect = rows.some(({ isOn }) => isOn) ? null : ordered.rows.find(({ canSwitch }) => !canSwitch)
  const move = (from: number, to: number) => ordered.arrange(moveItem(ordered.rows, from, to).map(({ id }) => id))
  return (
    <Panel title={adminText.providers}>
      <p className="mb-3 text-base text-ink-2">{adminText.providersHint}</p>
      <SortableList
        label={adminText.providersInOrder}
        items={ordered.rows}
        toKey={({ id }) => id}
        getName={({ title }) => title}
        onMove={move}
        control={(row) => <ProviderControl row={row} isNext={row.id === nextToConnect?.id} />}
      >
        {(row) => <ProviderText row={row} openMarkets={openMarkets} />}
      </SortableList>
    </Panel>
  )
}

function ProviderText({ row, openMarkets }: { readonly row: ProviderRow; readonly openMarkets: number }) {
  const { id, title, description, state, testProblem } = row
  return (
    <div className="grid gap-y-1 py-2 md:grid-cols-[auto_minmax(0,1fr)] md:gap-x-4 md:*:col-start-2">
      <ProviderIcon {...row} />
      <div className="flex flex-wrap items-center gap-x-3 max-md:flex-col max-md:items-start">
        <Link
          to={href('/admin/payments/:provider', { provider: id })}
          prefetch="intent"
          className="inline-flex min-h-6 items-center text-base font-medium underline-offset-4 hover:underline max-md:-my-2.5 max-md:min-h-11"
        >
          {title}
        </Link>
        <Badge {...STATE_LOOKS[state]}>{adminText.connectionStates[state]}</Badge>
      </div>
      <p className="text-base text-ink-2 max-md:hidden">{description}</p>
      <ProviderFacts row={row} openMarkets={openMarkets} />
      {row.isOn && row.offeredIn === 0 && (
        <ProblemText tone="amber" className="text-sm">
          {adminText.notOffered}
        </ProblemText>
      )}
      {testProblem && <ProblemText className="text-sm wrap-anywhere">{adminText.testFailed(testProblem)}</ProblemText>}
      {row.webhookProblem && <ProblemText className="text-sm">{row.webhookProblem}</ProblemText>}
    </div>
  )
}

function ProviderFacts({ row, openMarkets }: { readonly row: ProviderRow; readonly openMarkets: number }) {
  const { isOn, offeredIn, hasWebhook, webhookAt, testedAt } = row
  const hasFacts = isOn || testedAt !== null || webhookAt !== null
  if (!hasFacts) return null
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-ink-2">
      {isOn && offeredIn > 0 && <li>{adminText.offeredIn(offeredIn, openMarkets)}</li>}
      {hasWebhook && (
        <li>
          {webhookAt ? (
            <>
              {adminText.lastWebhook} <LocalTime at={webhookAt} />
            </>
          ) : (
            adminText.noWebhookYet
          )}
        </li>
      )}
      {testedAt && (
        <li>
          {adminText.lastTest} <LocalTime at={testedAt} />
        </li>
      )}
    </ul>
  )
}

type ProviderControlProps = {
  readonly row: ProviderRow
  /** True for the first provider to connect while none takes payments. */
  readonly isNext: boolean
}

function ProviderControl({ row, isNext }: ProviderControlProps) {
  const { id, title, canSwitch, isOn, state, needsAccount } = row
  const to = href('/admin/payments/:provider', { provider: id })
  if (canSwitch && !isOn && needsAccount) {
    return (
      <AdminButtonLink to={to} className="my-2">
        {adminText.setUp}
        <span className="sr-only"> {title}</span>
      </AdminButtonLink>
    )
  }
  if (canSwitch) {
    return <ProviderSwitch id={`switch-${id}`} label={adminText.takePaymentsWith(title)} isOn={isOn} provider={id} />
  }
  return (
    <AdminButtonLink to={to} look={isNext ? 'primary' : 'secondary'} className="my-2">
      {state === 'enter-again' ? adminText.enterKeys : adminText.connect}
      <span className="sr-only"> {title}</span>
    </AdminButtonLink>
  )
}
