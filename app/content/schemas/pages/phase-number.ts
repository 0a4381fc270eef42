import { z } from "zod";

export const phaseNumber = z
  .string()
  .regex(/^\d{2}$/)
  .describe("Number of the phase in two figures, in quotes so that YAML keeps the zero.");
