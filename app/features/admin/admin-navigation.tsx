import {
  LayoutDashboard,
  LayoutGrid,
  LayoutTemplate,
  LogOut,
  Mail,
  ReceiptText,
  Settings,
  Shirt,
  Users,
} from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { Form, href, Link, useLocation, useNavigation } from 'react-router'
import { useShownPath } from '#app/features/admin/loading-text.ts'
import { useAdminAuth } from '#app/features/staff/admin-auth.tsx'
import { roleLabel } from '#app/features/staff/staff.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { pressable } from '#app/ui/pressable.ts'

const MESSAGES = href('/admin/messages')

/** `also`: screens of this entry whose URL does not begin with `to`. */
const SCREENS = [
  { to: href('/admin'), label: 'Dashboard', Icon: LayoutDashboard, also: [] },
  { to: href('/admin/products'), label: 'Products', Icon: Shirt, also: [href('/admin/stock')] },
  {
    to: href('/admin/orders'),
    label: 'Orders',
    Icon: ReceiptText,
    also: [href('/admin/discounts'), href('/admin/mails')],
  },
  { to: href('/admin/customers'), label: 'Customers', Icon: Users, also: [href('/admin/subscribers')] },
  { to: MESSAGES, label: 'Messages', Icon: Mail, also: [] },
  { to: href('/admin/collections'), label: 'Collections', Icon: LayoutGrid, also: [] },
  { to: href('/admin/homepage'), label: 'Homepage', Icon: LayoutTemplate, also: [] },
  {
    to: href('/admin/settings'),
    label: 'Settings',
    Icon: Settings,
    also: [href('/admin/backups'), href('/admin/system')],
  },
] as const

/** Unread messages; null if the contact inbox is off. */
export const UnreadMessages = createContext<number | null>(null)

export function useScreens() {
  const hasInbox = use(UnreadMessages) !== null
  return SCREENS.filter(({ to }) => to !== MESSAGES || hasInbox)
}

/** Without JavaScript, a link to this id opens the navigation on phones. */
export const NAVIGATION_ID = 'navigation'

const OpenNavigation = createContext<() => void>(() => {})

export const useOpenNavigation = () => use(OpenNavigation)

/** The screen with the navigation beside it, below 1024 px in a drawer. */
export function AdminNavigation({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false) // the drawer's entries are not rendered before
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
          <Screens label="Admin" />
        </div>
        <div>{children}</div>
      </div>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} label="Navigation" className="admin-drawer">
        {wasOpened && <Screens label="Admin, drawer" withName />}
      </Dialog>
    </OpenNavigation>
  )
}

function currentOf({ to, also }: { to: string; also: readonly string[] }, pathname: string) {
  if (isWithin(to, pathname)) return 'page'
  return also.some((other) => isWithin(other, pathname)) ? 'true' : undefined
}

/** The dashboard's URL is the beginning of every other, so only an exact match counts there. */
function isWithin(to: string, pathname: string): boolean {
  return pathname === to || (to !== href('/admin') && pathname.startsWith(`${to}/`))
}

const ROW = 'flex min-h-9 w-full items-center gap-3 border-l-3 px-4 text-base font-medium max-lg:min-h-11'

function Screens({ label, withName = false }: { label: string; withName?: boolean }) {
  const { admin, logOut, isLoggingOut } = useAdminAuth()
  const unreadMessages = use(UnreadMessages)
  const pathname = useShownPath()
  return (
    <nav aria-label={label} className="flex h-full flex-col">
      <p className="type-display px-5 pt-4 pb-6 text-[1.875rem] leading-none">Lumina</p>
      <ul>
        {useScreens().map(({ to, label: name, Icon, also }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={currentOf({ to, also }, pathname)}
              className={`${ROW} border-transparent hover:bg-pearl aria-[current]:border-lumen aria-[current]:bg-pearl aria-[current]:font-semibold`}
            >
              <Icon className="size-4" aria-hidden="true" />
              {name}
              {to === MESSAGES && unreadMessages !== null && unreadMessages > 0 && (
                <span className="ml-auto min-w-5 rounded-full bg-lumen px-1.5 text-center text-xs font-semibold tabular-nums">
                  {unreadMessages > 99 ? '99+' : unreadMessages}
                  <span className="sr-only"> unread</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-auto border-t border-line py-2">
        {withName && admin && (
          <Link to={href('/admin/account')} className="block px-5 py-3 text-base hover:bg-pearl">
            {admin.fullName} <span className="text-ink-2">{roleLabel(admin.role)}</span>
          </Link>
        )}
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
            {...pressable({ busy: isLoggingOut })}
          >
            <LogOut className="size-4" aria-hidden="true" />
            {isLoggingOut ? 'Logging out...' : 'Log out'}
          </button>
        </Form>
      </div>
    </nav>
  )
}
