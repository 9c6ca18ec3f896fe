import { readMailedTerms } from '#app/content/pages/mailed-terms.server.ts'
import { shownPolicies } from '#app/content/pages/shown-policies.server.ts'
import type { PolicySource } from '#app/orders/sales-terms.server.ts'

export const orderPolicies: PolicySource = { shown: shownPolicies, readMailed: readMailedTerms }
