import nodemailer, { type SendMailOptions } from "nodemailer";

/**
 * Composes a message in the format of `.eml` files, which end their lines as mail servers do. nodemailer removes line
 * breaks from every header.
 */
export async function composeEml(mail: SendMailOptions): Promise<Buffer> {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new Error("nodemailer gave a stream for a message.");
  return message;
}
