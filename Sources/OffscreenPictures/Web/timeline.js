"use strict";

// The time axis: marks of the story, of violations and of steps, and a thumbnail for each step.

// The x at which the axis begins. The scrubber, the marks, the passes, the thumbnails and the lanes have the same axis.
const axisLeft = 104;
const axis = (film, width) => moment => axisLeft + (width - axisLeft - 10) * moment / Math.max(1, film.count - 1);

function drawTime(player) {
    const film = player.film, host = $("marks"), width = Math.max(240, host.clientWidth), key = [width, film.side, player.color, player.films.map(f => f.side), player.predicts ? film.at : ""].join();
    const x = axis(film, width);
    if (host.key !== key) {
        host.key = key;
        host.innerHTML = marks(player, film, width, x) + thumbnails(player, film, width, x);
    }
    // In predict mode, later moments have no marks on the axis.
    for (const pane of ["marks", "passes"]) $(pane).style.clipPath = player.predicts ? `inset(0 ${Math.max(0, width - x(film.at) - 2)}px 0 0)` : "";
    host.querySelectorAll(".line").forEach(line => line.setAttribute("transform", `translate(${x(film.at).toFixed(1)} 0)`));
}

function marks(player, film, width, x) {
    let svg = `<text x="0" y="13" font-size="12" fill="var(--soft)">steps</text>`;
    let free = 0;
    for (const tick of stepsOf(film)) {
        const [, , text, , first] = film.data.ticks[tick], at = x(first);
        svg += `<path d="M${at.toFixed(1)} 0v18" stroke="var(--line)"/>`;
        const room = text.length * 6.6;
        if (at < free || at + Math.min(room, 60) > width) continue;
        const next = stepsOf(film).map(t => x(film.data.ticks[t][4])).find(o => o > at + 40) ?? width;
        const most = Math.max(6, Math.floor((next - at - 6) / 6.6)), shown = text.length > most ? text.slice(0, most - 1) + "…" : text;
        svg += `<text data-moment="${first}" x="${(at + 3).toFixed(1)}" y="13" font-size="12" fill="var(--soft)"><title>${escaped(text)}</title>${escaped(shown)}</text>`;
        free = at + shown.length * 6.6 + 8;
    }
    if (showsRules(player)) for (const moment of new Set(film.data.violations.map(v => v[0]))) svg += `<path d="M${x(moment).toFixed(1)} 18l-3 -5h6z" fill="var(--wrong)"/>`;
    const first = firstDifference(player);
    if (first >= 0) svg += `<path data-moment="${first}" d="M${x(first).toFixed(1)} 19l-5 -5l5 -5l5 5z" fill="var(--mark)"><title>the first difference between the sides</title></path>`;
    for (const name of stops) {
        const stop = player.guide[name];
        if (stop && player.all[stop[0]] === film) svg += `<path data-stop="${name}" d="M${x(stop[1]).toFixed(1)} 19l-5 -8h10z" fill="${name === "fixed" ? "var(--good)" : "var(--wrong)"}"><title>${{ symptom: "the symptom", cause: "the cause", fixed: "with the fix" }[name]}</title></path>`;
    }
    write($("legend"), legendOfMarks(player));
    return `<svg width="${width}" height="20" role="img" aria-label="the steps on the time axis"><g>${svg}</g><path class="line" stroke="var(--mark)" stroke-width="2" d="M0 0V20"/></svg>`;
}

// Returns the legend of the marks that the axis has.
function legendOfMarks(player) {
    const mark = (path, fill, words) => `<span><svg width="12" height="11" aria-hidden="true"><path d="${path}" fill="var(--${fill})"/></svg>${words}</span>`, down = "M6 11l-5 -8h10z";
    return [guideHas(player, "symptom") ? mark(down, "wrong", guideHas(player, "cause") ? "the cause and the symptom" : "the symptom") : "", guideHas(player, "fixed") ? mark(down, "good", "with the fix") : "", firstDifference(player) >= 0 ? mark("M6 11l-5 -5l5 -5l5 5z", "mark", "first difference") : "",
        showsRules(player) && player.film.data.violations.length ? mark("M6 9l-3 -5h6z", "wrong", "a rule is violated") : "", "<span>each layout pass: <i class=\"ask\"></i>questions <i class=\"make\"></i>views made <i class=\"move\"></i>views moved</span>"].filter(Boolean).join("");
}
const guideHas = (player, name) => !!player.guide[name] && player.all[player.guide[name][0]] === player.film;

// Returns small pictures of the ends of the steps, as many as there is room for.
function thumbnails(player, film, width, x) {
    const [w, h] = film.data.screen, high = 46, scale = high / h, wide = w * scale, now = film.at;
    let svg = `<text x="0" y="27" font-size="12" fill="var(--soft)">screens</text>`, free = axisLeft - wide;
    stepsOf(film).forEach((tick, i, all) => {
        const moment = film.endOfTick((all[i + 1] ?? film.data.ticks.length) - 1), left = Math.max(axisLeft, Math.min(x(moment) - wide / 2, width - wide - 1));
        if (left < free) return;
        free = left + wide + 4;
        film.seek(moment);
        const main = mainView(film), ranks = new Map(inOrder(film, "paint").map((node, j) => [node, j]));
        const shown = film.scene.map((node, j) => [node, j]).filter(([node]) => node.flags & Flag.reusable && !(node.flags & Flag.unpainted)).sort((a, b) => (ranks.get(a[0]) ?? a[1]) - (ranks.get(b[0]) ?? b[1]));
        const body = main < 0 ? "" : shown.map(([node, j]) => { const [px, py] = originOf(film, j); return `<rect x="${px}" y="${py}" width="${node.w}" height="${node.h}" rx="${node.radius}" fill="${swatch(film, node, player.color).fill}" stroke="#0006"/>`; }).join("");
        svg += `<svg data-moment="${moment}" x="${left.toFixed(1)}" y="1" width="${wide.toFixed(1)}" height="${high}" viewBox="0 0 ${w} ${h}"><title>${escaped(film.data.ticks[tick][2])}</title><rect width="${w}" height="${h}" fill="var(--glass)"/>${body}<rect width="${w}" height="${h}" fill="none" stroke="var(--line)" stroke-width="${2 / scale}"/></svg>`;
    });
    film.seek(now);
    return `<svg width="${width}" height="${high + 2}" role="img" aria-label="a small picture of each step"><g>${svg}</g><path class="line" stroke="var(--mark)" stroke-width="2" d="M0 0V${high + 2}"/></svg>`;
}
