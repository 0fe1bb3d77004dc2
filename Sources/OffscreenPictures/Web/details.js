// The pane with tabs, such as the trace and the steps, and the lines about the current moment.

import { bothCodes, noticingHTML, sources } from "./code.js";
import { viewSwatch } from "./colors.js";
import { drawMap } from "./content-map.js";
import { traceLines } from "./differences.js";
import { $, escaped, momentRow, selectTab, write } from "./dom.js";
import { isShown, kindButtons } from "./event-kinds.js";
import { shownTabs } from "./first-screen.js";
import { drawProof } from "./proof.js";
import { changes, sentence, sentenceAtStop } from "./sentences.js";
import { sourceText } from "./source-code.js";
import { probe } from "./tap-probe.js";
import { drawTree } from "./tree.js";
import { table } from "./views-table.js";
import { why } from "./why.js";

export function drawWords(player) {
    const { film } = player;
    const { tick } = film;
    const text = index => (index < 0 || index >= film.count ? "" : film.moment(index).line);
    $("step").textContent = film.data.ticks[Math.max(0, player.step(tick))]?.[2] ?? "";
    $("happened").textContent = text(film.at);
    $("coming").textContent = player.predicts
        ? "?"
        : film.at + 1 < film.count
          ? text(film.at + 1)
          : "nothing: this is the last moment";
    $("sentence").textContent = sentenceAtStop(player) ?? sentence(film, film.at);
    const found = changes(film);
    write(
        $("changes"),
        found.length
            ? `<b>changed</b> ${escaped(found.slice(0, 4).join("; "))}` +
                  (found.length > 4 ? ` and ${found.length - 4} more` : "")
            : "",
    );
    const tabs = shownTabs(player);
    for (const tab of document.querySelectorAll("[role=tab][data-tab]")) {
        selectTab(tab, tab.dataset.tab === player.tab);
        tab.hidden = !tabs.includes(tab.dataset.tab);
    }
    const host = $("text");
    for (const tab of ["tree", "map"]) $(tab).hidden = player.tab !== tab;
    host.hidden = !$("tree").hidden || !$("map").hidden;
    host.setAttribute(
        "aria-label",
        document.querySelector(`[role=tab][data-tab=${player.tab}]`).textContent,
    );
    switch (player.tab) {
        case "tree":
            return drawTree(player);
        case "map":
            return drawMap(player);
        case "proof":
            write(host, drawProof(player));
            break;
        case "code":
            return write(host, bothCodes(player));
        case "notice":
            return write(host, noticingHTML(player));
        case "known":
            return write(host, sources(player));
        case "views":
            return write(host, table(player));
        case "why":
            return write(host, why(player));
        case "probe":
            return write(host, probe(player));
        case "steps":
            write(host, steps(player, tick));
            break;
        case "source":
            write(host, sourceText(player));
            break;
        default:
            write(host, traces(player));
    }
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
    return (
        kindButtons(player) +
        `<div class="traces">` +
        list
            .map(
                (film, i) =>
                    `<div tabindex="0" role="group" aria-label="trace, ` +
                    `${escaped(player.sideName(film))}" ` +
                    `data-side="${player.films.indexOf(film)}">` +
                    (list.length > 1
                        ? `<p class="file">${escaped(player.sideName(film))}</p>`
                        : "") +
                    `${trace(player, film)}</div>`,
            )
            .join("") +
        "</div>"
    );
}

function trace(player, film) {
    const other = player.otherThan(film);
    const theirs = other ? new Set(traceLines(other)) : null;
    return film
        .momentsOf(film.tick)
        .filter(
            i => i === film.at || (isShown(player, film, i) && !(player.predicts && i > film.at)),
        )
        .map(i => {
            const moment = film.moment(i);
            const color =
                moment.view >= 0
                    ? `<i style="background:` +
                      viewSwatch(
                          film,
                          moment.view,
                          player.color,
                          moment.element >= 0 ? moment.element : undefined,
                      ).fill +
                      `"></i>`
                    : "";
            return (
                `<button class="row${i === film.at ? " here" : ""}` +
                (theirs && moment.verb !== "tick" && !theirs.has(moment.line) ? " only" : "") +
                `" data-moment="${i}"` +
                (moment.view >= 0 ? ` data-view="${moment.view}"` : "") +
                `>${"  ".repeat(moment.depth)}${color}${escaped(moment.line)}</button>`
            );
        })
        .join("");
}

// Returns the lines of the scenario if they are known, or else the names of the steps.
function steps(player, tick) {
    const film = player.film;
    const ticks = film.data.ticks;
    const now = player.step(tick);
    if (film.data.scenario.length) {
        const line = now < 0 ? 0 : ticks[now][3];
        const firsts = new Map(
            ticks
                .slice()
                .reverse()
                .map(t => [t[3], t[4]]),
        );
        return film.data.scenario
            .map((text, i) => {
                const first = firsts.get(i + 1);
                const words = `${String(i + 1).padStart(3)}  ${escaped(text)}`;
                const kind = text.startsWith("#") ? " comment" : "";
                return first === undefined
                    ? `<span class="row${kind}">${words}</span>`
                    : momentRow(first, words, i + 1 === line);
            })
            .join("");
    }
    return ticks
        .map((t, i) =>
            t[2]
                ? momentRow(
                      film.endOfTick(i),
                      `tick ${String(t[0]).padStart(4)}  ${escaped(t[2])}`,
                      i === now,
                  )
                : "",
        )
        .join("");
}
