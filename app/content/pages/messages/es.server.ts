export const gaps = {
  legalName: 'nombre completo y forma jurídica de tu empresa',
  address: 'tu dirección',
  country: 'tu país',
  email: 'correo electrónico',
  phone: 'teléfono',
  vatNumber: 'NIF-IVA',
  providers: 'nombres de tus proveedores de pago',
}
export const taxesIncluded = 'Incluyen los impuestos.'
export const withdrawal =
  'Como consumidor, puedes [desistir del contrato](/withdraw) en los 14 días siguientes a la entrega, sin dar ningún motivo. En ese caso te reembolsamos el pago y el envío estándar en los 14 días siguientes a recibir tu desistimiento, aunque podemos esperar a recibir los artículos o una prueba de que los has enviado. Lo siguiente se aplica a todas las demás devoluciones.'
export const taxesAdded = 'Los impuestos se añaden al finalizar la compra.'

export const outlines = {
  terms: {
    title: 'Condiciones de venta',
    body: `Estas condiciones se aplican a todos los pedidos en la tienda online de {{company}}, {{address}}.

## Contrato

Los productos de la tienda son una invitación a hacer un pedido. Tu pedido es una oferta. El contrato se celebra cuando [momento del contrato: confirmamos el pedido por correo / enviamos los artículos].

## Precios y pago

Se aplican los precios que se muestran al hacer el pedido. {{taxes}} Antes de hacer el pedido verás todos los gastos y los métodos de pago disponibles.

## Entrega

Países a los que enviamos: {shipping_countries}. El envío estándar tarda {standard_days}. Consulta los gastos y los plazos en [nuestra página de envíos](/shipping).

## Derecho de desistimiento y devoluciones

Consulta en [nuestra página de devoluciones](/returns) en qué plazo y cómo puedes devolver los artículos.

## Garantía y responsabilidad

Se aplica la garantía legal. [Lo que añadas a ella, o borra esta frase]

## Ley aplicable y litigios

Se aplica la ley del siguiente país: {{country}}. Esto no te priva de la protección que te da como consumidor la ley de tu país de residencia.

Si tienes alguna duda sobre estas condiciones, escribe a {{email}}.`,
  },
  privacy: {
    title: 'Política de privacidad',
    body: `El responsable del tratamiento de tus datos personales en esta tienda es {{company}}, {{address}}. Si tienes alguna duda, escribe a {{email}}.

## Qué guardamos

- Pedidos: tu nombre, direcciones, correo y teléfono, lo que pediste y cómo lo pagaste. Lo necesitamos para cumplir el contrato y para la contabilidad.
- Newsletter: tu correo, hasta que te des de baja; después, solo para que ninguna importación vuelva a suscribirte. Guardamos cuándo y cómo aceptaste hasta tres años después de la baja.
- Formulario de contacto: lo que nos escribes, hasta que tu consulta esté resuelta.
- Datos técnicos como tu dirección IP, por motivos de seguridad, durante un máximo de [días que guardas los datos técnicos] días.

Tu carrito, tu moneda y tus favoritos se guardan en tu navegador.

## Con quién los compartimos

- Proveedores de pago: {{providers}}
- Transportistas: [nombres de tus transportistas]
- Alojamiento y correo: [nombres de tus proveedores y sus países]

## Cuánto tiempo los guardamos

Guardamos los pedidos y las facturas durante [años que guardas los pedidos y las facturas] años, como exige la ley. Los demás datos se borran cuando ya no hacen falta.

## Tus derechos

Puedes pedir una copia de tus datos y que los corrijamos o borremos. Puedes oponerte a su uso y retirar tu consentimiento en cualquier momento. Puedes presentar una reclamación ante [tu autoridad de protección de datos].`,
  },
  returns: {
    title: 'Devoluciones y cambios',
    body: `## Plazo de devolución

{{withdrawal}}Puedes devolver los artículos en los [días para devolver] días siguientes a la entrega.

## Qué se puede devolver

Los artículos deben estar sin usar, con sus etiquetas y en su embalaje original. No podemos aceptar [lo que no se puede devolver].

## Cómo devolver

1. Escribe a {{email}} con tu número de pedido.
2. Embala los artículos con cuidado.
3. Envíalos a {{company}}, {{address}}.

Los gastos de devolución [quién paga la devolución: corren por tu cuenta / corren por nuestra cuenta].

## Reembolsos

Reembolsamos el precio y el envío estándar en los [días hasta el reembolso] días siguientes a la recepción de los artículos, por el mismo medio de pago que usaste.

## Cambios

[Si cambias tallas y colores, y cómo]

## Artículos dañados o equivocados

Escríbenos y adjunta una foto. Cambiamos el artículo o te reembolsamos su importe, y pagamos la devolución.`,
  },
  shipping: {
    title: 'Envíos',
    body: `## Adónde enviamos

Países a los que enviamos: {shipping_countries}.

## Gastos y plazos

- El envío estándar cuesta {standard_price} y tarda {standard_days}.
- El envío exprés cuesta {express_price} y tarda {express_days}.
- El envío es gratuito a partir de {free_shipping_from}.

Los pedidos realizados antes de las [hora límite del pedido] de un día laborable salen [día de envío: el mismo día / al día siguiente].

## Seguimiento

Te enviamos un correo con el número de seguimiento cuando sale tu pedido.

## Aduanas y aranceles

[Si los aranceles están incluidos o se pagan a la entrega fuera de tu país]

## Si tu pedido no llega

Escribe a {{email}} si tu pedido no ha llegado [días de espera] días después de la fecha prevista.`,
  },
  'legal-notice': {
    title: 'Aviso legal',
    body: `{{legalName}}  
{{address}}  
{{country}}

Representada por [nombre de la persona titular o administradora]

## Contacto

Correo: {{email}}  
Teléfono: {{phone}}

## Registro

Inscrita en [registro y número]. {{taxNumbers}}

## Responsable del contenido

[Nombre de la persona], {{address}}`,
  },
  accessibility: {
    title: 'Accesibilidad',
    body: `Queremos que cualquier persona pueda comprar aquí. Esta tienda está hecha según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA.

## Cómo está hecha

- Todo se puede usar con el teclado.
- Las imágenes tienen descripción, los formularios tienen etiquetas y los errores se indican junto a su campo.
- Los textos tienen contraste suficiente y se pueden ampliar al 200 %.

## Limitaciones conocidas

[Lo que aún no es accesible, y cuándo lo será]

## Contacta con nosotros

Escribe a {{email}} o llama al {{phone}} si algo no te funciona. Respondemos en un plazo de [días hasta la respuesta] días.

## Reclamaciones

Si no lo resolvemos, puedes dirigirte a [la autoridad de tu país].

Esta página se revisó por última vez el [fecha de la revisión].`,
  },
}
