// The parts of the page, which draw themselves after each change of the player.

import { drawControls } from "./controls.js";
import { drawTab, drawWords } from "./details.js";
import { $ } from "./dom.js";
import { listen } from "./events.js";
import { drawFirstScreen, neighborLinks } from "./first-screen.js";
import { drawFrames } from "./frames-strip.js";
import { render } from "./html.js";
import { drawInspector } from "./inspector.js";
import { keepAddress } from "./permalink.js";
import { drawPools } from "./pools.js";
import { drawRules } from "./rules.js";
import { drawSides, makeSides } from "./sides.js";
import { drawStory, makeStory } from "./story.js";
import { drawDots } from "./tap-dot.js";
import { drawSpot } from "./tap-probe.js";
import { TimeLanes } from "./time-lanes.js";

// The order matters: a part measures the room that those before it leave.
const parts = [
    drawControls,
    drawFirstScreen,
    drawFrames,
    drawSides,
    drawDots,
    drawSpot,
    drawStory,
    drawPools,
    drawInspector,
    drawWords,
    drawTab,
    drawRules,
];

export function makeParts(player) {
    drawFirstScreen(player);
    render($("neighbors"), neighborLinks(player.guide));
    makeSides(player);
    makeStory(player);
    for (const draw of parts) player.addEventListener("change", () => draw(player));
    const lanes = new TimeLanes();
    lanes.player = player;
    $("time").replaceChildren(lanes);
    player.addEventListener("change", () => keepAddress(player));
    listen(player);
    player.openPane($("story").hidden ? "details" : "story");
    document.querySelector("[data-pane=story]").hidden = $("story").hidden;
}
