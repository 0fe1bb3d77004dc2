// The lab. The switches choose one of the runs that the page contains, and each part of the page
// shows that run.

import { $ } from "./dom.js";
import { LabControls } from "./lab-controls.js";
import { LabHeatMap } from "./lab-heat-map.js";
import { LabOrder } from "./lab-order.js";
import { LabReasons } from "./lab-reasons.js";
import { LabScreen } from "./lab-screen.js";
import { LabStore } from "./lab-store.js";

const store = new LabStore(JSON.parse($("lab").textContent));
for (const Part of [LabControls, LabScreen, LabReasons, LabOrder, LabHeatMap]) new Part(store);
store.followAddress();
