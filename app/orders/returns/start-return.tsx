import { href } from 'react-router'
import { orderText } from '#app/orders/order-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'

type StartReturnProps = { readonly orderNumber: string; readonly name: string; readonly email: string }

/** Opens the contact form with a message about the order. */
export function StartReturn({ orderNumber, name, email }: StartReturnProps) {
  const message = { name, email, subject: orderText.returnSubject(orderNumber) }
  return (
    <ButtonLink look="secondary" to={href('/contact')} state={message}>
      {orderText.startReturn}
    </ButtonLink>
  )
}
