import { Outlet } from 'react-router'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'

/** Keeps the navigation visible if a screen fails to load and so cannot show its own error page. */
export default function Screen() {
  return <Outlet />
}

export const ErrorBoundary = createErrorPage(() => adminText.screenNotLoaded, BACK_TO.dashboard)
