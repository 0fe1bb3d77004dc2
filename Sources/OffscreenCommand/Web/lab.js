// The switches choose one of the runs that the page contains. The screen and the heat map show that
// run.

const lab = JSON.parse(document.getElementById("lab").textContent);
const $ = id => document.getElementById(id);
const counts = lab.switches.map(s => s[2].length);
let chosen = counts.map(() => 0);
const firstStep = Math.max(0, lab.steps.indexOf("scrolled"));
let step = firstStep;
// The point of the last tap on the screen; null before the first.
let finger = null;

const frameOf = (chosen, step) =>
    lab.frames[lab.runs[lab.combinations[chosen.reduce((n, c, i) => n * counts[i] + c, 0)]][step]];

const place = number => {
    const [name, box] = lab.elements[number].split("|");
    const [x, y, w, h] = box.split(",").map(Number);
    return { name, x, y, w, h };
};

const views = frame => {
    const list = [];
    for (let i = 0; i < frame[0].length; i += 3) {
        list.push({ ...place(frame[0][i]), z: frame[0][i + 1], zPosition: frame[0][i + 2] });
    }
    return list;
};

const meet = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const fill = view =>
    view.name.includes("card")
        ? "var(--card)"
        : view.name.includes("armband")
          ? "var(--armband)"
          : view.name.startsWith("item")
            ? ["var(--section-0)", "var(--section-1)", "var(--section-2)"][
                  +view.name.split("-")[1] % 3
              ]
            : "var(--other)";

const short = view => view.name.replace(/^item |^decoration /, "");

// Returns the names of views, with "and" before the last.
function names(views) {
    const all = views
        .map(short)
        .sort()
        .map(name => `<span class="name">${name}</span>`);
    return all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${all.at(-1)}` : all[0];
}

$("switches").innerHTML = lab.switches
    .map(
        ([name, title, choices], i) =>
            `<fieldset><legend>${title}</legend>` +
            choices
                .map(
                    ([label], j) =>
                        `<label><input type="radio" name="${name}" data-switch="${i}" ` +
                        `value="${j}"> ${label}</label>`,
                )
                .join("") +
            "</fieldset>",
    )
    .join("");
$("step").innerHTML = lab.steps
    .map((word, i) => `<button data-step="${i}">${i + 1}. ${word}</button>`)
    .join(" ");
for (const id of ["rows", "columns"]) {
    $(id).innerHTML = lab.switches.map((s, i) => `<option value="${i}">${s[1]}</option>`).join("");
}
$("rows").value = 1;
$("columns").value = 0;

function draw() {
    const frame = frameOf(chosen, step);
    const list = views(frame);
    const painted = list
        .map((v, i) => [v, i])
        .sort((a, b) => a[0].zPosition - b[0].zPosition || a[1] - b[1])
        .map(p => p[0]);
    const size = v =>
        `left:${v.x / 3.2}%;top:${v.y / 2.2}%;width:${v.w / 3.2}%;height:${v.h / 2.2}%`;
    const under = new Map();
    const covered = new Map();
    painted.forEach((front, i) =>
        painted.slice(0, i).forEach(back => {
            if (back.z <= front.z || !meet(front, back)) return;
            under.set(back, front);
            covered.set(front, [...(covered.get(front) ?? []), back]);
        }),
    );
    $("views").innerHTML =
        painted
            .map(
                v =>
                    `<div class="${v.name.includes("card") ? "card" : ""}" style="${size(v)};` +
                    `background:${fill(v)}">${short(v)}</div>`,
            )
            .join("") +
        [...under.keys()]
            .map(
                v =>
                    `<div class="ghost" style="${size(v)}"><span>${short(v)} is under</span></div>`,
            )
            .join("");
    const [code, reason, exhibit] = lab.fixes[chosen[1]];
    const hasBug = lab.switches[0][2][chosen[0]][1].includes("mechanism=");
    const why = chosen[1] === 0 && !hasBug ? lab.whyWithoutBug[0] : reason;
    const flip = turned(chosen, step)
        ? " <strong class='bad'>The two cards have changed places in this step.</strong>"
        : "";
    const miss =
        frame[2] !== frame[1]
            ? " Touches follow the sibling order alone, in which " +
              (frame[2]
                  ? `${frame[2]} ${frame[2] === 1 ? "pair is" : "pairs are"}`
                  : "no pair is") +
              " in the wrong order."
            : "";
    $("verdict").innerHTML =
        (frame[1]
            ? `<strong class="bad">${frame[1]} ${frame[1] === 1 ? "pair is" : "pairs are"} ` +
              "painted in the wrong order</strong>: " +
              [...covered]
                  .map(([front, backs]) => `${names(backs)} under ${short(front)}`)
                  .join("; ") +
              "."
            : `<strong class="good">Everything is painted in the order of its zIndex.</strong>`) +
        miss +
        flip;
    $("why").innerHTML =
        `${why} ` +
        (lab.isSite
            ? `<a href="exhibit-${exhibit}.html">Exhibit ${exhibit}</a>`
            : `Exhibit ${exhibit}`) +
        " explains it.";
    $("code").textContent = code;
    $("order").innerHTML =
        "<table><tr><th>frontmost first</th><th>z</th><th>zPosition</th>" +
        "<th>sibling</th><td></td></tr>" +
        painted
            .slice()
            .reverse()
            .map(
                v =>
                    `<tr><td>${short(v)}</td><td>${v.z}</td><td>${v.zPosition}</td><td>` +
                    `${list.indexOf(v)}</td><td>` +
                    (under.has(v) ? "under " + short(under.get(v)) : "") +
                    "</td></tr>",
            )
            .join("") +
        "</table>";
    document
        .querySelectorAll("[data-switch]")
        .forEach(it => (it.checked = chosen[it.dataset.switch] === +it.value));
    document
        .querySelectorAll("[data-step]")
        .forEach(it => it.setAttribute("aria-pressed", +it.dataset.step === step));
    heat();
    if (finger) tapAt(finger.x, finger.y);
    const hash = address(chosen);
    if (location.hash !== hash) history.replaceState(null, "", hash);
}

// Whether the sibling order of the two cards differs from that at the previous step.
function turned(chosen, step) {
    const order = step =>
        views(frameOf(chosen, step))
            .filter(v => v.name.includes("card"))
            .map(v => v.name)
            .join();
    return (
        step > 0 && order(step).length === order(step - 1).length && order(step) !== order(step - 1)
    );
}

// Shows the results of three questions at a point: which view is painted in front, which one a
// touch reaches, and which item indexPathForItem(at:) returns. Painting follows zPosition and then
// the siblings, touches follow the siblings.
function tapAt(x, y) {
    finger = { x, y };
    $("finger").hidden = false;
    $("finger").style.left = `${x / 3.2}%`;
    $("finger").style.top = `${y / 2.2}%`;
    const list = views(frameOf(chosen, step)).filter(
        v => v.x <= x && x < v.x + v.w && v.y <= y && y < v.y + v.h,
    );
    const name = v => (v ? v.name : "nothing");
    const painted = list
        .map((v, i) => [v, i])
        .sort((a, b) => a[0].zPosition - b[0].zPosition || a[1] - b[1])
        .pop()?.[0];
    const hit = list.at(-1);
    const item = list.filter(v => v.name.startsWith("item")).pop();
    $("tap").innerHTML =
        `At (${Math.round(x)}, ${Math.round(y)}): <b>${name(painted)}</b> is painted in front, ` +
        `a touch reaches <b>${name(hit)}</b>, ` +
        `and indexPathForItem(at:) returns <b>${item ? short(item) : "nil"}</b>. ` +
        (painted === hit
            ? "A touch reaches what is seen."
            : "<strong class='bad'>A touch does not reach what is seen.</strong>");
}

// Returns the fragment of a link to one choice for each switch, at the current step.
function address(chosen) {
    return "#" + chosen.map((c, i) => `${lab.switches[i][0]}=${c}`).join("&") + `&step=${step}`;
}

function heat() {
    const [r, c] = [+$("rows").value, +$("columns").value];
    const cell = (i, j) => {
        const other = chosen.slice();
        other[c] = j;
        other[r] = i;
        return other;
    };
    $("heat").innerHTML =
        "<table><tr><td></td>" +
        lab.switches[c][2].map(([label]) => `<th scope="col">${label}</th>`).join("") +
        "</tr>" +
        lab.switches[r][2]
            .map(
                ([label], i) =>
                    `<tr><th scope="row">${label}</th>` +
                    lab.switches[c][2]
                        .map((_, j) => {
                            if (r === c && i !== j) return "<td></td>";
                            const other = cell(i, j);
                            const count = frameOf(other, step)[+$("sense").value];
                            const turns = turned(other, step);
                            const isHere = other.every((value, k) => value === chosen[k]);
                            return (
                                `<td><a href="${address(other)}" ` +
                                `class="${count > 2 ? "bad" : count ? "some" : "none"}" ` +
                                `data-to="${other.join()}"${isHere ? ' aria-current="true"' : ""}` +
                                ` title="${lab.switches[r][2][i][0]}, ` +
                                `${lab.switches[c][2][j][0]}: ` +
                                `${count} ${count === 1 ? "pair" : "pairs"} in the wrong ` +
                                `order${turns ? ", the cards change places" : ""}">` +
                                `${count}${turns ? " ⇅" : ""}</a></td>`
                            );
                        })
                        .join("") +
                    "</tr>",
            )
            .join("") +
        "</table>";
}

function follow() {
    const wanted = new URLSearchParams(location.hash.slice(1));
    const number = (name, count, other) => {
        const n = Number(wanted.get(name) ?? other);
        return Number.isInteger(n) && n >= 0 && n < count ? n : other;
    };
    // The page opens with the bug of iOS 10, after the section was reloaded.
    const first = [1, 0, 1, 3, 0, 1].map((n, i) => Math.min(n, counts[i] - 1));
    chosen = counts.map((count, i) => number(lab.switches[i][0], count, first[i]));
    step = number("step", lab.steps.length, firstStep);
    draw();
}

document.addEventListener("change", event => {
    const it = event.target;
    if (it.dataset.switch) {
        chosen[it.dataset.switch] = +it.value;
        draw();
    } else {
        heat();
    }
});
$("screen").onclick = event => {
    const box = $("screen").getBoundingClientRect();
    tapAt(
        ((event.clientX - box.left) / box.width) * 320,
        ((event.clientY - box.top) / box.height) * 220,
    );
};
$("screen").onkeydown = event => {
    const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const move = moves[event.key] ?? (["Enter", " "].includes(event.key) ? [0, 0] : null);
    if (!move || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    const by = event.shiftKey ? 1 : 10;
    // The first key taps the middle.
    const from = finger ?? { x: 160 - by * move[0], y: 110 - by * move[1] };
    const within = (value, most) => Math.min(Math.max(Math.round(value), 0), most - 1);
    tapAt(within(from.x + by * move[0], 320), within(from.y + by * move[1], 220));
};
document.addEventListener("click", event => {
    const to = event.target.closest("[data-to]");
    const at = event.target.closest("[data-step]");
    if (to && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
        event.preventDefault();
        chosen = to.dataset.to.split(",").map(Number);
        draw();
        document.querySelector("#heat [aria-current]")?.focus();
    }
    if (at) {
        step = +at.dataset.step;
        draw();
    }
});
addEventListener("hashchange", follow);
follow();
