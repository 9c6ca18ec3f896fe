export const gaps = {
  legalName: 'nombre completo y forma jurídica de tu empresa',
  address: 'dirección',
  country: 'país',
  email: 'correo electrónico',
  phone: 'teléfono',
  vatNumber: 'número de IVA',
  providers: 'nombres de tus proveedores de pago',
}
export const taxesIncluded = 'Incluyen los impuestos.'
export const withdrawal =
  'Como consumidor, puedes [desistir del contrato](/withdraw) en los 14 días siguientes a la entrega, sin dar ningún motivo. En ese caso te reembolsamos el pago y el envío estándar en los 14 días siguientes a recibir tu desistimiento; podemos esperar a recibir los artículos o una prueba de su envío. Lo que sigue se aplica a las devoluciones que van más allá de ese derecho.'
export const taxesAdded = 'Los impuestos se añaden al pagar.'

export const outlines = {
  terms: {
    title: 'Condiciones de venta',
    body: `Estas condiciones se aplican a todos los pedidos en la tienda en línea de {{company}}, {{address}}.

## Contrato

Lo que muestra la tienda es una invitación a comprar. Tu pedido es una oferta. El contrato se celebra cuando [confirmamos el pedido por correo / enviamos los artículos].

## Precios y pago

Los precios son los que se muestran al hacer el pedido. {{taxes}} Antes de comprar ves todos los gastos y las formas de pago disponibles.

## Entrega

Países a los que enviamos: {shipping_countries}. El envío estándar tarda {standard_days}. Los gastos y los plazos están en [nuestra página de envíos](/shipping).

## Derecho de desistimiento y devoluciones

En [nuestra página de devoluciones](/returns) se explica durante cuánto tiempo y cómo puedes devolver los artículos.

## Garantía y responsabilidad

Se aplica la garantía legal. [Lo que añadas, o borra esta frase]

## Ley aplicable

Se aplica la ley del siguiente país: {{country}}. Eso no te quita la protección que la ley de tu país de residencia te da como consumidor.

Si tienes preguntas sobre estas condiciones, escribe a {{email}}.`,
  },
  privacy: {
    title: 'Política de privacidad',
    body: `El responsable de tus datos personales en esta tienda es {{company}}, {{address}}. Si tienes preguntas, escribe a {{email}}.

## Qué guardamos

- De un pedido: tu nombre, tus direcciones, tu correo, tu teléfono, lo que pediste y cómo lo pagaste. Lo necesitamos para cumplir el contrato y para la contabilidad.
- Del boletín: tu correo, hasta que te des de baja; después, solo para que ninguna importación vuelva a suscribirlo. Cuándo y cómo aceptaste se conserva hasta tres años después de la baja.
- Del formulario de contacto: lo que nos escribes, hasta que tu consulta esté resuelta.
- Datos técnicos como tu dirección IP, por seguridad, durante un máximo de [número] días.

Tu carrito, tu moneda y tu lista de deseos se guardan en tu navegador.

## Quién los recibe

- Proveedores de pago: {{providers}}
- Transportistas: [nombres de tus transportistas]
- Alojamiento y correo: [nombres de tus proveedores y sus países]

## Cuánto tiempo los guardamos

Guardamos los pedidos y las facturas durante [número] años, como exige la ley. Los demás datos se borran cuando ya no hacen falta.

## Tus derechos

Puedes pedir una copia de tus datos, y que se corrijan o se borren. Puedes oponerte a su uso y retirar un consentimiento en cualquier momento. Puedes presentar una reclamación ante [tu autoridad de protección de datos].`,
  },
  returns: {
    title: 'Devoluciones y cambios',
    body: `## De cuánto tiempo dispones

{{withdrawal}}Puedes devolver lo que compraste en los [número] días siguientes a su llegada.

## Qué se puede devolver

Las prendas deben estar sin usar, con sus etiquetas y en su embalaje. No podemos aceptar [lo que no se puede devolver, como pendientes y ropa interior].

## Cómo devolver

1. Escribe a {{email}} con tu número de pedido.
2. Embala las prendas con cuidado.
3. Envíalas a {{company}}, {{address}}.

La devolución [la pagas tú / la pagamos nosotros].

## Reembolsos

Reembolsamos el precio y el envío estándar en los [número] días siguientes a la llegada de las prendas, con la misma forma de pago.

## Cambios

[Si cambias tallas y colores, y cómo]

## Prendas dañadas o equivocadas

Escríbenos y adjunta una foto. Cambiamos la prenda o te devolvemos su importe, y pagamos la devolución.`,
  },
  shipping: {
    title: 'Envíos',
    body: `## Adónde enviamos

Países a los que enviamos: {shipping_countries}.

## Gastos y plazos

- El envío estándar cuesta {standard_price} y tarda {standard_days}.
- El envío exprés cuesta {express_price} y tarda {express_days}.
- El envío es gratuito a partir de {free_shipping_from}.

Los pedidos realizados antes de las [hora] de un día laborable salen [el mismo día / al día siguiente].

## Seguimiento

Recibes un correo con el número de seguimiento cuando sale tu pedido.

## Aduanas e impuestos

[Si los aranceles están incluidos, o se pagan en la entrega fuera de tu país]

## Si algo no llega

Escribe a {{email}} si tu pedido no ha llegado [número] días después de la fecha prevista.`,
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
    body: `Queremos que cualquiera pueda comprar aquí. Esta tienda está hecha según las Web Content Accessibility Guidelines (WCAG) 2.2, nivel AA.

## Cómo está hecha

- Todo se puede usar con el teclado.
- Las imágenes tienen descripción, los formularios tienen etiquetas y los errores se indican junto a su campo.
- Los textos tienen contraste suficiente y se pueden ampliar al 200 %.

## Límites conocidos

[Lo que aún no es accesible, y cuándo lo será]

## Cuéntanoslo

Escribe a {{email}} o llama al {{phone}} si algo no te funciona. Respondemos en [número] días.

## Reclamaciones

Si no lo resolvemos, puedes dirigirte a [la autoridad de tu país].

Esta página se revisó por última vez el [fecha].`,
  },
}
