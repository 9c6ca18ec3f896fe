import { Outlet } from 'react-router'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'

/**
 * Stands between the shell and its screens: the navigation stays where a screen could not even be asked for, and so cannot
 * say itself what went wrong.
 */
export default function Screen() {
  return <Outlet />
}

export const ErrorBoundary = errorPage('This screen could not be loaded', BACK_TO.dashboard)
