import { href } from 'react-router'
import { orderText } from '#app/orders/order-text.ts'
import { ButtonLink, type ButtonLook } from '#app/ui/button.tsx'

type StartReturnProps = {
  readonly orderNumber: string
  readonly name: string
  readonly email: string
  readonly look?: ButtonLook
}

/** Opens the contact form with a message about the order. */
export function StartReturn({ orderNumber, name, email, look = 'secondary' }: StartReturnProps) {
  const message = { name, email, subject: orderText.returnSubject(orderNumber) }
  return (
    <ButtonLink look={look} to={href('/contact')} state={message} className="max-md:w-full">
      {orderText.startReturn}
    </ButtonLink>
  )
}
