import { z } from "zod";

/** Two digits: 01. */
export const phaseNumber = z.stringFormat("digits", /^\d{2}$/);
