import { Info, OctagonAlert } from 'lucide-react'
import { href } from 'react-router'
import { hitRatio } from '#app/features/settings/page-cache-stats.ts'
import type { SystemStatus, SystemWarning, WarningPlace } from '#app/features/system/system-status.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Definition } from '#app/ui/admin/definition.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type StatusProps = { readonly status: SystemStatus }

const LIST = 'grid gap-2 text-base tabular-nums wrap-anywhere'

const LEVELS = {
  problem: { label: 'Problem', Icon: OctagonAlert, panel: 'border-danger bg-danger-soft', text: 'text-danger' },
  notice: { label: 'Notice', Icon: Info, panel: 'border-info bg-info-soft', text: 'text-info' },
} as const

export function WarningsPanel({ warnings, status }: StatusProps & { readonly warnings: readonly SystemWarning[] }) {
  return (
    <Panel title="Needs attention" className="lg:col-span-12">
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

export function ServerPanel({ status }: StatusProps) {
  const { version, process, pageCache } = status
  return (
    <Panel title="Server" className="lg:col-span-6">
      <dl className={LIST}>
        <Definition term="Lumina version">{version.store}</Definition>
        {version.commit && (
          <Definition term="Commit" hint="The source revision of the build">
            {version.commit}
          </Definition>
        )}
        <Definition term="Node.js">{version.node}</Definition>
        <Definition
          term="Processes"
          hint={process.of > 1 && 'On this machine. The values below are of the process that served this page.'}
        >
          {process.of}
        </Definition>
        <Definition term="Running since">
          <LocalTime at={process.since} />
        </Definition>
        <Definition term="Memory" hint="Used by the process, including the page cache">
          {byteSize(process.memoryBytes)}
        </Definition>
        {pageCache.maxBytes === 0 ? (
          <Definition term="Page cache" hint="Every page is rendered on each request">
            Off
          </Definition>
        ) : (
          <>
            <Definition term="Pages served from memory" hint="Since the start. The more, the faster the store.">
              {hitRatio(pageCache)}
            </Definition>
            <Definition term="Page cache" hint="Memory used, and the limit">
              {byteSize(pageCache.bytes)} of {byteSize(pageCache.maxBytes)}
            </Definition>
          </>
        )}
      </dl>
    </Panel>
  )
}

const REPLICA_STATES = { used: 'In use', behind: 'Behind', away: 'Unavailable', foreign: 'Not a replica' } as const

export function DatabasePanel({ status: { database, replica } }: StatusProps) {
  return (
    <Panel title="Database">
      <dl className={LIST}>
        <Definition term="PostgreSQL">{database.version}</Definition>
        <Definition term="Response time" hint="Of a short query just now">
          {formatNumber(database.latencyMs, 1)} ms
        </Definition>
        <Definition term="Size" hint="All data except images, which are files">
          {byteSize(database.bytes)}
        </Definition>
        <Definition term="Latest migration">{database.schema}</Definition>
        <Definition term="Clock difference" hint="Between database and this machine; up to 30 seconds is fine">
          {formatNumber(Math.abs(database.clockAheadMs) / 1_000, 1)} s
        </Definition>
        {replica && (
          <Definition term="Replica" hint="Public pages are read from it while it is up to date">
            {REPLICA_STATES[replica.state]}
            {replica.state === 'behind' && ` by ${formatNumber(replica.lagMs / 1_000, 1)} s`} since{' '}
            <LocalTime at={replica.since} />
          </Definition>
        )}
      </dl>
    </Panel>
  )
}

export function StoragePanel({ status: { mails, backups, disk } }: StatusProps) {
  return (
    <Panel title="Emails, backups and disk">
      <dl className={LIST}>
        <Definition term="Queued emails" hint="To be sent or retried">
          {formatNumber(mails.waiting)}
        </Definition>
        <Definition term="Failed emails" hint="Not retried unless staff send them again">
          {formatNumber(mails.failed)}
        </Definition>
        <Definition term="Last backup">{backups.last ? <LocalTime at={backups.last.at} /> : 'None yet'}</Definition>
        <Definition term="Free on disk" hint="On the disk of the data folder">
          {byteSize(disk.freeBytes)} of {byteSize(disk.bytes)}
        </Definition>
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-4 text-base">
        <TextLink to={href('/admin/mails')}>Emails</TextLink>
        <TextLink to={href('/admin/backups')}>Backups</TextLink>
      </p>
    </Panel>
  )
}
