// The pane with tabs, such as the trace and the steps, and the lines about the current moment.

import { bothCodes, noticing, sources } from "./code.js";
import { viewSwatch } from "./colors.js";
import { drawMap } from "./content-map.js";
import { traceLines } from "./differences.js";
import { $, momentRow, selectTab } from "./dom.js";
import { isShown, kindButtons } from "./event-kinds.js";
import { shownTabs } from "./first-screen.js";
import { html, write } from "./html.js";
import { drawProof } from "./proof.js";
import { changes, sentence, sentenceAtStop } from "./sentences.js";
import { sourceText } from "./source-code.js";
import { probe } from "./tap-probe.js";
import { drawTree } from "./tree.js";
import { table } from "./views-table.js";
import { why } from "./why.js";

// What the tabs show, but for the tree and the map, which have panes of their own.
const contentsOfTabs = {
    proof: drawProof,
    views: table,
    code: bothCodes,
    notice: noticing,
    why,
    probe,
    trace: traces,
    steps,
    source: sourceText,
    known: sources,
};
// The tabs with a row for the current moment.
const tabsOfMoments = ["proof", "trace", "steps", "source"];

// Draws the lines about the current moment.
export function drawWords(player) {
    const { film } = player;
    const text = index => (index < 0 || index >= film.count ? "" : film.moment(index).line);
    $("step").textContent = film.data.ticks[Math.max(0, player.step(film.tick))]?.[2] ?? "";
    $("happened").textContent = text(film.at);
    $("coming").textContent = player.predicts
        ? "?"
        : text(film.at + 1) || "nothing: this is the last moment";
    $("sentence").textContent = sentenceAtStop(player) ?? sentence(film, film.at);
    const found = changes(film);
    const more = found.length > 4 ? ` and ${found.length - 4} more` : "";
    write(
        $("changes"),
        found.length ? html`<b>changed</b> ${found.slice(0, 4).join("; ")}${more}` : html``,
    );
}

// Draws the pane of the selected tab.
export function drawTab(player) {
    const tabs = shownTabs(player);
    for (const tab of document.querySelectorAll("[role=tab][data-tab]")) {
        selectTab(tab, tab.dataset.tab === player.tab);
        tab.hidden = !tabs.includes(tab.dataset.tab);
    }
    const host = $("text");
    for (const tab of ["tree", "map"]) $(tab).hidden = player.tab !== tab;
    host.hidden = !$("tree").hidden || !$("map").hidden;
    const title = document.querySelector(`[role=tab][data-tab=${player.tab}]`).textContent;
    host.setAttribute("aria-label", title);
    if (player.tab === "tree") return drawTree(player);
    if (player.tab === "map") return drawMap(player);
    write(host, contentsOfTabs[player.tab](player));
    if (tabsOfMoments.includes(player.tab)) keepMomentInSight(host);
}

// Scrolls each list of the pane so that its row of the current moment is in sight.
function keepMomentInSight(host) {
    for (const here of host.querySelectorAll(".traces > div .here:first-of-type, .here, tr.now")) {
        const list = here.closest(".traces > div") ?? host;
        if (here === list.querySelector(".here, tr.now")) {
            keepInSight(list, here, firstCommentRow(here));
        }
    }
}

// Returns the row of the first comment directly above a row of the scenario, or that row if there
// is no comment above it.
function firstCommentRow(row) {
    let first = row;
    while (first.previousElementSibling?.classList.contains("comment")) {
        first = first.previousElementSibling;
    }
    return first;
}

function keepInSight(host, row, first) {
    const top = first.offsetTop - host.offsetTop;
    const bottom = row.offsetTop - host.offsetTop + row.offsetHeight;
    if (top < host.scrollTop) {
        host.scrollTop = top - 20;
    } else if (bottom > host.scrollTop + host.clientHeight) {
        host.scrollTop = Math.min(top - 4, bottom - host.clientHeight + 20);
    }
}

// Returns the trace of the current tick. If there are two sides, it returns the traces of both.
function traces(player) {
    const list = [player.film, player.other].filter(Boolean);
    const lists = list.map(film => {
        const name = player.sideName(film);
        return html`
            <div tabindex="0" role="group" aria-label="trace, ${name}"
                data-side="${player.films.indexOf(film)}">
                ${list.length > 1 ? html`<p class="file">${name}</p>` : ""}
                ${trace(player, film)}
            </div>`;
    });
    return html`${kindButtons(player)}<div class="traces">${lists}</div>`;
}

function trace(player, film) {
    const other = player.otherThan(film);
    const theirs = other ? new Set(traceLines(other)) : null;
    const row = i => {
        const moment = film.moment(i);
        const { view, element } = moment;
        const isHere = i === film.at ? " here" : "";
        const isOnly =
            theirs && moment.verb !== "tick" && !theirs.has(moment.line) ? " only" : "";
        const fill = () =>
            viewSwatch(film, view, player.color, element < 0 ? undefined : element).fill;
        const [ofView, color] =
            view < 0
                ? ["", ""]
                : [html`data-view="${view}"`, html`<i style="background:${fill()}"></i>`];
        return html`
            <button class="row${isHere}${isOnly}" data-moment="${i}" ${ofView}>
                ${"  ".repeat(moment.depth)}${color}${moment.line}
            </button>`;
    };
    return film
        .momentsOf(film.tick)
        .filter(
            i => i === film.at || (isShown(player, film, i) && !(player.predicts && i > film.at)),
        )
        .map(row);
}

// Returns the lines of the scenario if they are known, or else the names of the steps.
function steps(player) {
    const { film } = player;
    const now = player.step(film.tick);
    return html`${film.data.scenario.length ? scenarioRows(film, now) : stepRows(film, now)}`;
}

function scenarioRows(film, now) {
    const { ticks, scenario } = film.data;
    const lineNow = now < 0 ? 0 : ticks[now][3];
    const firsts = new Map(
        ticks
            .slice()
            .reverse()
            .map(t => [t[3], t[4]]),
    );
    return scenario.map((text, i) => {
        const first = firsts.get(i + 1);
        const words = `${String(i + 1).padStart(3)}  ${text}`;
        const kind = text.startsWith("#") ? " comment" : "";
        return first === undefined
            ? html`<span class="row${kind}">${words}</span>`
            : momentRow(first, words, i + 1 === lineNow);
    });
}

const stepRows = (film, now) =>
    film.data.ticks.map(([number, , text], i) =>
        text
            ? momentRow(
                  film.endOfTick(i),
                  `tick ${String(number).padStart(4)}  ${text}`,
                  i === now,
              )
            : "",
    );
