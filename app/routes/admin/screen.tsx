import { Outlet } from 'react-router'
import { adminText } from '#app/features/admin/admin-text.ts'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'

/** Keeps the navigation if a screen could not be loaded and so cannot show its own error page. */
export default function Screen() {
  return <Outlet />
}

export const ErrorBoundary = errorPage(() => adminText.screenNotLoaded, BACK_TO.dashboard)
