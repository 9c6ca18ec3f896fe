export const categories = {
  dresses: 'Vestidos',
  tops: 'Partes de arriba',
  bottoms: 'Pantalones y faldas',
  accessories: 'Accesorios',
}
export const comingSoonTitle = 'Próximamente'
export const comingSoonText = 'Deja tu correo y te avisaremos antes que a nadie.'
export const orderChanges =
  'Puedes cambiar o cancelar el pedido durante la primera hora: en la página de tu pedido, a la que enlaza el correo de confirmación, puedes cancelarlo o corregir la dirección. Después ya estamos preparando el paquete.'
export const standardDelivery = 'Estándar'
