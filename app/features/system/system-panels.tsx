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
  problem: { word: 'Problem', Icon: OctagonAlert, panel: 'border-danger bg-danger-soft', text: 'text-danger' },
  notice: { word: 'Notice', Icon: Info, panel: 'border-info bg-info-soft', text: 'text-info' },
} as const

/** What someone should look after, or that there is nothing. */
export function WarningsPanel({ warnings, status }: StatusProps & { readonly warnings: readonly SystemWarning[] }) {
  return (
    <Panel title="What needs you" className="lg:col-span-12">
      {warnings.length === 0 ? (
        <p className="text-base">
          <Badge glyph="●" tone="moss">
            Nothing needs you
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
  const { word, Icon, panel, text } = LEVELS[level]
  return (
    <li className={`flex gap-3 border-l-4 px-3 py-2 text-base wrap-anywhere ${panel}`}>
      <Icon className={`mt-0.5 size-4 flex-none ${text}`} aria-hidden="true" />
      <div className="min-w-0">
        <p className={`font-semibold ${text}`}>
          {word}: {what}
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
  if (place === 'mails') return <TextLink to={`${href('/admin/mails')}?state=failed`}>Mails given up</TextLink>
  const { unfinishedImport } = status
  return unfinishedImport ? (
    <TextLink to={href('/admin/products/import/:id', { id: unfinishedImport.id })}>The import</TextLink>
  ) : null
}

/** Shop, processes, and the cached pages. */
export function ServerPanel({ status }: StatusProps) {
  const { version, process, pageCache } = status
  return (
    <Panel title="Shop" className="lg:col-span-6">
      <dl className={LIST}>
        <Definition term="Version of Lumina">{version.store}</Definition>
        {version.commit && (
          <Definition term="Commit" hint="The state of the sources that it was built from.">
            {version.commit}
          </Definition>
        )}
        <Definition term="Node.js" hint="The program that runs it.">
          {version.node}
        </Definition>
        <Definition
          term="Processes"
          hint={
            process.of > 1 && 'They share the work on this machine. What follows is about the one that answered now.'
          }
        >
          {process.of}
        </Definition>
        <Definition term="Running since">
          <LocalTime at={process.since} />
        </Definition>
        <Definition term="Memory" hint="What the process takes of this machine’s, the pages it keeps among it.">
          {byteSize(process.memoryBytes)}
        </Definition>
        {pageCache.maxBytes === 0 ? (
          <Definition term="Page cache" hint="Every page is made anew for each visitor.">
            Switched off
          </Definition>
        ) : (
          <>
            <Definition
              term="Pages served from memory"
              hint="The more, the faster the store. It begins anew with each start."
            >
              {hitRatio(pageCache)}
            </Definition>
            <Definition term="Page cache" hint="How much memory such pages take, and may take.">
              {byteSize(pageCache.bytes)} of {byteSize(pageCache.maxBytes)}
            </Definition>
          </>
        )}
      </dl>
    </Panel>
  )
}

const REPLICA_STATES = {
  used: 'In use',
  behind: 'Behind',
  away: 'Away',
  foreign: 'No replica',
} as const

/** The database: what it is, and that it answers. */
export function DatabasePanel({ status: { database, replica } }: StatusProps) {
  return (
    <Panel title="Database">
      <dl className={LIST}>
        <Definition term="PostgreSQL">{database.version}</Definition>
        <Definition term="Answers in" hint="How long it took over a short question just now.">
          {formatNumber(database.respondedInMs, 1)} ms
        </Definition>
        <Definition term="Size" hint="All that the store knows but its images, which are files.">
          {byteSize(database.bytes)}
        </Definition>
        <Definition term="Tables as of" hint="The newest change to them that was applied.">
          {database.schema}
        </Definition>
        <Definition term="Clocks apart by" hint="The database’s and this machine’s: up to half a minute does no harm.">
          {formatNumber(Math.abs(database.clockAheadMs) / 1_000, 1)} s
        </Definition>
        {replica && (
          <Definition
            term="Replica"
            hint="A copy that public pages are read from, while it has all that they have to show."
          >
            {REPLICA_STATES[replica.state]}
            {replica.state === 'behind' && ` by ${formatNumber(replica.lagMs / 1_000, 1)} s`} since{' '}
            <LocalTime at={replica.since} />
          </Definition>
        )}
      </dl>
    </Panel>
  )
}

/** What waits to leave, what is saved, and the room there is. */
export function RetentionPanel({ status: { mails, backups, disk } }: StatusProps) {
  return (
    <Panel title="Mails, backups and disk">
      <dl className={LIST}>
        <Definition term="Mails waiting" hint="To leave, or to be tried again.">
          {formatNumber(mails.waiting)}
        </Definition>
        <Definition term="Mails given up" hint="Tried often enough: they leave only if somebody sends them again.">
          {formatNumber(mails.failed)}
        </Definition>
        <Definition term="Last backup">{backups.last ? <LocalTime at={backups.last.at} /> : 'None yet'}</Definition>
        <Definition term="Free on disk" hint="Of the disk that the data folder is on.">
          {byteSize(disk.freeBytes)} of {byteSize(disk.bytes)}
        </Definition>
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-4 text-base">
        <TextLink to={href('/admin/mails')}>Mails</TextLink>
        <TextLink to={href('/admin/backups')}>Backups</TextLink>
      </p>
    </Panel>
  )
}
