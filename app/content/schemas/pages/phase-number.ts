import { z } from "zod";

export const phaseNumber = z.string().regex(/^\d{2}$/);
