// Printing: light, and each picture as one image that is as wide as the paper.

import {drawAll} from "./canvas.js";
import {printTheme} from "./theme.js";

/** How long to wait for tiles in the colours of paper, ms. */
const PATIENCE = 4000;
const PICTURES = "#overview, .body:not(.table):not(.chart), .plot";

let images = [];

/** Prints all views when their tiles are there in the colours of paper. */
export async function print(frames) {
    printTheme(true);
    const until = performance.now() + PATIENCE;
    do {
        drawAll();
        await new Promise(done => setTimeout(done, 50));
    } while (frames().some(frame => frame.view.tiles?.complete === false && frame.view.rows.visible.length) && performance.now() < until);
    window.print();
    printTheme(false);
}

/** Puts an image of what is seen behind each picture; only paper shows it. */
function flatten() {
    drawAll();
    images = [...document.querySelectorAll(PICTURES)].filter(element => element.clientWidth).map(element => {
        const image = flat(element);
        image.className = "paper";
        element.append(image);
        return image;
    });
}

/** The canvases of an element as one, with the selection over them. */
function flat(element) {
    const scale = devicePixelRatio;
    const origin = element.getBoundingClientRect();
    const all = document.createElement("canvas");
    all.width = Math.round(origin.width * scale);
    all.height = Math.round(origin.height * scale);
    const g = all.getContext("2d");
    g.scale(scale, scale);
    g.translate(-origin.left, -origin.top);
    for (const part of element.querySelectorAll("canvas, .range, .edge")) {
        if (part.closest("[hidden]")) {
            continue;
        }
        const box = part.getBoundingClientRect();
        const clip = (part.closest(".clip") ?? part.closest(".layers") ?? element).getBoundingClientRect();
        g.save();
        g.beginPath();
        g.rect(clip.left, clip.top, clip.width, clip.height);
        g.clip();
        if (part instanceof HTMLCanvasElement) {
            if (part.width && part.height) {
                g.drawImage(part, box.left, box.top, box.width, box.height);
            }
        } else {
            const style = getComputedStyle(part);
            g.globalAlpha = style.opacity;
            g.fillStyle = style.backgroundColor;
            g.fillRect(box.left, box.top, box.width, box.height);
        }
        g.restore();
    }
    return all;
}

addEventListener("beforeprint", flatten);
addEventListener("afterprint", () => images.splice(0).forEach(image => image.remove()));
