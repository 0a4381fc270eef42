import { isPageKey } from "#app/content/collections.ts";
import { getApplicationsPage } from "#app/pages/audiences/applications-page.server.ts";
import { getBlogPage } from "#app/pages/blog/blog-page.server.ts";
import { getPostPage } from "#app/pages/blog/posts.server.ts";
import { getTagPage } from "#app/pages/blog/tags/tag-page.server.ts";
import { getContactPage } from "#app/pages/contact/contact.server.ts";
import { getDesignerPage } from "#app/pages/designer/designer.server.ts";
import { getFaqPage } from "#app/pages/faq/faq.server.ts";
import { getFixedPage } from "#app/pages/fixed-page.server.ts";
import { getHomePage } from "#app/pages/home/home.server.ts";
import { getLegalPage } from "#app/pages/legal/legal.server.ts";
import { getModelPage } from "#app/pages/models/model-page.server.ts";
import { getModelsPage } from "#app/pages/models/models-page.server.ts";
import { getNewsletterPage } from "#app/pages/newsletter/newsletter.server.ts";
import { pageContext } from "#app/pages/page-context.server.ts";
import { getProductPage } from "#app/pages/product/product-page.server.ts";
import { getSiteMap } from "#app/pages/site-map/site-map.server.ts";
import { getStoriesPage, getStoryPage } from "#app/pages/stories/stories.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** Returns what the loaders of all pages of a site return, second paths left out. */
export function readPages(site: Site) {
  const listed = site.paths.all().filter(({ alias }) => alias === undefined);
  return Promise.all(
    listed.map((page) => {
      const context = pageContext(site, page);
      switch (page.key) {
        case "home":
          return getHomePage(context);
        case "models":
          return getModelsPage(context);
        case "model":
          return getModelPage(context);
        case "product":
          return getProductPage(context);
        case "blog":
        case "blog-page":
          return getBlogPage(context);
        case "tag":
        case "tag-page":
          return getTagPage(context);
        case "post":
          return getPostPage(context);
        case "site-map":
          return getSiteMap(context);
        case "stories":
          return getStoriesPage(context);
        case "story":
          return getStoryPage(context);
        case "contact":
          return getContactPage(context);
        case "faq":
          return getFaqPage(context);
        case "designer":
          return getDesignerPage(context);
        case "newsletter":
          return getNewsletterPage(context);
        case "private-buyers":
        case "businesses":
        case "campsites":
          return getApplicationsPage(page.key, context);
        default:
          return isPageKey(page.key) ? getFixedPage(page.key, context) : getLegalPage(context);
      }
    }),
  );
}
