import { guardResources } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/admin-guard'

export const middleware: Route.MiddlewareFunction[] = [guardResources]
