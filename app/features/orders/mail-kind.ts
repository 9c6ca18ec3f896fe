const KINDS: Readonly<Record<string, string>> = {
  'order-placed': 'Order confirmation',
  'payment-request': 'Payment request',
  'payment-reminder': 'Payment reminder',
  'payment-link': 'Payment link',
  'order-shipped': 'Shipping notice',
  'order-cancelled': 'Cancellation notice',
  refund: 'Refund notice',
  withdrawal: 'Receipt of a withdrawal',
  'review-request': 'Invitation to review',
  'waiting-confirm': 'Confirmation for the waiting list',
  'waiting-held': 'Held for the waiting list',
  'low-stock': 'Low stock notice',
}

export function mailKind(event: string): string {
  return KINDS[event.split(':')[0] ?? ''] ?? 'Email'
}
