/** The texts of the specification's sections 4, 5 and 8, word for word; never taken from the locale file. */
export const catalogue = {
  contact: {
    errors: {
      name: "El nombre debe tener al menos 2 caracteres",
      email: "Email inválido",
      message: "El mensaje debe tener al menos 10 caracteres",
    },
    success: ["Mensaje enviado", "Nos pondremos en contacto contigo pronto."],
    failure: ["Error", "Hubo un error al enviar el mensaje. Por favor, inténtalo de nuevo."],
  },
  newsletter: {
    error: "Email inválido",
    success: ["¡Suscripción exitosa!", "Te mantendremos informado sobre nuestras novedades."],
    failure: ["Error", "No se pudo procesar tu suscripción. Por favor, inténtalo de nuevo."],
  },
  chat: {
    title: "Asistente Virtual",
    greeting: "¡Hola! Soy tu asistente virtual. ¿En qué puedo ayudarte?",
    placeholder: "Escribe tu mensaje...",
    typing: "Escribiendo...",
    toast: ["Lo siento, ha ocurrido un error al procesar tu mensaje. Por favor, inténtalo de nuevo."],
    apology: "Lo siento, ha ocurrido un error. Por favor, inténtalo de nuevo.",
    noResponse: "No response received from the assistant",
  },
} as const;
