import {
  ExternalLink,
  Layers,
  LayoutDashboard,
  LayoutTemplate,
  LogOut,
  type LucideIcon,
  ReceiptText,
  Settings,
  Shirt,
  Users,
} from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { Form, href, Link, useLocation, useNavigation } from 'react-router'
import {
  ADMIN_SECTIONS,
  type AdminSection,
  getAriaCurrent,
  type SectionName,
} from '#app/operations/admin/admin-sections.ts'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { useShownPath } from '#app/operations/admin/loading-text.ts'
import { CountMark, NavigationCounts, UnreadCount } from '#app/operations/admin/navigation-counts.tsx'
import { ORDERS_TO_SHIP } from '#app/operations/dashboard/dashboard.ts'
import { useAdminAuth } from '#app/store/admin-auth.tsx'
import { getRoleLabel } from '#app/store/staff-labels.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { getPressableProps } from '#app/ui/pressable.ts'

const ICONS: Readonly<Record<SectionName, LucideIcon>> = {
  dashboard: LayoutDashboard,
  products: Shirt,
  orders: ReceiptText,
  customers: Users,
  collections: Layers,
  homepage: LayoutTemplate,
  settings: Settings,
}

/** Without JavaScript, a link to this id opens the navigation on phones. */
export const NAVIGATION_ID = 'navigation'

const OpenNavigation = createContext<() => void>(() => {})

export const useOpenNavigation = () => use(OpenNavigation)

/** Shows the screen with the navigation beside it, or in a drawer below 1024 px. */
export function AdminNavigation({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false) // the drawer has no entries until it is first opened
  const { key } = useLocation()
  const { location: next } = useNavigation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the drawer as soon as it begins
  useEffect(() => setIsOpen(false), [key, next])
  const open = () => {
    setIsOpen(true)
    setWasOpened(true)
  }
  return (
    <OpenNavigation value={open}>
      <div className="min-h-svh lg:grid lg:grid-cols-[216px_minmax(0,1fr)] print:block">
        <div
          id={NAVIGATION_ID}
          className="border-line bg-paper max-lg:not-target:hidden max-lg:border-b lg:sticky lg:top-0 lg:h-svh lg:border-r print:hidden"
        >
          <Screens label={adminText.admin} />
        </div>
        <div>{children}</div>
      </div>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} label={adminText.navigation} className="admin-drawer">
        {wasOpened && <Screens label={adminText.adminDrawer} onClose={() => setIsOpen(false)} />}
      </Dialog>
    </OpenNavigation>
  )
}

const ROW = 'flex min-h-9 w-full items-center gap-3 border-l-3 px-4 text-base font-medium max-lg:min-h-11'

type ScreensProps = {
  readonly label: string
  /** Closes the drawer. */
  readonly onClose?: () => void
}

function Screens({ label, onClose }: ScreensProps) {
  const isDrawer = onClose !== undefined
  const { admin, logOut, isLoggingOut } = useAdminAuth()
  const pathname = useShownPath()
  return (
    <nav aria-label={label} className="flex h-full flex-col">
      <div className="flex items-start justify-between pr-2">
        <p className="type-display px-5 pt-4 pb-6 text-[1.875rem] leading-none">{adminText.lumina}</p>
        {onClose && (
          <button
            type="button"
            className="mt-2 grid size-11 place-items-center hover:bg-pearl"
            aria-label={adminText.closeNavigation}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <ul>
        {ADMIN_SECTIONS.map((section) => {
          const Icon = ICONS[section.name]
          return (
            <li key={section.name} className="relative">
              <Link
                to={getEntryPath(section, isDrawer)}
                aria-current={getAriaCurrent(section, pathname)}
                className={`${ROW} border-transparent hover:bg-pearl aria-[current]:border-lumen aria-[current]:bg-pearl aria-[current]:font-semibold`}
              >
                <Icon className="size-4" aria-hidden="true" />
                {section.label}
              </Link>
              {section.name === 'orders' && <ToShipLink />}
              {section.name === 'customers' && <UnreadLink />}
            </li>
          )
        })}
      </ul>
      <div className="mt-auto border-t border-line py-2">
        {isDrawer && admin && (
          <Link to={href('/admin/account')} className="block px-5 py-3 text-base hover:bg-pearl">
            {admin.fullName} <span className="text-ink-2">{getRoleLabel(admin.role)}</span>
          </Link>
        )}
        <a href={href('/')} target="_blank" rel="noreferrer" className={`${ROW} border-transparent hover:bg-pearl`}>
          <ExternalLink className="size-4" aria-hidden="true" />
          {adminText.viewStore} <span className="sr-only">{adminText.inNewTab}</span>
        </a>
        <Form
          method="post"
          action={href('/admin/logout')}
          onSubmit={(event) => {
            event.preventDefault()
            logOut()
          }}
        >
          <button
            type="submit"
            className={`${ROW} border-transparent hover:bg-pearl aria-disabled:text-ink-3`}
            {...getPressableProps({ busy: isLoggingOut })}
          >
            <LogOut className="size-4" aria-hidden="true" />
            {isLoggingOut ? adminText.loggingOut : adminText.logOut}
          </button>
        </Form>
      </div>
    </nav>
  )
}

/** In the drawer, the settings entry opens the list of settings pages. */
function getEntryPath({ name, screens }: AdminSection, isDrawer: boolean): string {
  return name === 'settings' && isDrawer ? href('/admin/settings/all') : (screens[0]?.to ?? href('/admin'))
}

const SHORTCUT = 'absolute inset-y-0 right-1 flex min-w-11 items-center justify-center'

/** Shows a shortcut to the orders to ship at the end of the Orders row. */
function ToShipLink() {
  const { ordersToShip } = use(NavigationCounts)
  if (ordersToShip === 0) return null
  return (
    <Link to={ORDERS_TO_SHIP} className={SHORTCUT}>
      <span className="sr-only">{`${adminText.sections.orders}, `}</span>
      <CountMark count={ordersToShip}>{` ${adminText.toShip}`}</CountMark>
    </Link>
  )
}

/** Shows a shortcut to unread messages at the end of the Customers row. */
function UnreadLink() {
  if (!use(NavigationCounts).unreadMessages) return null
  return (
    <Link to={href('/admin/messages')} className={SHORTCUT}>
      <span className="sr-only">{adminText.messages} </span>
      <UnreadCount />
    </Link>
  )
}
