// The first screen of an exhibit: three controls and four tabs. The button "inspect" shows the
// rest.

import { $ } from "./dom.js";
import { html } from "./html.js";
import { firstTab, tabsOf } from "./tabs.js";

// Whether a page has a first screen. Only pages on which a scenario tells and proves a mistake do.
export const hasFirstScreen = guide => !!guide.story && !!guide.proof;

// Returns the tabs of the first screen.
export const tabsOfFirstScreen = guide =>
    tabsOf(guide).filter(tab => [firstTab(guide), "code", "notice", "known"].includes(tab));

// Returns the tabs that are shown now.
export const shownTabs = player =>
    player.inspects ? tabsOf(player.guide) : tabsOfFirstScreen(player.guide);

// Shows the whole player, or the first screen.
export function inspect(player, isOn) {
    const isThere = tabsOfFirstScreen(player.guide).includes(player.tab);
    player.set({
        inspects: isOn,
        needsRest: true,
        ...(isOn ? {} : { isApart: false, tab: isThere ? player.tab : firstTab(player.guide) }),
    });
}

// Draws what tells the first screen from the whole player.
export function drawFirstScreen(player) {
    document.body.classList.toggle("first", !player.inspects);
    document.body.classList.toggle("framed", !player.inspects && player.guide.frames.length > 0);
    $("inspect").hidden = !hasFirstScreen(player.guide);
    $("inspect").setAttribute("aria-pressed", player.inspects);
}

// Returns the links from a page of a site to the pages before and after it.
export function neighborLinks({ site }) {
    if (!site) return html``;
    const link = (name, words, rel) =>
        name
            ? html`<a rel="${rel}" href="${name}.html" title="${name.replace("-", " ")}">
                  ${words}
              </a>`
            : "";
    return html`
        ${link(site.previous, "← previous", "prev")}
        <a href="index.html">all exhibits</a>
        ${link(site.next, "next →", "next")}`;
}
