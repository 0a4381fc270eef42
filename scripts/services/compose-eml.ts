import nodemailer, { type SendMailOptions } from "nodemailer";

/**
 * Returns a message in the format of `.eml` files, with the line ends of mail servers. nodemailer removes line breaks
 * from headers.
 */
export async function composeEml(mail: SendMailOptions): Promise<Buffer> {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new Error("nodemailer gave a stream for a message.");
  return message;
}
