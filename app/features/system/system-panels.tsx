import { Info, OctagonAlert } from 'lucide-react'
import { href } from 'react-router'
import { hitRatio } from '#app/features/settings/page-cache-stats.ts'
import type { SystemStatus } from '#app/features/system/read-system-status.server.ts'
import type { SystemWarning, WarningPlace } from '#app/features/system/system-status.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { DefinitionList } from '#app/ui/admin/definition.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type StatusProps = { readonly status: SystemStatus }

const LEVELS = {
  problem: { label: 'Problem', Icon: OctagonAlert, panel: 'border-danger bg-danger-soft', text: 'text-danger' },
  notice: { label: 'Notice', Icon: Info, panel: 'border-info bg-info-soft', text: 'text-info' },
} as const

export function WarningsPanel({ warnings, status }: StatusProps & { readonly warnings: readonly SystemWarning[] }) {
  return (
    <Panel title="Needs attention" className="xl:col-span-12">
      {warnings.length === 0 ? (
        <p className="text-base">
          <Badge glyph="●" tone="moss">
            Nothing needs attention
          </Badge>
        </p>
      ) : (
        <ul className="grid gap-3">
          {warnings.map((warning) => (
            <Warning key={warning.what} warning={warning} status={status} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Warning({
  warning: { level, what, advice, place },
  status,
}: StatusProps & { readonly warning: SystemWarning }) {
  const { label, Icon, panel, text } = LEVELS[level]
  return (
    <li className={`flex gap-3 border-l-4 px-3 py-2 text-base wrap-anywhere ${panel}`}>
      <Icon className={`mt-0.5 size-4 flex-none ${text}`} aria-hidden="true" />
      <div className="min-w-0">
        <p className={`font-semibold ${text}`}>
          {label}: {what}
        </p>
        <p>
          {advice} {place && <PlaceLink place={place} status={status} />}
        </p>
      </div>
    </li>
  )
}

function PlaceLink({ place, status }: StatusProps & { readonly place: WarningPlace }) {
  if (place === 'backups') return <TextLink to={href('/admin/backups')}>Backups</TextLink>
  if (place === 'mails') return <TextLink to={`${href('/admin/mails')}?state=failed`}>Failed emails</TextLink>
  const { unfinishedImport } = status
  return unfinishedImport ? (
    <TextLink to={href('/admin/products/import/:id', { id: unfinishedImport.id })}>The import</TextLink>
  ) : null
}

export function ServerPanel({ status: { version, process, pageCache, payments } }: StatusProps) {
  const isCaching = pageCache.maxBytes > 0
  return (
    <Panel title="Server" className="xl:col-span-6">
      <DefinitionList
        rows={[
          { term: 'Lumina version', value: version.store },
          version.commit !== null && {
            term: 'Commit',
            hint: 'The source revision of the build',
            value: version.commit,
          },
          { term: 'Node.js', value: version.node },
          {
            term: 'Processes',
            hint: process.of > 1 && 'On this machine. The values below are of the process that served this page.',
            value: process.of,
          },
          { term: 'Running since', value: <LocalTime at={process.since} /> },
          {
            term: 'Payments',
            hint: !payments.some(({ realMoney }) => realMoney) && (
              <>
                No money moves. To take payments, <TextLink to={href('/admin/payments')}>connect a provider</TextLink>.
              </>
            ),
            value: payments.map(({ title }) => title).join(', '),
          },
          { term: 'Memory', hint: 'Including the page cache', value: byteSize(process.memoryBytes) },
          isCaching && { term: 'Pages served from memory', hint: 'Since the start', value: hitRatio(pageCache) },
          {
            term: 'Page cache',
            hint: isCaching ? 'Memory used, and the limit' : 'Every page is rendered on each request',
            value: isCaching ? `${byteSize(pageCache.bytes)} of ${byteSize(pageCache.maxBytes)}` : 'Off',
          },
        ]}
      />
    </Panel>
  )
}

const REPLICA_STATES = { used: 'In use', behind: 'Behind', away: 'Unavailable', foreign: 'Not a replica' } as const

export function DatabasePanel({ status: { database, replica } }: StatusProps) {
  const seconds = (ms: number) => `${formatNumber(Math.abs(ms) / 1_000, 1)} s`
  return (
    <Panel title="Database">
      <DefinitionList
        rows={[
          { term: 'PostgreSQL', value: database.version },
          { term: 'Response time', hint: 'Of a short query', value: `${formatNumber(database.latencyMs, 1)} ms` },
          { term: 'Size', hint: 'All data except images, which are files', value: byteSize(database.bytes) },
          { term: 'Latest migration', value: database.schema },
          { term: 'Clock difference', hint: 'Up to 30 seconds is fine', value: seconds(database.clockAheadMs) },
          replica !== null && {
            term: 'Replica',
            hint: 'Public pages are read from it while it is up to date',
            value: (
              <>
                {REPLICA_STATES[replica.state]}
                {replica.state === 'behind' && ` by ${seconds(replica.lagMs)}`} since <LocalTime at={replica.since} />
              </>
            ),
          },
        ]}
      />
    </Panel>
  )
}

export function StoragePanel({ status: { mails, backups, disk } }: StatusProps) {
  return (
    <Panel title="Emails, backups and disk">
      <DefinitionList
        rows={[
          { term: 'Queued emails', hint: 'To be sent or retried', value: formatNumber(mails.waiting) },
          {
            term: 'Failed emails',
            hint: 'Not retried unless staff send them again',
            value: formatNumber(mails.failed),
          },
          { term: 'Last backup', value: backups.last ? <LocalTime at={backups.last.at} /> : 'None yet' },
          { term: 'Free on disk', value: `${byteSize(disk.freeBytes)} of ${byteSize(disk.bytes)}` },
        ]}
      />
      <p className="mt-3 flex flex-wrap gap-x-4 text-base">
        <TextLink to={href('/admin/mails')}>Emails</TextLink>
        <TextLink to={href('/admin/backups')}>Backups</TextLink>
      </p>
    </Panel>
  )
}
