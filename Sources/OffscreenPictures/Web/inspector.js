// The inspector: the properties of the selected view, its history, and the button to "why here?".

import { differenceWords, placeText, sizeText } from "./differences.js";
import { $, momentRow } from "./dom.js";
import { Flag } from "./film.js";
import { term } from "./glossary.js";
import { html, write } from "./html.js";
import { rankOf, ranksOf } from "./orders.js";
import { sentence } from "./sentences.js";
import { breakable, colorChip } from "./views-table.js";
import { lastPlaced } from "./why.js";

export function drawInspector(player) {
    const { film } = player;
    const host = $("inspector");
    const view = player.a ? film.viewNamed(player.a) : -1;
    const node = view >= 0 ? film.find(view) : null;
    // The tab 'why here?' tells about the selected views itself, and needs the room.
    host.hidden = view < 0 || player.tab === "why";
    if (host.hidden) return write(host, html``);
    const row = (word, value) =>
        value === "" || value === null || value === undefined
            ? ""
            : html`<dt>${word}</dt><dd>${value}</dd>`;
    const states = node
        ? [
              [Flag.dormant, "waits in its pool"],
              [Flag.leaving, "is leaving the screen"],
              [Flag.ready, "is made ready and not yet on the screen"],
              [Flag.selected, "is selected"],
              [Flag.highlighted, "is highlighted"],
              [Flag.untouchable, "takes no touches"],
          ]
              .filter(([flag]) => node.flags & flag)
              .map(it => it[1])
        : ["is not in the window now"];
    const ranks = ranksOf(film);
    const facts = node
        ? [
              row("represents", film.elementName(node.element)),
              row("shows", film.text(node)),
              row("image", film.image(node)),
              row("frame", `${placeText(node)}, ${sizeText(node)}`),
              row(term("z", "z"), node.z),
              row("zPosition", node.zPosition || ""),
              row(term("sibling order", "sibling"), rankOf(ranks, "siblings", node)),
              row(term("paint order", "paint"), rankOf(ranks, "paint", node)),
              row(term("hit order", "hit"), rankOf(ranks, "hit", node)),
              row("alpha", node.alpha < 1 ? +node.alpha.toFixed(2) : ""),
              row("corners", node.radius || ""),
              row("colour", colorChip(film, node)),
          ]
        : "";
    const unlike = player.differing(film).get(view);
    const lane = film.data.lanes.find(it => it[0] === view);
    const bars = [];
    // The elements that the view represented, the latest first, and the moments that placed the
    // view.
    for (let i = 1; lane && i < lane.length && (!player.predicts || lane[i] <= film.at); i += 3) {
        bars.unshift(
            momentRow(
                lane[i],
                `${film.elementName(lane[i + 2])}, from moment ${lane[i]}`,
                lane[i] <= film.at && film.at < lane[i + 1],
            ),
        );
    }
    const placed = lastPlaced(film, view).map(m => momentRow(m, sentence(film, m)));
    const earlier = bars.length - 12;
    write(
        host,
        html`<div class="inspected">
                <b>${breakable(player.a)}</b>
                <button data-tab="why">why here?</button>
                <button data-deselect>close</button>
            </div>
            <dl>
                ${facts}${row("state", states.join(", "))}
                ${row("differs from the other side", unlike ? differenceWords[unlike] : "")}
            </dl>
            ${placed.length ? html`<p class="file">What placed it</p>${placed}` : ""}
            ${bars.length ? html`<p class="file">What it has represented</p>` : ""}
            ${bars.slice(0, 12)}
            ${earlier > 0 ? html`<p class="small">and ${earlier} earlier elements</p>` : ""}`,
    );
}
