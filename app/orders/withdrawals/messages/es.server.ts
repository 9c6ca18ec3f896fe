import { formatNumber } from '#app/lib/format/number.ts'

// Before the order, and when a line is rejected: why a product is exempt (Directive 2011/83/EU, Art. 16)
export const exemptions = {
  sealed: 'Precintado por razones de higiene: si lo desprecintas tras la entrega, pierdes el derecho de desistimiento.',
  personal: 'Hecho según tus especificaciones: no hay derecho de desistimiento.',
} as const

// These messages reject a form
export const nameMissing = 'Escribe tu nombre y apellidos'
export const orderNumberMissing = 'Escribe el número de tu pedido'
export const orderNumberUnreadable = 'Escribe un número de pedido de esta tienda: empieza por IN, como IN1A2B3C4D'
export const invalidEmail = 'Introduce un correo electrónico como ada@example.com'
export const noMatch =
  'No hemos encontrado ningún pedido con este número y este correo electrónico. Revisa ambos y usa el correo con el que hiciste el pedido. Lo que has escrito sigue aquí.'
export const tooManyTries =
  'Demasiados intentos para este pedido. Inténtalo de nuevo en una hora o usa el enlace de tu correo de confirmación.'
export const unitsUnreadable = 'Escribe un número entero, 1 o más'
export const tooManyUnits = (left: number) => `Puedes desistir de ${formatNumber(left)} como máximo`
export const noUnits = 'Elige al menos un artículo'
export const formIncomplete = 'Este formulario está incompleto o contiene un campo desconocido. Inténtalo de nuevo.'

// Why nothing of an order can be withdrawn
export const rejections = {
  notCovered: 'Este pedido no admite el desistimiento en línea. Si quieres devolver algo, [escríbenos](/contact).',
  returnInstead: 'Este pedido no admite el desistimiento en línea, pero puedes devolver estos artículos.',
  cancelled: 'Este pedido ya está cancelado, así que no hay nada de lo que desistir.',
  imported:
    'Este pedido se hizo en nuestra tienda anterior, así que aquí no puedes desistir de él. [Escríbenos](/contact).',
  erased:
    'Los datos personales de este pedido se han borrado, así que aquí no puedes desistir de él. [Escríbenos](/contact).',
  exempt: 'No hay derecho de desistimiento para los artículos de este pedido:',
  returned: 'Todo lo de este pedido ya se ha devuelto, así que no queda nada de lo que desistir.',
} as const
export const late = (day: string) =>
  `El plazo para desistir de este pedido terminó el ${day}. Si hay algún problema con lo que compraste, conservas tus demás derechos: [escríbenos](/contact).`

// The receipt, on the page and by mail: what happens next
export const next = {
  cancelled: 'Tu pedido aún no había salido, así que queda cancelado. Te reembolsaremos todo lo que pagaste.',
  unshipped: (day: string) =>
    `Tu pedido aún no ha salido. Quitaremos los artículos de los que has desistido y te reembolsaremos, como muy tarde el ${day}, por el mismo medio de pago que usaste.`,
  shipped: (day: string) =>
    `Devuélvelo como muy tarde el ${day}. Te reembolsaremos dentro de ese mismo plazo, por el mismo medio de pago que usaste. Podemos esperar a recibirlo o a que nos demuestres que lo has enviado.`,
} as const
export const sendTo = (address: string) => `Dirección de devolución: ${address}.`
export const addressOnRequest = (email: string) => `Para saber la dirección de devolución, escribe a ${email}.`
export const refundAccount = (email: string) =>
  `Para que podamos transferirte el reembolso, envía a ${email} el nombre del titular de tu cuenta y el IBAN o el número de cuenta.`
export const withdrawnUnits = (units: number) => `Unidades incluidas en el desistimiento: ${units}`

// The receipt by mail
export const mail = {
  subject: (store: string, order: string) => `Tu desistimiento del pedido ${order} de ${store}`,
  title: 'Hemos recibido tu desistimiento',
  text: (order: string, at: string) =>
    `Has desistido del contrato del pedido ${order}. Recibimos tu desistimiento el ${at}.`,
  name: 'Tu nombre y apellidos',
  receivedAt: 'Recibido el',
} as const

// For an order that was never paid
export const nextUnpaid = {
  cancelled:
    'Tu pedido aún no había salido, así que queda cancelado. No hemos recibido ningún pago, así que no hay nada que reembolsar.',
  unshipped: () =>
    'Tu pedido aún no ha salido. Quitaremos los artículos de los que has desistido. No hemos recibido ningún pago, así que no hay nada que reembolsar.',
  shipped: (day: string) =>
    `Devuélvelo como muy tarde el ${day}. No hemos recibido ningún pago, así que no hay nada que reembolsar.`,
} as const

// The words of Directive 2011/83/EU, Annex I (B)
export const modelForm = {
  title: 'Modelo de formulario de desistimiento',
  lead: 'También puedes usar este formulario, en papel o por correo electrónico. No es obligatorio.',
  hint: '(solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)',
  to: 'A la atención de',
  declaration:
    'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien (*)/prestación del siguiente servicio (*)',
  ordered: 'Pedido el (*)/recibido el (*)',
  name: 'Nombre del consumidor o de los consumidores',
  address: 'Domicilio del consumidor o de los consumidores',
  signature: 'Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel)',
  date: 'Fecha',
  choice: '(*) Táchese lo que no proceda.',
  print: 'Imprimir',
} as const

// The instructions of Directive 2011/83/EU, Annex I (A), for goods
export const instruction = {
  title: 'Información sobre el derecho de desistimiento',
  right:
    'Tiene usted derecho a desistir del presente contrato en un plazo de 14 días naturales sin necesidad de justificación. El plazo de desistimiento expirará a los 14 días naturales del día que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material del último de esos bienes.',
  declaration: (seller: string, url: string) =>
    `Para ejercer el derecho de desistimiento, deberá usted notificarnos (${seller}) su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o un correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura más abajo, aunque su uso no es obligatorio. También puede ejercer su derecho de desistimiento en línea en ${url}. Si utiliza esta función en línea, le enviaremos sin demora indebida un acuse de recibo del desistimiento en un soporte duradero (por ejemplo, por correo electrónico), con su contenido y la fecha y hora de su envío.`,
  deadline:
    'Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.',
  refund:
    'En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos) sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso. Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya presentado una prueba de la devolución de los mismos, según qué condición se cumpla primero.',
  sending:
    'Deberá usted devolvernos o entregarnos directamente los bienes, sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de 14 días naturales a partir de la fecha en que nos comunique su decisión de desistimiento del contrato. Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya concluido dicho plazo.',
  cost: 'Deberá usted asumir el coste directo de devolución de los bienes, salvo que nuestra política de devoluciones indique que lo asumimos nosotros.',
  value:
    'Solo será usted responsable de la disminución de valor de los bienes resultante de una manipulación distinta a la necesaria para establecer la naturaleza, las características y el funcionamiento de los bienes.',
} as const
