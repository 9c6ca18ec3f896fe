const KINDS: Readonly<Record<string, string>> = {
  'order-placed': 'Order confirmation',
  'order-shipped': 'Shipping notice',
  'order-cancelled': 'Cancellation notice',
  refund: 'Refund notice',
  'low-stock': 'Low stock notice',
}

/** The name of a mail in the admin, by its event, such as 'order-placed:ID'. */
export function mailKind(event: string): string {
  return KINDS[event.split(':')[0] ?? ''] ?? 'Email'
}
