import { adminText } from '#app/orders/withdrawals/admin-text.ts'
import type { WithdrawalChoice } from '#app/orders/withdrawals/exemption.ts'

/** As staff choose it for a product. */
export function withdrawalChoiceLabel(choice: WithdrawalChoice): string {
  return adminText.choices[choice]
}
