import { businessesPage, campsitesPage, investorsPage, privateBuyersPage } from "./pages/audiences.ts";
import {
  aboutPage,
  blogPage,
  contactPage,
  designerPage,
  faqPage,
  newsletterPage,
  processPage,
  storiesPage,
} from "./pages/company.ts";
import {
  financingBusinessesPage,
  financingInvestorsPage,
  financingPage,
  financingPrivateBuyersPage,
} from "./pages/financing.ts";
import { homePage } from "./pages/home.ts";
import { modelsPage } from "./pages/models.ts";

/** The front matter of each fixed page; the key is its file name in `pages/` and its key in the route table. */
export const schemasOfPages = {
  home: homePage,
  about: aboutPage,
  contact: contactPage,
  faq: faqPage,
  models: modelsPage,
  process: processPage,
  blog: blogPage,
  stories: storiesPage,
  designer: designerPage,
  newsletter: newsletterPage,
  "private-buyers": privateBuyersPage,
  businesses: businessesPage,
  campsites: campsitesPage,
  investors: investorsPage,
  financing: financingPage,
  "financing-private-buyers": financingPrivateBuyersPage,
  "financing-businesses": financingBusinessesPage,
  "financing-investors": financingInvestorsPage,
  // npm run new -- pagina
} as const;

export type PageKey = keyof typeof schemasOfPages;
